import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';

export const basketPage: TextPage = {
  path: '/basket',
  title: 'Your basket',
  description: 'The basket of the example shop.',
  updated: '2026-01-19',
  noindex: true,
  heading: 'Your basket',
  lead: 'Your basket is empty.',
  body: html`<p>
    Hearth &amp; Loom is an invented shop, so nothing can be bought here. <a href="/">Go on looking</a>.
  </p>`,
};

export const accountPage: TextPage = {
  path: '/account/',
  title: 'Your account',
  description: 'Sign in to see your orders.',
  updated: '2026-01-19',
  heading: 'Your account',
  lead: 'Sign in to see your orders and addresses.',
  body: html`<p>
    Hearth &amp; Loom is an invented shop, so there are no accounts. See
    <a href="/account/orders">an example of an order</a>.
  </p>`,
};

export const ordersPage: TextPage = {
  path: '/account/orders',
  title: 'Your orders',
  description: 'An example of an order.',
  updated: '2026-01-19',
  heading: 'Your orders',
  lead: 'Order HL-58213, delivered on 4 November 2026 to Mary Example.',
  body: html`<p>Private: robots are asked to stay out of this area.</p>`,
};
