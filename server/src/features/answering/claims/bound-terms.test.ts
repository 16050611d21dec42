/** Numbers that are bound by the words of one statement, whatever it is about: of a row, of a class, of what is asked beside a price. */
import { describe, expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { factOf, passageOf, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const tank = productOf('Rimless tank', 219, { description: 'Set on its mat, it has not been drilled.' });
const passages = [
  passageOf('Sunday: Beginner pottery class. €40 with a kit of clay to take home, or €15 just to listen.', ['News']),
  passageOf('Below 40°F overnight at your place, add a heat pack (€3.50, 1 per box).', ['Heat and cold']),
  passageOf('Grinders have a guarantee of 2 years, kettles one of 1 year.', ['Guarantee']),
  passageOf('Item: 60P | Lower part: €59 | Notes: signature required', ['Freight']),
  passageOf('Parcel up to 31 kg | Germany: €5.90 | Austria: €11.90 | Switzerland: €19.90', ['What does it cost?']),
  passageOf('Rework 15–49 kg, per kg | conventional: €5.60 | organic: €7.20', ['Wax prices']),
  passageOf('Rework from 50 kg, per kg | conventional: €4.70 | organic: €6.10', ['Wax prices']),
  passageOf('Glove size by hand circumference: 19 cm is small, 24 medium, 29 the largest gloves', ['Sizes']),
  passageOf('Filter 250 is for tanks up to 45 gal.', ['Filters']),
  passageOf('Sample bags are €3, limit 3 per order.', ['Samples']),
  passageOf('Refunds are paid to the original card within 5 working days.', ['Refunds']),
  passageOf('Lids and spoons, together not even €50.', ['Extras']),
];
const faultOf = (text: string, asked: string) =>
  createClaimFault(
    questionOf(asked, {
      products: [{ document: tank, score: 1, coverage: 1 }],
      facts: [factOf('delivery.free_from', 'Free delivery over €89.')],
      passages,
    }),
    rulesAlone,
  )(text);

describe.each([
  [
    'what is asked for a class',
    'Is there a class?',
    ['The beginner class is on Sunday. It costs €40 with the kit to take home, or €15 if you only want to listen.'],
    ['The beginner class costs €99.'],
  ],
  [
    'the row of a table',
    'What does it cost to rework 20 kg of wax?',
    ['For 20 kg of conventional wax you pay €5.60 a kilo.'],
    ['For 20 kg of conventional wax you pay €4.70 a kilo.', 'For 20 kg of conventional wax you pay €7.20 a kilo.'],
  ],
  [
    'a cell by its column, which a colon joins to it',
    'How much is a parcel to Austria?',
    ['A parcel to Austria costs €11.90.'],
    ['A parcel to Austria costs €5.90.', 'A parcel to Austria costs €19.90.'],
  ],
  [
    'a unit that is said once',
    'Which gloves do I need?',
    ['The hand circumference for the largest gloves is 29 cm.'],
    ['The hand circumference for the largest gloves is 31 cm.'],
  ],
  [
    'a name with a capital behind its number, which is no price',
    'What is the freight for the 60P?',
    ['Freight for the 60P is €59, with a signature required.'],
    [],
  ],
  [
    'gallons in full',
    'Which filter for 40 gallons?',
    ['Filter 250 is for tanks up to 45 gallons.'],
    ['Filter 250 is for tanks up to 55 gallons.'],
  ],
  [
    'what is suggested',
    'What if it is cold?',
    ['When nights at your place fall below 40°F, add a heat pack, which is €3.50 per box.'],
    ['When nights at your place fall below 20°F, add a heat pack, which is €3.50 per box.'],
  ],
  [
    'another number that is said of as much',
    'How long is the guarantee on kettles?',
    ['Kettles have a guarantee of 1 year.'],
    ['Kettles have a guarantee of 2 years.'],
  ],
  ['a limit in words', 'How many samples can I order?', [], ['You can order up to five sample bags at €3 each.']],
  ['a special way', 'Is my refund a voucher?', [], ['Refunds are paid as a gift card within 5 working days.']],
  [
    'a word for a total, which elsewhere stands beside a "no"',
    'What do tank and delivery make together?',
    ['The tank is €219 and delivery free, so together it stays at €219.'],
    [],
  ],
] as const)('%s', (_, asked, trueTexts, falseTexts) => {
  test.each(trueTexts.map((text) => [text]))('says “%s”', (text) => expect(faultOf(text, asked)).toBeNull());
  test.each(falseTexts.map((text) => [text]))('does not say “%s”', (text) =>
    expect(faultOf(text, asked)).not.toBeNull(),
  );
});
