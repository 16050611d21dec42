import { trusted } from './html.ts';
import type { Html } from './html.ts';

export const jsonLd = (data: object): Html =>
  trusted(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
