import { html } from './html.ts';
import type { Page } from './page.ts';

export const notFoundPage: Page = {
  path: '/404.html',
  title: 'Page not found',
  description: 'There is no page at this address.',
  updated: '2026-01-19',
  noindex: true,
  main: html`<article class="text-page">
    <header>
      <h1>There is nothing on this shelf</h1>
      <p class="lead">The page has moved, or the thing that stood here is no longer made.</p>
    </header>
    <p class="prose"><a href="/">Go to the front of the shop</a> or <a href="/contact">ask us</a>.</p>
  </article>`,
};
