import { expect, test } from 'vitest';
import type { AskedOfOwner } from '../../../ports/own-knowledge.ts';
import type { KnownAnswer } from './likely-answer.ts';
import { createAnswerMatcher } from './match-answer.ts';

const questions = [
  'Can I use the cast iron pot on an induction hob?',
  'When will the grey cushion be back?',
  'Can hotels order from you?',
  'Do you ship on public holidays?',
  'Which trousers come in one size?',
  'candles pls, but without beeswax',
  'What does the oak board in size S weigh?',
  'Is the wool mulesing free?',
  'and for international orders?',
  'shorts only, i dont want capris',
  'Does the Alma dress have pockets?',
  'Pants in one size fits all',
  'can i put it on a friends credit card',
];
const answers = questions.map((question, at): KnownAnswer => {
  return { id: `ans_${at}`, questions: [question], text: 'Yes, the Mila trousers.', pageUrl: null, validUntil: null };
});
const match = createAnswerMatcher(answers, 'en', () => new Date());
const idFor = (text: string, rest: Partial<AskedOfOwner> = {}) =>
  match({ text, language: 'en', asked: text, shopLanguage: 'en', products: [], isFollowUp: false, ...rest })?.id ??
  null;

test.each([
  ['Does the iron pan work with induction?', 'ans_0'],
  ['Is the grey cushion coming back in stock?', 'ans_1'],
  ['Do you take orders from hotels?', 'ans_2'],
  ['Is your wool free of mulesing?', 'ans_7'],
])('“%s” asks for the answer in other words', (text, id) => expect(idFor(text)).toBe(id));

test.each([
  ['something else of the same thing', 'How heavy is the cast iron pot?'],
  ['a thing of another colour', 'Do you have blue cushions?'],
  ['one word of many', 'Where is my order?'],
  ['another place', 'Do you ship to Canada?'],
])('%s is not told the answer', (_, text) => expect(idFor(text)).toBeNull());

test.each([
  ['a product that only the answer names', 'What sizes do the Mila trousers come in?', { products: ['Mila Trousers'] }],
  ['what a thing that was talked about comes in', 'Which come in one size?', { asked: 'Aran throw', isFollowUp: true }],
  ['things with what the other shall be without', 'Which candles are made of beeswax?', {}],
  ['things without something else', 'candles please, but without perfume', {}],
  ['a thing of another size', 'What does the oak board in size M weigh?', {}],
  ['a thing of no size', 'What does the oak board weigh?', {}],
  ['what stands whole, by a wording that leans on more,', 'Do you ship to international addresses?', {}],
  ['what the other does not want', 'short capris', {}],
  ['a thing in a size, however it is spelled,', 'the alma dress in xl, does it have pockets', {}],
  ['who asks which', 'which credit cards r accepted', {}],
  ['who asks with one word', 'what sizes can i get', {}],
])('%s is not told the answer', (_, text, rest) => expect(idFor(text, rest)).toBeNull());

test.each([
  [
    'a wider question',
    'hi do you have free shipping?',
    'so how can u afford free shipping on heavy glass roller bottles',
  ],
  ['another number', 'number to call you guys?', 'which number do you need off my key'],
  ['one of all', 'Which blanket is the warmest?', 'Which blanket would suit a baby?'],
  ['somebody else', 'Do you have a discount for teachers?', 'Is there a discount for nurses?'],
])('%s is not told the only answer', (_, text, question) => {
  const only = answers.slice(0, 1).map((one) => ({ ...one, questions: [question] }));
  const about = { text, language: 'en', asked: text, shopLanguage: 'en', products: [], isFollowUp: false };
  const matchOnly = createAnswerMatcher(only, 'en', () => new Date());
  expect(matchOnly(about)).toBeNull();
  expect(matchOnly({ ...about, text: question, asked: question })).not.toBeNull();
});

const onlyFor = (question: string, text = 'Yes.', language = 'en') => {
  const only = [{ id: 'ans_0', questions: [question], text, pageUrl: null, validUntil: null }];
  return (asked: string) =>
    createAnswerMatcher(
      only,
      language,
      () => new Date(),
    )({
      text: asked,
      language,
      asked,
      shopLanguage: language,
      products: [],
      isFollowUp: false,
    });
};

test.each([
  ['Do you have a student discount?', 'Do you have a military discount?'],
  ['Do you have a student discount?', 'Is there a senior discount?'],
  ['Can I bring my dog to the shop?', 'Can I bring my bike to the shop?'],
  ['Can I bring my dog to the shop?', 'Can I bring my cat to the shop?'],
  ['Is there an autumn fair?', 'Is there a summer fair?'],
  ['do u do student discount', 'Do you have a discount for teachers?'],
  ['Do you have a student discount?', 'Can nurses get money off?'],
  ['Do you sell curtains in linen?', 'Do you sell tablecloths in linen?'],
  ['Do you gift wrap candles?', 'Can you gift wrap a lamp?'],
  ['Is the tablecloth stain resistant?', 'Is the tablecloth heat resistant?'],
  ['Which pillowcases go with the sage duvet set?', 'How many pillowcases go with the sage duvet set?'],
])('“%s” is not told to “%s”: it is the same sentence with something else in it', (question, asked) =>
  expect(onlyFor(question)(asked)).toBeNull(),
);

test.each([
  ['Do you have a shop in Vienna?', 'Is there a store in Vienna?'],
  ['Do you gift wrap candles?', 'Can you wrap a candle as a gift?'],
  ['Can I change the name on my account?', 'How do I change my account name?'],
  ['Is there a piano room I can rent?', 'Can I hire the piano room?'],
  ['Do you have a student discount?', 'Can students get money off?'],
  ['Will I pay customs?', 'Are import duties included?'],
])('“%s” is told to “%s”', (question, asked) => expect(onlyFor(question)(asked)).not.toBeNull());

test('what the answer itself speaks of is nothing else', () => {
  const asked = 'Do you have a military discount?';
  expect(onlyFor('Do you have a student discount?', 'Students and military pay 10 % less.')(asked)).not.toBeNull();
});

test('a wider question is not told the answer about one thing', () =>
  expect(onlyFor('Do you gift wrap candles?')('Do you gift wrap?')).toBeNull());

test('a wider question in other words is not told it either', () =>
  expect(onlyFor('Do you offer gift vouchers for weddings?')('Do you have gift cards?')).toBeNull());

test.each([
  ['do you sell curtains', 'No, we do not sell curtains or blinds.'],
  ['do you have curtains', 'No, we do not sell curtains or blinds.'],
  ['do you sell curtains', 'Yes, we sew them to measure, from 89 EUR a pair.'],
  ['do you have any curtains?', 'Yes, we sew them to measure, from 89 EUR a pair.'],
])('“%s” is wider than the question, and the answer is one to it too: “%s”', (asked, answer) =>
  expect(onlyFor('Do you sell curtains in linen?', answer)(asked)).not.toBeNull(),
);

test.each([
  ['do you sell curtains', 'No, but perhaps in spring.'],
  ['do you sell linen', 'Yes, we sew them to measure, from 89 EUR a pair.'],
  ['do you sell linen', 'No, we do not sell curtains or blinds.'],
  ['do you sell cotton curtains', 'Yes, we sew them to measure, from 89 EUR a pair.'],
  ['do you sell curtain rods', 'No, we do not sell curtains or blinds.'],
])('“%s” is not told what is said of one case of it, or of another thing: “%s”', (asked, answer) =>
  expect(onlyFor('Do you sell curtains in linen?', answer)(asked)).toBeNull(),
);

test('a product is named by its words in whatever form', () => {
  const products = ['Cast Iron Pots'];
  expect(idFor('Does the iron pot work with induction?', { products })).toBe('ans_0');
  expect(idFor('Is the grey cushion coming back in stock?', { products: ['Cushions'] })).toBe('ans_1');
  expect(idFor('Is your throw free of mulesing?', { products: ['Washed Throws'] })).toBeNull();
});

test('a product of which the question says no word was found by something else', () =>
  expect(idFor('Is your wool free of mulesing?', { products: ['Washed Throws'] })).toBe('ans_7'));

test.each([
  ['a discount is what makes it cheaper', 'Do you have a student discount?', 'is it cheaper with a student card'],
  ['who pays less has a discount', 'Do you offer a discount for students?', 'is there a student price?'],
  ['the same thing in few words', 'Is the bulb included?', 'is there a bulb with it'],
  ['the same term in few words', 'How long do I have to return something?', 'until when can i return things'],
])('%s: “%s” answers “%s”', (_, wording, text) => expect(onlyFor(wording)(text)).not.toBeNull());

test.each([
  ['Do you price match?', 'Do you price match? I am in a hurry.'],
  ['Do you hire people?', 'Good morning, my name is Anna. Do you hire people?'],
  ['Are your candles vegan?', 'I am looking for a present for my mum. Are your candles vegan?'],
])('“%s” is asked among other sentences: “%s”', (wording, text) => expect(onlyFor(wording)(text)).not.toBeNull());

test('a taught question of several sentences is known again as a whole', () => {
  const story = 'I would like to send something back, it was about 30 euros. Do I have to pay for the parcel myself?';
  expect(onlyFor(`Hi, ${story} I live in Munich.`)(`${story} I live in Munich.`)).not.toBeNull();
});

test('a word is known by its concept as it is written, as a translation has it', () => {
  expect(onlyFor('Can I pay by invoice?')('receipt pay')).not.toBeNull();
  expect(onlyFor('Do you accept bitcoin?')('Do you accept cheques?')).toBeNull();
});

test('other sentences make another thing no more the same', () => {
  const match = onlyFor('Do you have a student discount?');
  expect(match('Do you have a military discount?')).toBeNull();
  expect(match('Do you have a military discount? I am in a hurry.')).toBeNull();
  expect(match('I live in Oslo. Do you have a student discount?')?.id ?? null).toBeNull();
});

test('a wording is known again however it is spelled', () => {
  expect(idFor('What does the oak board in size s weigh?')).toBe('ans_6');
  const vegan: KnownAnswer = {
    id: 'ans_5',
    text: 'These.',
    pageUrl: null,
    validUntil: null,
    questions: ['velas q no lleven cera de abeja'],
  };
  const text = 'velas que no lleven cera de abeja';
  const asked = { text, language: 'es', asked: text, shopLanguage: 'es', products: [], isFollowUp: false };
  expect(createAnswerMatcher([vegan], 'es', () => new Date())(asked)).toMatchObject({ id: 'ans_5' });
});

test('of several questions at once an answer is for just these', () => {
  const both = 'how fast is express, and until when do i have to order';
  const only = answers.slice(0, 1).map((one) => ({ ...one, questions: [both] }));
  const matchBoth = createAnswerMatcher(only, 'en', () => new Date());
  const whole = { language: 'en', shopLanguage: 'en', products: [], isFollowUp: false, isWhole: true };
  expect(matchBoth({ ...whole, text: both, asked: both })).not.toBeNull();
  const alike = 'how fast is express and until when must i order';
  expect(matchBoth({ ...whole, text: alike, asked: alike })).toBeNull();
  expect(matchBoth({ ...whole, text: alike, asked: alike, isWhole: false })).not.toBeNull();
});

test('a place that was lost in translation is none of the answer’s', () => {
  const asked = 'How long does an order take?';
  const only = [{ id: 'ans_0', questions: [asked], text: 'Two days.', pageUrl: null, validUntil: null }];
  const about = {
    language: 'es',
    asked: 'how long takes an order',
    shopLanguage: 'en',
    products: [],
    isFollowUp: false,
  };
  const idOf = (text: string) => createAnswerMatcher(only, 'en', () => new Date())({ ...about, text })?.id;
  expect(idOf('cuánto tarda un pedido')).toBe('ans_0');
  expect(idOf('cuánto tarda un pedido a mexico')).toBeUndefined();
});

test('a broader question is not told what the owner says of one case of it', () => {
  const idOf = onlyFor('Can I use a discount code on sale items?', 'No, not on items that are already reduced.');
  for (const asked of ['Do you offer discount codes?', 'Do you have discount codes?', 'Is there a discount code?'])
    expect(idOf(asked), asked).toBeNull();
  for (const asked of ['discount code sale', 'can discount codes be used on reduced items?'])
    expect(idOf(asked)?.id, asked).toBe('ans_0');
});

test('a broader question is not told what the owner says of one case of it, in German too', () => {
  const idOf = onlyFor('Gilt der Gutscheincode auch für reduzierte Artikel?', 'Nein, nicht für reduzierte Ware.', 'de');
  for (const asked of ['Bieten Sie Gutscheincodes an?', 'Habt ihr Gutscheincodes?', 'Gibt es einen Gutscheincode?'])
    expect(idOf(asked), asked).toBeNull();
  const asked = 'Kann ich den Gutscheincode für reduzierte Artikel nutzen?';
  expect(idOf(asked)?.id, asked).toBe('ans_0');
});
