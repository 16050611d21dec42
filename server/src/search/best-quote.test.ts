import { expect, test } from 'vitest';
import { bestQuote, splitSentences } from './best-quote.ts';

const found = (texts: string[]) =>
  texts.map((text, at) => ({
    document: {
      url: 'https://shop.example/',
      title: '',
      headings: [],
      text,
      language: 'en',
      kind: 'page' as const,
      voice: 'shop' as const,
    },
    score: 10 - at,
  }));

test('the sentence that answers is named, with its passage', () => {
  const quote = bestQuote(
    'How long do I have to return a blanket?',
    'en',
    found([
      'We love wool. You may return a blanket within thirty days. Refunds follow within a week.',
      'Blankets are washed by hand. Dry them flat.',
    ]),
  );
  expect(quote?.sentences[quote.best]).toBe('You may return a blanket within thirty days.');
  expect(quote?.passage).toBe(0);
  expect(quote?.coverage).toBeGreaterThan(0.5);
});

test('a number is preferred where one is asked for', () => {
  const quote = bestQuote('When does delivery come?', 'en', found(['Delivery is fun. Delivery takes 3 days.']));
  expect(quote?.sentences[quote.best]).toBe('Delivery takes 3 days.');
});

test('an hour of the day is no length of time, and a heading alone does not answer how long', () => {
  const [first, second] = found([
    'Delivery orders placed before 14:00 leave the same day. The times below count from that day.',
    'Delivery takes 1 to 2 working days in Ireland.',
  ]);
  if (!first || !second) throw new Error('two were given');
  const quote = bestQuote('How long does delivery take?', 'en', [
    { ...first, document: { ...first.document, headings: ['Help', 'Delivery'] } },
    second,
  ]);
  expect(quote?.sentences[quote.best]).toBe('Delivery takes 1 to 2 working days in Ireland.');
});

test('abbreviations end no sentence, lines do', () => {
  expect(splitSentences('It is approx. 5 cm wide. Made by J. Smith.\nSize M', 'en')).toEqual([
    'It is approx. 5 cm wide.',
    'Made by J. Smith.',
    'Size M',
  ]);
  expect(splitSentences('Order before 1 p.m. Eastern and it leaves today. We close at 5 p.m. Call us.', 'en')).toEqual([
    'Order before 1 p.m. Eastern and it leaves today.',
    'We close at 5 p.m.',
    'Call us.',
  ]);
  expect(splitSentences('三天内送达。可以退货。', 'zh')).toHaveLength(2);
});

test('nothing found or nothing asked is no quote', () => {
  expect(bestQuote('delivery', 'en', [])).toBeNull();
  expect(bestQuote('?!', 'en', found(['Delivery takes 3 days.']))).toBeNull();
});

test('a name with a point in it is no end of a sentence', () => {
  const text = 'Resell no genuine Lamps.Store products on markets.You have 14 days.';
  expect(splitSentences(text, 'en')).toEqual([
    'Resell no genuine Lamps.Store products on markets.',
    'You have 14 days.',
  ]);
});
