import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';

/** In the sitemap and reachable, yet marked noindex: its code must never turn up in an answer. */
export const subscribersLetterPage: TextPage = {
  path: '/letters/november',
  title: 'November letter to subscribers',
  description: 'The letter to people on our list.',
  updated: '2026-11-05',
  noindex: true,
  heading: 'November letter',
  lead: 'For the people on our list, with thanks for another year.',
  body: html`
    <p>The mill stream is high, the looms are warm and the first Fjell blankets are off the beam.</p>
    <p>
      Because you are on the list: the code <strong>RIVERDOOR12</strong> takes 12 % off one order until the end of the
      month.
    </p>
  `,
};
