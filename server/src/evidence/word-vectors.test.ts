import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';
import { createSenseOf, likenessOf } from './text-sense.ts';
import { isOrdinary, wordVectorsOf } from './word-vectors.ts';

test('words that mean alike are nearer than words that do not', () => {
  const vectors = wordVectorsOf('en');
  const likeness = (one: string, other: string) => vectors?.likeness(vectors.find(one), vectors.find(other)) ?? 0;
  expect(likeness('refund', 'reimburse')).toBeGreaterThan(likeness('refund', 'candle') + 0.3);
  expect(likeness('soap', 'soap')).toBe(1);
  expect(vectors?.find('zzyzxq')).toBe(-1);
});

test('texts that mean alike are nearer; without vectors nothing is said', () => {
  const senseOf = createSenseOf('en');
  const sense = (text: string) => senseOf(readWords(text, 'en'));
  const asked = sense('can I cancel my purchase');
  expect(likenessOf(asked, sense('orders may be withdrawn'))).toBeGreaterThan(
    likenessOf(asked, sense('the lamp is made of brass')),
  );
  expect(wordVectorsOf('fi')).toBeNull();
  expect(likenessOf(createSenseOf('fi')(readWords('toimitus', 'fi')), asked)).toBe(0);
});

test('Indonesian words mean what the English ones do that they stand for, in whatever form', () => {
  const vectors = wordVectorsOf('id');
  const likeness = (one: string, other: string) => vectors?.likeness(vectors.find(one), vectors.find(other)) ?? 0;
  expect(likeness('perawatan', 'pemeliharaan')).toBe(1);
  expect(likeness('diliat', 'memantau')).toBeGreaterThan(likeness('diliat', 'kopi') + 0.3);
  // shops write half of what they sell in English
  expect(likeness('sudutnya', 'angle')).toBe(1);
  expect(vectors?.find('yang')).toBe(-1);
});

test.each([
  ['de', 'rückgabe', 'retoure', 'kaffee'],
  ['es', 'envio', 'entrega', 'café'],
  ['fr', 'livraison', 'expédition', 'café'],
  ['tr', 'fiyatı', 'ücret', 'kahve'],
])('%s borrows by its glossary, with marks or without', (language, word, near, far) => {
  const vectors = wordVectorsOf(language);
  const likeness = (one: string, other: string) => vectors?.likeness(vectors.find(one), vectors.find(other)) ?? 0;
  expect(vectors?.find(word)).toBeGreaterThanOrEqual(0);
  expect(likeness(word, near)).toBeGreaterThan(likeness(word, far));
});

test('what people say every day is no slip for a rarer name', () => {
  expect(isOrdinary('bigger', 'en')).toBe(true);
  expect(isOrdinary('harmny', 'en')).toBe(false);
  expect(isOrdinary('bigger', 'ja')).toBe(false);
});
