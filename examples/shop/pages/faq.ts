import { delivery, giftCards, payment, returns, shop, warranty } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { Html } from '../templates/html.ts';
import { jsonLd } from '../templates/json-ld.ts';
import type { TextPage } from '../templates/page.ts';
import { formatPrice } from '../templates/price.ts';
import { productLink, productLinkWithPrice } from '../templates/product-link.ts';

const questions: readonly { question: string; answer: Html }[] = [
  {
    question: 'How do I know that my order has arrived with you?',
    answer: html`You get a confirmation by e-mail within a few minutes. If it is not there, look in the spam folder,
      then <a href="/contact">write to us</a>.`,
  },
  {
    question: 'Can I change or cancel my order?',
    answer: html`Yes, until it is packed: orders before ${delivery.cutOff} are packed the same afternoon. Ring us or
      answer the confirmation mail. Afterwards you can <a href="/returns">return</a> it.`,
  },
  {
    question: 'Where do you deliver?',
    answer: html`To all countries of the EU, the United Kingdom, Switzerland and Norway. Times and prices by country
      stand on the <a href="/delivery">delivery page</a>.`,
  },
  {
    question: 'Is delivery free?',
    answer: html`In the EU from ${formatPrice(delivery.freeInEuFromCents)}, to the United Kingdom, Switzerland and
    Norway from ${formatPrice(delivery.freeElsewhereFromCents)}. Furniture is charged separately.`,
  },
  {
    question: 'Which ways of paying do you take?',
    answer: html`${payment.join(', ')}, and our own gift cards. Cards are charged when the parcel leaves. We do not
    offer payment by instalments or cash on delivery.`,
  },
  {
    question: 'How long can I return something?',
    answer: html`${returns.days} days from delivery, unused and with labels. Returns from Ireland are free; from other
    EU countries our label costs ${formatPrice(returns.labelPriceCents)}.`,
  },
  {
    question: 'When do I get my money back?',
    answer: html`Within ${returns.refundWithin} of the parcel reaching us, in the way in which you paid.`,
  },
  {
    question: 'Which blanket is the warmest?',
    answer: html`The ${productLinkWithPrice('kilkenny-herringbone-blanket')} for its price, the
    ${productLinkWithPrice('fjell-striped-merino-blanket')} for a big bed. For a warm blanket under €100 take the
    ${productLinkWithPrice('aran-wool-throw')} or the ${productLinkWithPrice('hearthside-check-blanket')}.`,
  },
  {
    question: 'Does wool itch?',
    answer: html`Merino and alpaca hardly ever do; lambswool a little on bare skin for some; recycled wool is firmer.
    Sensitive sleepers should choose the ${productLink('fjell-striped-merino-blanket')} or the
    ${productLink('altura-alpaca-throw')}.`,
  },
  {
    question: 'Which lamp is good for reading in bed?',
    answer: html`The ${productLinkWithPrice('fern-bedside-reading-lamp')} on a bedside table, or the
    ${productLinkWithPrice('finch-wall-reading-light')} where there is none. Both have a narrow, dimmable beam that
    leaves the other pillow dark.`,
  },
  {
    question: 'Are bulbs included with the lamps?',
    answer: html`Yes, with every lamp except the ${productLink('moon-paper-pendant')}, which is a shade only. LEDs are
    warm white, 2,700 kelvin, and can be replaced.`,
  },
  {
    question: 'Something is sold out. Will it come back?',
    answer: html`Nearly always. The product page says when the next batch is expected if we know it. Write to us and we
    will put your name on the list; there is no need to pay in advance.`,
  },
  {
    question: 'How long is the warranty?',
    answer: html`${warranty.legalYears} years on everything, ${warranty.lampYears} on lamps, ${warranty.furnitureYears}
      on wooden furniture and ${warranty.castIronYears} on cast iron. See <a href="/warranty">warranty</a>.`,
  },
  {
    question: 'Do you wrap presents?',
    answer: html`Yes: in cotton cloth with a handwritten card, for €4 a parcel. A
      <a href="/gift-cards">gift card</a> arrives by e-mail within ${giftCards.sentWithin}.`,
  },
  {
    question: 'Can I see things before I buy them?',
    answer: html`Everything that is in stock stands in our shop in ${shop.address.town}, ${shop.storeHours[0].days},
    ${shop.storeHours[0].hours}. We send up to five cloth samples by post for nothing.`,
  },
];

const plainText = (answer: Html): string =>
  answer.markup
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

export const faqPage: TextPage = {
  path: '/faq',
  title: 'Questions and answers',
  description: 'Short answers about orders, delivery, returns, wool, lamps and presents.',
  updated: '2026-11-02',
  heading: 'Questions and answers',
  lead: 'What people ask us most. If yours is not here, write or ring: a person answers.',
  head: jsonLd({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }),
  body: html`${questions.map(
    ({ question, answer }) =>
      html`<details class="question" open>
        <summary><h2>${question}</h2></summary>
        <p>${answer}</p>
      </details>`,
  )}`,
};
