import { expect, test } from 'vitest';
import { parseProductQuery } from '../../../search/product-query.ts';
import { namesOnlyLimits, onlyOptionIn } from './names-only-limits.ts';

test.each([
  ['What do you have under 20?', true],
  ['Show me everything on sale', true],
  ['your cheapest product', true],
  ['Was gibt es unter 20 Euro?', true],
  ['Avez-vous quelque chose à moins de 20 euros ?', true],
  ['20 TL altı neler var', true],
  ['gift for my mother in law under 50', true],
  ['kado buat ibu mertua di bawah 300.000', true],
  ['yg paling murah apa kak di toko ini', true],
  ['cheapest thing in your whole store', true],
  ['need a tiny present for my nephew, less than 10 dollars', true],
  ['something decent for a secret santa, 10 bucks max', true],
  ['Vous avez des articles en promo en ce moment ?', true],
  ['quels produits sont en promotion ?', true],
  ['¿tenéis algún producto en oferta ahora?', true],
  ['avete articoli in offerta al momento?', true],
  ['habt ihr gerade Artikel im Angebot?', true],
  ['Was ist bei euch grad reduziert?', true],
  ['une couverture en promo ?', false],
  ['blankets under 20', false],
  ['What do you have?', false],
  ['a unicorn on sale', false],
])('%s: %s', (question, only) => {
  expect(namesOnlyLimits(parseProductQuery(question))).toBe(only);
});

test.each([
  ['Do you have anything under 40 in M?', ['m']],
  ['Was gibt es unter 20 Euro in Größe 38?', ['38']],
  ['What do you have in size L?', ['l']],
  ['What do you sell?', []],
  ['What does shipping cost?', []],
  ['a warm hand knitted blanket under 40 in M', []],
])('%s names the options %j and no thing', (question, words) => {
  expect(onlyOptionIn(parseProductQuery(question))).toEqual(words);
});
