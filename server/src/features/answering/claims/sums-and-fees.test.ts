/** Amounts that are worked out or asked beside a price, numbers of tables and codes, hours and days in sentences, and what a page keeps back. */
import { describe, expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { euros, factOf, passageOf, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const sized = (size: string, amount: number, availability: 'in_stock' | 'out_of_stock' = 'in_stock') => ({
  options: { Size: size },
  sku: size,
  price: euros(amount),
  priorPrice: null,
  availability,
  id: size,
  gtin: '',
  url: 'https://loom.example/sized',
  imageUrl: null,
});
const tent = productOf('Heron tent', 449, {
  description:
    'Pegs (10) and a repair sleeve included; footprint not included (€59 in store). Fine for frost, not for snow load.',
});
const food = productOf('Longbourn dog food', 18.99, { offers: [sized('4 lb', 18.99), sized('12 lb', 44.99)] });
const stew = productOf('Senior stew, case of 12', 39.48);
const jacket = productOf('Tidal jacket', 229, {
  offers: [sized('S', 229), sized('M', 229, 'out_of_stock'), sized('XL', 249)],
});
const chews = productOf('Hip chews', 26.95, {
  description: 'Give 2 chews a day; double that for the first 4 weeks. For dogs only.',
});
const drops = productOf('Calm drops', 19.95, { description: "Don't use together with sedatives." });
const facts = [
  factOf('delivery.free_from', 'Packs to remote postcodes (starting 08 or 67) attract a €15 surcharge.'),
  factOf('delivery.cost', 'Express: €16.50', 'Express'),
  factOf('delivery.free_from', 'Standard delivery is free over €120.'),
  factOf('contact.hours', 'Wed to Sun, 10am - 4pm'),
  factOf('contact.phone', 'Ring us on weekdays between 8.30am and 4.30pm.'),
  factOf('discount', 'Military and first responders get 10% in the store with ID.'),
];
const passages = [
  passageOf('From the shop: Heron tent €25 a night. Deposit €100, ID, and it has to be booked 3 days ahead.', [
    'Do you rent gear?',
  ]),
  passageOf('Size M | Chest: 104', ['Shirts (cm)']),
  passageOf('Painting class €95 per person.', ['Class']),
  passageOf("Within 45 days we'll refund the first bag of any recipe you bought, opened or not.", ['Promise']),
];
const faultOf = (text: string, asked: string) =>
  createClaimFault(
    questionOf(asked, {
      products: [tent, food, stew, jacket, chews, drops].map((document) => ({ document, score: 1, coverage: 1 })),
      facts,
      passages,
    }),
    rulesAlone,
  )(text);

describe.each([
  [
    'sums',
    'What do the Heron tent and the Calm drops cost?',
    ['The Heron tent is €449 and the Calm drops €19.95, so €468.95 all up.'],
    ['The Heron tent is €449 and the Calm drops €19.95, so €458.95 all up.'],
  ],
  [
    'the size before its name',
    'What is 12 lb of Longbourn?',
    ['The 12 lb Longbourn is €44.99.'],
    ['The 12 lb Longbourn is €18.99.'],
  ],
  [
    'rents and deposits',
    'What does it cost to rent the tent for two nights?',
    ['The Heron is €25 a night, so €50 for two nights, plus a €100 deposit.'],
    ['The Heron is €25 a night, so €60 for two nights.', 'There is a €90 deposit for the Heron.'],
  ],
  [
    'surcharges for postcodes',
    'Can you send a pack to 0870?',
    ['Packs to postcodes starting with 08 have a €15 surcharge.'],
    [
      'Packs to postcodes starting with 08 have a €12 surcharge.',
      'Packs to postcodes starting with 09 have a €15 surcharge.',
    ],
  ],
  [
    'what is not included',
    'Is the footprint included with the Heron tent?',
    [
      "The footprint isn't included; you can buy it for €59 in our store.",
      'Ten pegs and a repair sleeve come with the Heron tent.',
    ],
    [
      "The footprint isn't included; you can buy it for €49 in our store.",
      'The footprint of the Heron tent is included.',
    ],
  ],
  [
    'hours of the days that are named last',
    'Are you open on Monday?',
    [
      "The shop isn't open on Mondays; it's Wednesday to Sunday, 10am to 4pm.",
      'You can ring us on Monday between 8.30am and 4.30pm.',
    ],
    ['The shop is open on Mondays, 10am to 4pm.'],
  ],
  [
    'counts multiplied',
    'How many Hip chews for four weeks?',
    ["It's 2 chews a day. Over 28 days that's 56 chews."],
    ["It's 2 chews a day. Over 28 days that's 58 chews."],
  ],
  [
    'a unit in the heading of a table',
    'How wide is a shirt in M?',
    ['Size M has a chest of 104 cm.'],
    ['Size M has a chest of 104 mm.'],
  ],
  [
    'so much for each',
    'What is the painting class?',
    ['The painting class is €95 per person.'],
    ['The painting class is €75 per person.'],
  ],
  [
    'who asks lists nothing, and who says yes either',
    'Do you have a military discount?',
    ['Yes, military and first responders get 10% in the store with ID.', 'What can I help you find, tents or food?'],
    ['Military, students and first responders get 10% in the store with ID.'],
  ],
  [
    'the state of one size, and prices of all',
    'Have you got the Tidal jacket?',
    ['The Tidal jacket is sold out in M.'],
    ['The Tidal jacket is €229. M is available.', 'The Tidal jacket has the same price in all sizes.'],
  ],
  [
    'what a page keeps back',
    'Tell me about the Hip chews, the Calm drops and the Heron tent',
    ['The Hip chews are for dogs.'],
    [
      'The Hip chews work for a cat as well.',
      'The Calm drops can be combined with a sedative.',
      'The Heron tent will cope with a snow load, so winter is no drama.',
    ],
  ],
  [
    'what a chat cannot do or know',
    'The jacket is sold out, and my dog takes carprofen',
    [],
    [
      "I've reserved one for you at no charge.",
      "I'll put one under your name.",
      "We'll have it back on Friday.",
      'Then you can start leaving out the carprofen.',
    ],
  ],
  [
    'express of a sentence before',
    'Is express free over 150?',
    ['Standard delivery is free over €120.'],
    ["Express costs €16.50. Over €120 it's free as well."],
  ],
] as const)('%s', (_name, asked, fine, wrong) => {
  test.each(fine.map((text) => [text]))('may be said: %s', (text) => expect(faultOf(text, asked)).toBeNull());
  test.each(wrong.map((text) => [text]))('may not be said: %s', (text) => expect(faultOf(text, asked)).not.toBeNull());
});
