import { giftCards, returns, shop } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';
import { formatPrice } from '../templates/price.ts';

export const giftCardsPage: TextPage = {
  path: '/gift-cards',
  title: 'Gift cards',
  description: 'Hearth & Loom gift cards by e-mail or on paper: amounts, how long they last and how to use them.',
  updated: '2026-04-22',
  heading: 'Gift cards',
  lead: `For people with taste of their own. Gift cards come in ${giftCards.amountsCents.map(formatPrice).join(', ')} and are valid for ${giftCards.validYears} years.`,
  body: html`
    <h2>How they arrive</h2>
    <p>
      By e-mail within ${giftCards.sentWithin} of payment, or on a date that you choose. On request we print the card on
      cotton paper and post it in an envelope lined with one of our weaves, at no extra cost.
    </p>

    <h2>How to use one</h2>
    <p>
      Type the code into the field at the checkout, or show it in our shop in ${shop.address.town}. What is left stays
      on the card for the next time, and several cards can be used together. A card can pay for delivery too.
    </p>

    <h2>Good to know</h2>
    <ul>
      <li>Valid for ${giftCards.validYears} years from the day of purchase.</li>
      <li>An unused card can be cancelled within ${returns.withdrawalDays} days of purchase; a used one cannot.</li>
      <li>Cards cannot be exchanged for cash, and a card cannot buy another card.</li>
      <li>If you lose the mail, tell us the name of the buyer and we will send it again.</li>
    </ul>
  `,
};
