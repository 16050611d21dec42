import { expect, test } from 'vitest';
import type { Fact } from '../../../facts/fact.ts';
import { readFacts } from '../../../facts/read-facts.ts';
import { pagesAgainstSection } from '../documents/pages-against-section.ts';
import { contradictions } from './contradictions.ts';

const url = 'https://shop.example/delivery';
const page = (text: string) =>
  readFacts(
    { passages: [{ url, title: 'Delivery', headings: [], text, language: 'en', kind: 'policy', voice: 'shop' }] },
    ['en'],
  ).map((fact): Fact => ({ ...fact, readAt: '', state: 'found', conflicts: [] }));
const known = page(
  'Delivery to Ireland is free from 80 EUR. Delivery to Norway is free from 150 EUR. You can return everything within 30 days.',
);
const warned = (text: string) => contradictions({ questions: ['How is it?'], text }, known);

test('a number that a page says otherwise is told with the page and its sentence', () => {
  expect(warned('You can return everything within 14 days.')).toEqual([
    `Your page ${url} says otherwise: “You can return everything within 30 days.”`,
  ]);
  expect(warned('You can return everything within 30 days.')).toEqual([]);
});

test('what is to hold everywhere contradicts pages that say otherwise of each place', () => {
  expect(warned('Delivery is free from 95 EUR.')).toHaveLength(2);
  expect(warned('Delivery is free from 150 EUR.')).toEqual([]);
  expect(warned('Delivery to Iceland is free from 95 EUR.')).toEqual([]);
});

const fact = (topic: Fact['topic'], text: string, scope: string | null): Fact => {
  const base = { id: `${topic} ${text}`, topic, text, scope, url, language: 'en', value: null };
  return { ...base, readAt: '', state: 'found', conflicts: [] };
};
const central = 'Central Europe Germany, Austria, France';
const table = [
  fact('warranty', 'Lamps, with LED and battery: warranty 3 years', 'Lamps, with LED and battery'),
  fact('warranty', 'Cast iron: warranty 10 years', 'Cast iron'),
  fact('delivery.time', `${central}: 7 to 10 working days, €49`, `${central}, Furniture`),
  fact('delivery.time', `${central}: 3 to 5 working days, €7.90`, central),
  fact('delivery.cost', `${central}: 3 to 5 working days, €7.90`, central),
  fact('delivery.time', 'Ireland: 3 to 6 working days, €29', 'Ireland, Furniture'),
  fact('contact.hours', 'Tuesday to Saturday: 10:00 to 18:00', 'Ireland'),
  fact('contact.hours', 'Sunday and Monday: closed', 'Ireland'),
  fact('delivery.time', 'Pickup: ready within 2 hours, kept for 10 days', null),
  fact('gift_card', 'Gift cards are valid for 5 years.', null),
];
const toldOf = (question: string, text: string) =>
  contradictions({ questions: [question], text }, table).map((told) => /“(.*)”/.exec(told)?.[1]);

test.each([
  ['What about lamps?', 'Lamps have 10 years of warranty.', ['Lamps, with LED and battery: warranty 3 years']],
  ['What about lamps?', 'Lamps have 3 years of warranty.', []],
  [
    'Do you deliver furniture to France?',
    'Yes, for 59 EUR, in 9 working days.',
    [`${central}: 7 to 10 working days, €49`],
  ],
  ['Do you deliver furniture to France?', 'Yes, for 49 EUR, in 7 to 10 working days.', []],
  ['What does delivery to France cost?', 'It costs 12 EUR.', [`${central}: 3 to 5 working days, €7.90`]],
  ['Do you deliver furniture to Spain?', 'Yes, for 90 EUR.', []],
  ['When are you open?', 'Every day from 8:00 to 20:00.', ['Tuesday to Saturday: 10:00 to 18:00']],
  ['When are you open?', 'Tuesday to Saturday, 10:00 to 18:00.', []],
  ['Do you wrap gifts?', 'Yes, for 4 EUR.', []],
  ['When are you open?', 'Every day from 8 am to 8 pm.', ['Tuesday to Saturday: 10:00 to 18:00']],
  ['When is the shop open?', 'From 8 to 20.', ['Tuesday to Saturday: 10:00 to 18:00']],
  ['When is the shop open?', 'From 10 am to 6 pm, Tuesday to Saturday.', []],
  ['When are you open?', 'Every day from 10:00 to 18:00.', ['Sunday and Monday: closed']],
  ['Are you open on Sundays?', 'Yes, we are.', ['Sunday and Monday: closed']],
  ['Are you open on Thursdays?', 'Yes, we are.', []],
  ['How soon can I pick up my order?', 'Within 24 hours.', ['Pickup: ready within 2 hours, kept for 10 days']],
  ['How soon can I pick up my order?', 'Within 2 hours.', []],
  ['How long are gift cards valid?', 'They are valid for two years.', ['Gift cards are valid for 5 years.']],
  ['How soon does a gift card come?', 'Within 3 hours.', []],
  ['How long is the warranty on cast iron?', 'Five years.', ['Cast iron: warranty 10 years']],
])('%s %s is held against what pages say of the same thing and place', (question, text, sentences) => {
  expect(toldOf(question, text)).toEqual(sentences);
});

test.each([
  ['Weaving courses', 'The course runs on Saturday and Sunday from 9:30 to 16:30 and costs €240.', 0],
  ['Guided tours', 'Guided tours begin on Sundays at 11:00 and cost €12.', 0],
  ['Guided tours', 'On the first Saturday of each month from 11:00. A guided tour costs €12.', 0],
  ['Loom rental', 'The rental of a loom that we deliver in Ireland costs €15, in 2 working days.', 0],
  ['Our shop', 'Tuesday to Friday from 8:00 to 17:00.', 1],
  ['Opening hours', 'We are open every day from 8:00 to 20:00.', 1],
  ['Lamps', 'Lamps have a warranty of 10 years.', 1],
])('a section called “%s” is held against what pages say of its matter alone', (heading, text, times) => {
  const told = pagesAgainstSection({ headings: ['Our rules', heading], text }, table);
  expect(told).toHaveLength(times);
});

test('a way to pay that an answer refuses contradicts pages that name it', () => {
  const pay = fact('payment.methods', 'We take Visa, PayPal and Klarna.', null);
  const footer: Fact = { ...pay, value: { kind: 'names', names: ['klarna', 'paypal', 'visa'] } };
  const of = (text: string) => contradictions({ questions: ['Do you offer Klarna?'], text }, [footer]);
  expect(of('No, we do not offer Klarna.')).toEqual([`Your page ${footer.url} says otherwise: “${footer.text}”`]);
  expect(of('No, not yet.')).toHaveLength(1);
  expect(of('Yes, we do.')).toEqual([]);
  expect(of('No, we do not offer Twint.')).toEqual([]);
});
