import { describe, expect, test } from 'vitest';
import { asksOf, isYesNo } from './asks-of.ts';
import { isThing } from '../languages/concepts.ts';
import { intentOf } from './intent.ts';
import { broadConceptsIn, conceptsIn, readShopWords } from './read-shop-words.ts';

describe('what shoppers type meets the concepts of what pages say', () => {
  test.each([
    ['what mail service do u use', ['carrier']],
    ['my bottle came smashed', ['damaged']],
    ['can i swap it for money back', ['exchange', 'refund']],
    ['can i pick it up', ['pickup']],
    ['where are you based', ['address']],
    ['how short should i cut the wick', ['use']],
    ['i dont want it anymore', ['returns']],
    ["I don't want it anymore", ['returns']],
    ['shipping cost?', ['delivery', 'cost']],
    ['pre order / preorder / pre-order', ['preorder']],
    ['do you do gift-wrapping', ['gift']],
  ])('%s', (text, concepts) => {
    expect(broadConceptsIn(text, 'en')).toEqual(concepts);
  });

  test.each([
    ['ongkirnya berapa', ['delivery', 'cost']],
    ['pesannya lewat mana', ['order']],
    ['faktur pajaknya bisa?', ['invoice']],
    ['tokonya buka?', ['shop']],
  ])('little words on the end of "%s" hide nothing', (text, concepts) => {
    expect(broadConceptsIn(text, 'id')).toEqual(expect.arrayContaining(concepts));
  });

  test.each([
    'feel free to browse',
    'a phthalate free candle is not a free one',
    'in order to see more',
    'for sale',
    'heavy duty hooks',
    'a card holder',
    'we read your policy',
  ])('%s is about none of delivery, cost, orders, discounts, cards', (text) => {
    for (const concept of ['free', 'cost', 'order', 'discount', 'card', 'customs', 'delivery'])
      expect(conceptsIn(text, 'en')).not.toContain(concept);
  });
});

test('what stands for no concept is left as it was written, accents and apostrophes among it', () => {
  expect(readShopWords('Does the Älva bort fit O’Brien?', 'en')).toEqual([
    { kind: 'other', text: 'älva' },
    { kind: 'other', text: 'bort' },
    { kind: 'concept', concept: 'fit', text: 'fit' },
    { kind: 'other', text: "o'brien" },
  ]);
});

describe('asking words', () => {
  test.each([
    ['how long does shipping take and how much is it', ['duration', 'cost']],
    ['when r u open', ['time']],
    ['where are you located?', ['place']],
    ['who makes your soap', ['person']],
    ['how do i return it', ['method']],
    ['why is it so expensive', ['reason']],
    ['which colours', ['which']],
    ['how many come in a box', ['count']],
    ['blue towels', []],
  ])('%s', (text, kinds) => {
    expect([...asksOf(text, 'en')]).toEqual(kinds);
  });

  test('yes or no is asked by how a sentence begins', () => {
    for (const text of ['do you ship to canada', 'Hi! Is it vegan?', 'thanks. can i pay by card', "isn't it cotton?"])
      expect(isYesNo(text, 'en'), text).toBe(true);
    for (const text of ['how long is it', 'blue towels', 'can you tell me when it ships', 'shipping cost'])
      expect(isYesNo(text, 'en'), text).toBe(false);
  });

  test('in other languages, too', () => {
    expect(isYesNo('vous livrez en Belgique ?', 'fr')).toBe(true);
    expect(isYesNo("c'est fabriqué où ?", 'fr')).toBe(false);
    expect([...asksOf('wie lange dauert der Versand', 'de')]).toEqual(['duration']);
    expect([...asksOf('¿dónde están?', 'es')]).toEqual(['place']);
    expect(conceptsIn("l'envoi est gratuit", 'fr')).toEqual(['delivery', 'free']);
    expect(conceptsIn('Versandkosten', 'de')).toEqual(['delivery', 'cost']);
  });

  test('of a language without a pack nothing is claimed', () => {
    expect(asksOf('quanto', 'xx').size).toBe(0);
    expect(isYesNo('is it', 'xx')).toBe(false);
  });
});

describe('what a message is for', () => {
  test.each([
    ['my bottle arrived smashed', 'en', 'complaint'],
    ['my package never came', 'en', 'complaint'],
    ['what if it arrives broken?', 'en', 'question'],
    ['what if my parcel is damaged', 'en', 'question'],
    ['can i cancel my order', 'en', 'policy'],
    ['cancel my order 1042', 'en', 'order'],
    ['get me a human', 'en', 'human'],
    ['die Tasse kam kaputt an', 'de', 'complaint'],
    ['falls die Tasse kaputt ist', 'de', 'question'],
    ['kann ich meine Bestellung stornieren', 'de', 'policy'],
    ['wo bleibt mein Paket', 'de', 'order'],
    ['j’ai reçu un article cassé', 'fr', 'complaint'],
    ['mi pedido no ha llegado', 'es', 'complaint'],
    ['vorrei parlare con un operatore', 'it', 'human'],
    ['heeft u blauwe handdoeken', 'nl', 'shopping'],
    ['quais são os portes de envio', 'pt', 'policy'],
    ['where is my order', 'xx', 'order'],
  ])('%s (%s) is %s', (message, language, intent) => {
    expect(intentOf(message, language)).toBe(intent);
  });
});

test('things are read in their other forms, and say what they are a kind of', () => {
  expect(conceptsIn('two frying pans', 'en')).toEqual(['pan', 'cookware', 'kitchen']);
  expect(conceptsIn('molinillos de pimienta', 'es')).toEqual(['pepper_mill', 'kitchen']);
  expect(broadConceptsIn('red sneakers', 'en')).toEqual(['red', 'shoes']);
  // "kann" is no "Kanne"
  expect(conceptsIn('Kann ich', 'de')).toEqual([]);
});

test('a common word is no thing that only looks like it', () => {
  for (const [text, language] of [
    ['kan ik hier pas betalen', 'nl'],
    ['puedo pasar mañana', 'es'],
    ['vous êtes où', 'fr'],
    ['como faço isso', 'pt'],
  ] as const)
    expect(
      readShopWords(text, language).filter((word) => word.kind === 'concept' && isThing(word.concept)),
      text,
    ).toEqual([]);
});
