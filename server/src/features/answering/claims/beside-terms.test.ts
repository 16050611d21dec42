/** What stands beside a price or a term: surcharges, so much for each, days and hours, exceptions, what a table of properties denies, who is said to have said it. */
import { describe, expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { attribute, factOf, passageOf, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';
import { saysTotal } from './sum-words.ts';

const board = productOf('Maple board', 17, {
  description: 'A name of up to 12 letters is burnt in. A second line €3 surcharge.',
  attributes: [attribute('Wood', 'Maple'), attribute('USB', 'No'), attribute('Age', 'from 3 years')],
});
const tray = productOf('Larch tray', 30, { attributes: [attribute('Wood', 'Larch')] });
const desk = productOf('Harbour desk', 189, { priorPrice: { amount: 219, currency: 'EUR' } });
const facts = [
  factOf('delivery.cost', 'Germany: €4.90, free from €60, 2 to 4 working days', 'Germany'),
  factOf('delivery.cost', 'Südtirol / Italy: €14.90, 4 to 7 working days', 'Südtirol'),
  {
    ...factOf('delivery.cost', 'Francia: 11,90 €, gratis desde no disponible, 3-5 días laborables', 'Francia'),
    language: 'es',
  },
  factOf('delivery.carrier', 'We send to France with GLS.', 'France'),
  factOf('delivery.cost', 'The Harbour desk is delivered by a forwarding agent for €29.90.'),
  factOf('returns.window', 'You have 30 days from delivery to send back anything unused.'),
  factOf('returns.exceptions', 'Engraved goods are excluded from returns.'),
  factOf('returns.cost', 'Where a box is missing on a return we keep 15 per cent.'),
  factOf('contact.hours', 'Monday: Closed'),
  factOf('contact.hours', 'Tuesday - Friday: 9.30am - 5.30pm'),
  factOf('contact.email', 'Trade and schools: trade@loom.example'),
  factOf('contact.email', 'Send make, model, age and three photos to tradein@loom.example.'),
];
const passages = [
  passageOf('Two hours, €38 per person with materials and lemonade.', ['Candle workshop']),
  passageOf('The calendula cream yes. Those with rosemary no.', ['May I use them in pregnancy?']),
  passageOf('The tray still looks new after a winter.', [], 'customer'),
];
const faultOf = (text: string, asked = 'Tell me about the Maple board, the Larch tray and the Harbour desk') =>
  createClaimFault(
    questionOf(asked, {
      products: [board, tray, desk].map((document) => ({ document, score: 1, coverage: 1 })),
      facts,
      passages,
    }),
    rulesAlone,
  )(text);

describe.each([
  [
    'totals and savings',
    [
      'The Maple board is €17. With a second line for €3 that makes €20.',
      'The Harbour desk is €189 instead of €219, so you save €30.',
    ],
    [
      'The Larch tray is €30. With a second line for €3 that makes €33.',
      'The Harbour desk is €189 instead of €219, so you save €40.',
    ],
  ],
  [
    'places: by another of their names, and where free is not to be had',
    ['Delivery to Alto Adige costs €14.90.', 'Delivery to France costs €11.90.'],
    ['Delivery to Alto Adige costs €4.90.', 'Our shop in Verona Centrale is open.'],
  ],
  [
    'days and hours turned into a sentence; a share that is kept of a refund',
    ['From Tuesday to Friday the shop opens at 9.30am.', 'If the box is missing, 15 per cent is taken off the refund.'],
    ['From Monday to Friday the shop opens at 9.30am.', 'If the box is missing, 25 per cent is taken off the refund.'],
  ],
  [
    'a limit turned round, and a thing whose delivery costs for itself',
    ['Orders over €60 to Germany are delivered free.'],
    ['Orders under €60 to Germany are delivered free.', 'The Harbour desk is delivered free, as it is over €60.'],
  ],
  [
    'exceptions',
    ['You can send back anything unused within 30 days.'],
    ['You can send it back within 30 days, also engraved goods.'],
  ],
  [
    'properties that a table denies, ages, materials',
    [
      'The Maple board has no USB.',
      'The Maple board is for children from 3 years.',
      'The Maple board is made of maple.',
    ],
    [
      'The Maple board records over USB.',
      'The Maple board is fine for a child of 2 years.',
      'The Maple board is made of fine larch.',
    ],
  ],
  [
    'customers’ words and mail addresses',
    [
      'A customer writes that the tray still looks new after a winter.',
      'Send make, model and three photos to tradein@loom.example.',
    ],
    [
      'A customer writes that the board smells of honey every morning.',
      'Send make, model and three photos to trade@loom.example.',
    ],
  ],
])('%s', (_name, fine, wrong) => {
  test.each(fine)('may be said: %s', (text) => expect(faultOf(text)).toBeNull());
  test.each(wrong)('may not be said: %s', (text) => expect(faultOf(text)).not.toBeNull());
});

test('what is denied under the heading that was asked about is not taken in by an “also”', () => {
  const asked = 'May I use the shampoo in pregnancy?';
  expect(faultOf('The rosemary shampoo is also fine.', asked)).not.toBeNull();
  expect(faultOf('The calendula cream is also fine.', asked)).toBeNull();
});

test('what each pays is counted for as many as are named', () => {
  const asked = 'What is the candle workshop for two people?';
  expect(faultOf('For two people the candle workshop with materials and lemonade is €76.', asked)).toBeNull();
  expect(faultOf('For two people the candle workshop with materials and lemonade is €72.', asked)).not.toBeNull();
});

test.each(['das sind 47 €', 'damit kommst du auf 47 €', '40 unidades salen por 64 €', 'dazu kommt der Versand'])(
  'it counts up: %s',
  (text) => expect(saysTotal(text)).toBe(true),
);
