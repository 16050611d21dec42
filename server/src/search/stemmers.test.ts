import { expect, test } from 'vitest';
import { termOf } from './stemmers.ts';
import { tokenize } from './tokenize.ts';

test.each([
  ['en', 'deliveries', 'delivery'],
  ['en', 'running', 'runs'],
  ['de', 'lieferungen', 'lieferung'],
  ['fr', 'livraisons', 'livraison'],
  ['es', 'devoluciones', 'devolución'],
  ['it', 'spedizioni', 'spedizione'],
  ['nl', 'bestellingen', 'bestelling'],
  ['pt', 'toalhas', 'toalha'],
  ['tr', 'havluları', 'havlu'],
  ['sv', 'leveranser', 'leveransen'],
  ['ru', 'доставки', 'доставка'],
  ['hu', 'takarók', 'takaró'],
  ['fi', 'peitot', 'peiton'],
])('%s: %s and %s are one term (the stemmer package really stems)', (language, one, other) => {
  expect(termOf(one, language)).toBe(termOf(other, language));
});

test('accents are dropped where visitors leave them out, and kept where they make another word', () => {
  expect(termOf('été', 'fr')).toBe(termOf('ete', 'fr'));
  expect(termOf('größe', 'de')).toBe(termOf('grösse', 'de'));
  expect(termOf('bán', 'vi')).not.toBe(termOf('bàn', 'vi'));
});

test('words are cut as their language writes them', () => {
  expect(tokenize("The shop's parcels don't wait", 'en')).toContain('shop');
  expect(tokenize("l'abonnement", 'fr')).toHaveLength(2);
  expect(tokenize("Ankara'nın", 'tr')).toEqual(tokenize('Ankara', 'tr'));
  expect(tokenize('ＡＢＣ１２３', 'en')).toEqual(['abc123']);
  expect(tokenize(`${'x'.repeat(100_000)} mug`, 'en')).toEqual(['mug']);
});
