import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { knowledgeOf, askShop } from '../ask-shop.fixture.ts';
import { understand } from '../domain/understand.ts';
import { passageOf } from '../loom-shop.fixture.ts';
import { calledByWord } from './called-by-word.ts';

const described = (name: string, description: string, variants: string[] = []) =>
  productNamed(name, { description, variants, price: { amount: 90, currency: 'EUR' }, availability: 'in_stock' });

const german = knowledgeOf({
  products: [
    described('Malvento HX – Zweikreiser', 'Eine schwere Maschine aus Stahl mit zwei Kesseln.'),
    described('Handfilter „Morgenrot“', 'Aus Porzellan gebrannt, für zwei Becher.'),
    described('Espressotasse Open-Lid', 'Dickwandig und weiß.'),
  ],
  passages: [passageOf('/service', 'Service', 'Wir reparieren Maschinen in der Werkstatt.', { language: 'de' })],
});
const english = knowledgeOf({
  products: [
    described('Pilot 10 Harmonica', 'Ten holes and a comb of maple.', ['B-flat', 'C', 'D']),
    described('Pilot 10 Gift Roll', 'A canvas roll for five.', ['Brown', 'Green']),
    described('Ridgeway Five-Harp Set', 'A set in a box.'),
  ],
  passages: [passageOf('/about', 'About', 'We mend and sell instruments.')],
});

const thingOf = async (text: string, knowledge: typeof german) => {
  const { question } = await askShop(text, { knowledge });
  return question.parts[0]?.focus.map(({ name }) => name) ?? [];
};

test('a thing is called by the one word that is its own, whatever else is said', async () => {
  const asked = 'wie lange muss die malvento an sein bis ich morgens was trinken kann';
  expect(await thingOf(asked, german)).toEqual(['Malvento HX – Zweikreiser']);
});

test('a word that only begins a name calls nothing', async () => {
  expect(await thingOf('kann ich morgens bei euch vorbeikommen', german)).toEqual([]);
});

test('of two that share it the one is meant that has the option which is asked for', async () => {
  expect(await thingOf('do you have the pilot one in b flat right now', english)).toEqual(['Pilot 10 Harmonica']);
});

test('a piece of a hyphenated word calls nothing', async () => {
  expect(await thingOf('my husband plays harp in a very loud band', english)).toEqual([]);
});

test('everyday words that are pieces of one call nothing either', async () => {
  const banjos = knowledgeOf({
    products: [described('Ridgeway Open-Back Banjo', 'Warm and plunky.')],
    passages: [passageOf('/hours', 'Hours', 'Monday: closed.')],
  });
  expect(await thingOf('are you open mondays', banjos)).toEqual([]);
  expect(await thingOf('how heavy is the open-back banjo', banjos)).toEqual(['Ridgeway Open-Back Banjo']);
});

test('a piece of a code calls nothing', () => {
  const products = [{ document: productNamed('XYZ Meridian Key Blank'), score: 1, coverage: 1 }];
  const calls = (asked: string) => {
    const understanding = understand({ text: asked, language: 'en', asked, shopLanguage: 'en' });
    return calledByWord({ asked, products, passages: [], understanding }, 'en').length;
  };
  expect([calls('what is the XYZ-R for'), calls('what is the xyz for'), calls('what is the meridian for')]).toEqual([
    0, 0, 1,
  ]);
});
