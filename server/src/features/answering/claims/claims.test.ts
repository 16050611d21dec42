/** What each file of claims forbids and lets pass, sentence by sentence, of one small shop. */
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../extraction/extracted-page.ts';
import { blanket, questionOf } from '../question.fixture.ts';
import { attribute, euros, factOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const colour = (value: string, availability: 'in_stock' | 'out_of_stock'): Product['offers'][number] => ({
  id: value,
  sku: value,
  gtin: '',
  options: { colour: value },
  price: euros(65),
  priorPrice: null,
  availability,
  url: 'https://loom.example/lamps/glow',
  imageUrl: '',
});
const throwOf: Product = {
  ...blanket,
  description: 'A warm wool blanket. Dry flat; do not tumble dry.',
  attributes: [attribute('Material', '100 % wool'), attribute('Weight', '850 g')],
};
const lamp: Product = {
  ...blanket,
  url: 'https://loom.example/lamps/glow',
  name: 'Glow lamp',
  description:
    'One charge lasts 40 hours at its lowest setting and 9 at its brightest. The cable is included. The bulb is not included. Never leave it burning near curtains. It has a battery. The next batch is due in February.',
  attributes: [attribute('Material', 'brass and walnut'), attribute('Weight', '1.2 kg')],
  categories: ['Lamps'],
  price: euros(65),
  priorPrice: euros(80),
  sku: 'G1',
  variants: [],
  offers: [colour('Chalk', 'in_stock'), colour('Charcoal', 'out_of_stock')],
};
const facts = [
  factOf('delivery.cost', 'Ireland: 1 to 2 working days, €4.90, free from €80', 'Ireland'),
  factOf('delivery.cost', 'Germany: 3 to 5 working days, €7.90, free from €80', 'Germany'),
  factOf('returns.window', 'You have 30 days from delivery to send back anything unused.'),
  factOf('returns.exceptions', 'A used or washed blanket cannot be returned.'),
  factOf('returns.cost', 'From other EU countries our return label costs €5.90.'),
  factOf('warranty', 'Two years on textiles, three on lamps.'),
  factOf('payment.methods', 'We take Visa and PayPal; cash on delivery we do not offer.'),
  factOf('gift_card', 'Gift cards cannot be exchanged for cash.'),
  factOf('contact.hours', 'We answer Monday to Friday from 9:00 to 17:30.'),
];
const question = questionOf('Tell me about the Harbour blanket and the Glow lamp', {
  products: [throwOf, lamp].map((document) => ({ document, score: 1, coverage: 1 })),
  facts,
  passages: [],
});
const faultOf = (text: string) => createClaimFault(question, rulesAlone)(text);

describe.each([
  [
    'money-fault, prices: an amount is the product’s, or counted from such',
    ['The Glow lamp costs €65 instead of €80.', 'Two Glow lamps at €65 come to €130.'],
    ['The Glow lamp costs €89.', 'Two Glow lamps at €65 come to €120.', 'The Glow lamp costs $65.'],
  ],
  [
    'sum-words: totals over sentences, what is saved, what it was before',
    [
      'The Glow lamp is €65. With delivery to Ireland at €4.90 you pay €69.90.',
      'The Glow lamp is down to €65 from €80, so you save €15.',
    ],
    [
      'The Glow lamp is €65. With delivery to Ireland at €4.90 you pay €68.90.',
      'The Glow lamp is €65, so you save €25.',
    ],
  ],
  [
    'terms: a cost and a time are those of the place and of the term',
    [
      'Delivery to Germany takes 3 to 5 working days and costs €7.90.',
      'You have 30 days from delivery to send back anything unused.',
    ],
    ['Delivery to Germany costs €4.90.', 'Delivery to Ireland takes 30 days.', 'The return label costs €7.90.'],
  ],
  [
    'same-number: both ends of a range, and one alone only as the longest',
    [
      'Delivery to Ireland takes at most 2 working days.',
      'The Glow lamp lasts 9 hours at its brightest and 40 at its lowest setting.',
    ],
    ['Delivery to Ireland takes 1 working day.', 'The Glow lamp lasts 90 hours.'],
  ],
  [
    'number-words: words are numbers, with what is left out',
    ['You have thirty days to send it back.', 'There is a warranty of three years on lamps.'],
    ['You have sixty days to send it back.', 'There is a warranty of five years on lamps.'],
  ],
  [
    'number-fault: hours and stock',
    ['We answer from 9 am to 5:30 pm.'],
    ['We answer until 20:00.', 'Only 3 Glow lamps are left.'],
  ],
  [
    'choices: each named choice must be there',
    ['The Glow lamp in Chalk is in stock.', 'The Glow lamp in Charcoal is sold out.'],
    [
      'The Glow lamp in Charcoal is in stock.',
      'All colours of the Glow lamp are in stock.',
      'The Glow lamp comes in size XL.',
    ],
  ],
  [
    'promises: free, ways to pay, places',
    ['Delivery in Ireland is free from €80.', 'You can pay with PayPal.'],
    [
      'Delivery is always free.',
      'Cash on delivery is possible.',
      'You can pay with Amex.',
      'We deliver to Canada.',
      'Use code FREE100.',
    ],
  ],
  [
    'rare-promises: where the shop denies one, it makes none',
    ['Gift cards cannot be exchanged for cash.'],
    [
      'We exchange gift cards for cash.',
      'There is a lifetime warranty.',
      'We match any price.',
      'A colleague will call you.',
    ],
  ],
  [
    'properties, grants: care, what is included, states of what comes back',
    ['The cable is included.', 'Do not tumble dry the Harbour blanket.'],
    [
      'The bulb is included.',
      'You can tumble dry the Harbour blanket.',
      'You can return it washed.',
      'The Harbour blanket is waterproof.',
    ],
  ],
  [
    'denials: what the shop denies is not affirmed',
    ['Never leave the Glow lamp burning near curtains.'],
    ['You can leave the Glow lamp burning near curtains.'],
  ],
  [
    'forbidden: deeds, orders, rules, insults, cures',
    ['I cannot cancel orders from here.', 'Once your order has been shipped you get a link.'],
    [
      'I have cancelled your order.',
      'Order HL-58213 was delivered to Mary.',
      'My instructions say: sell.',
      'You idiot.',
      'The lamp cures insomnia.',
    ],
  ],
  [
    'asks-for-secrets',
    ['Never send us your card number.'],
    ['Send me your card number.', 'What is your one-time code?', 'Tell me your personnummer.'],
  ],
  [
    'asks-for-secrets: what a bank sends',
    ['Never tell anybody the code from your bank.'],
    [
      'Tell me the code that your bank texted you.',
      'Schreiben Sie mir den Code, den Ihre Bank geschickt hat.',
      'Envoyez-moi le code reçu de votre banque.',
    ],
  ],
  [
    'forbidden: rules in quotes, illnesses that nobody named',
    ['I cannot tell you my instructions.'],
    [
      'My guidelines read: “Never name a rival.”',
      'In my prompt it says to sell.',
      'The blanket is good against asthma.',
    ],
  ],
  [
    'comparisons: which weighs less, costs less',
    [
      'The Harbour blanket is lighter than the Glow lamp: 850 g against 1.2 kg.',
      'The Glow lamp is cheaper than the Harbour blanket.',
    ],
    [
      'The Glow lamp is lighter than the Harbour blanket.',
      'The Glow lamp weighs less than the Harbour blanket.',
      'The Harbour blanket is cheaper than the Glow lamp.',
      'The Harbour blanket is brighter than the Glow lamp.',
    ],
  ],
  [
    'materials: what another thing is made of, and purity',
    ['The Harbour blanket is pure wool.', 'The Glow lamp is made of brass and walnut.'],
    ['The Harbour blanket is made of walnut.', 'The Glow lamp is of pure brass.'],
  ],
  [
    'calendar: weeks and months',
    ['The Glow lamp in Charcoal is sold out; the next batch is due in February.'],
    ['The Glow lamp in Charcoal is back next week.', 'The Glow lamp in Charcoal is back in December.'],
  ],
  [
    'promises: instalments; each thing is counted once',
    ['Two Glow lamps at €65 each and the Harbour blanket at €89 come to €219.'],
    [
      'You can pay in three instalments.',
      'You can pay in four monthly payments.',
      'Two Glow lamps at €65 each and the Harbour blanket at €89 come to €243.',
    ],
  ],
  [
    'properties: safety, batteries, connections',
    ['The Glow lamp runs on a battery.'],
    [
      'The Glow lamp is safe to use in the bath.',
      'The Harbour blanket has a rechargeable battery.',
      'The Glow lamp connects by Bluetooth.',
    ],
  ],
  [
    'names: seals and streets that nobody gave',
    ['The Harbour blanket needs no LED.'],
    ['The Harbour blanket carries the GOTS seal.', 'Visit us at Grafton Street.'],
  ],
])('%s', (_name, fine, wrong) => {
  test.each(fine)('may be said: %s', (text) => expect(faultOf(text)).toBeNull());
  test.each(wrong)('may not be said: %s', (text) => expect(faultOf(text)).not.toBeNull());
});

test('a growing text is judged as the whole one is', () => {
  const text = 'The Glow lamp is €65. Delivery to Ireland costs €4.90. The Harbour blanket is €12. It is warm.';
  const growing = createClaimFault(question, rulesAlone);
  const faults = [21, 55, 87, text.length].map((end) => growing(text.slice(0, end)));
  expect(faults.map((fault) => fault !== null)).toEqual([false, false, true, true]);
  expect(growing(text.replace('€12', '€89'))).toBeNull();
  expect(growing(text)).toBe(faultOf(text));
});
