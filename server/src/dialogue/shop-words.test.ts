import { expect, test } from 'vitest';
import { languagesHolding, vocabularyLanguages, vocabularyOf } from './shop-words.ts';

test.each(
  'frais Versandkosten pengirimannya doručení ships delivry zwrot l’envoi bezahlung-arten a qxo 送料 доставка محفظة dompet barangku ßtraße'.split(
    ' ',
  ),
)('%s is looked for in no fewer languages than may hold it', (word) => {
  const all = vocabularyLanguages.filter((language) => vocabularyOf(language)?.mayHold(word) === true);
  expect(languagesHolding(word)).toEqual(all);
});

test('a word is looked for once, however often it is asked for', () => {
  expect(languagesHolding('zahlungsart')).toBe(languagesHolding('zahlungsart'));
});
