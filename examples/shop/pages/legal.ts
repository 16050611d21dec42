import { returns, shop } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';

export const privacyPage: TextPage = {
  path: '/privacy',
  title: 'Privacy',
  description: 'This shop sets no cookies. What we keep about an order, and for how long.',
  updated: '2026-01-19',
  heading: 'Privacy',
  lead: 'This shop sets no cookies and counts no visitors.',
  body: html`
    <p>
      For an order we keep your name, your address and what you bought, for as long as tax law asks (six years), and the
      carrier gets what it needs to find your door. Your e-mail address is used for your order and nothing else unless
      you join our list. You may ask at any time what we hold, have it corrected or have it deleted: write to
      <a href="mailto:${shop.mail}">${shop.mail}</a>.
    </p>
  `,
};

export const termsPage: TextPage = {
  path: '/terms',
  title: 'Terms of sale',
  description: 'The terms on which Hearth & Loom sells.',
  updated: '2026-01-19',
  heading: 'Terms of sale',
  lead: `These terms apply to orders placed with ${shop.legalName}, ${shop.address.street}, ${shop.address.town}, ${shop.address.country}.`,
  body: html`
    <h2>Contract</h2>
    <p>
      Your order is an offer; the contract is made when we confirm that the parcel has left. Prices include Irish VAT.
    </p>
    <h2>Withdrawal</h2>
    <p>
      Consumers may withdraw within ${returns.withdrawalDays} days without giving a reason; our voluntary period of
      ${returns.days} days includes it. See <a href="/returns">returns</a>.
    </p>
    <h2>Property</h2>
    <p>Goods remain ours until they are paid in full.</p>
    <h2>Law</h2>
    <p>Irish law applies, without taking from you the protection of the law of the country in which you live.</p>
  `,
};
