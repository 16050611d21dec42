import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { comparedProducts } from './compared-products.ts';
import { candidatesOf, meantProducts } from './name-products.ts';

const products = ['SC-1 key', 'C-12 key'].map((name) => ({ document: productNamed(name), score: 1, coverage: 1 }));

test.each([
  ['which is longer SC-1 C-12', 2],
  ['and the longer version?', 0],
])('codes are compared where this very message names them: %s', (text, count) => {
  const part = { text, asked: `${text} SC-1 C-12`, products };
  expect(comparedProducts(part, candidatesOf(part, 'en'), 'en', 'en') ?? []).toHaveLength(count);
});

test('two models that are named are compared without a comparing word, in the order of the question', () => {
  const models = ['Camera PFT1200', 'Camera PFT1300'].map((name) => ({
    document: productNamed(name),
    score: 1,
    coverage: 1,
  }));
  const text = 'pft1300 sama pft1200 dayanya sama ga?';
  const compared = comparedProducts({ text }, candidatesOf({ asked: text, products: models }, 'id'), 'id', 'id') ?? [];
  expect(compared.map(({ name }) => name)).toEqual(['Camera PFT1300', 'Camera PFT1200']);
});

test('a code names its thing, however much of the question a page holds', () => {
  const models = ['Fibre module PFT3910', 'Cable'].map((name) => ({
    document: productNamed(name),
    score: 1,
    coverage: 0.1,
  }));
  const asked = 'max distance cable pft3910';
  expect(
    meantProducts(candidatesOf({ asked, products: models }, 'en'), [{ coverage: 1 }]).map(({ name }) => name),
  ).toEqual(['Fibre module PFT3910']);
});

test('"your two sleeping bags" are the only two that are called so', () => {
  const text = "what's the difference between your two sleeping bags?";
  const bags = ['Nord sleeping bag', 'Fell summer sleeping bag', 'Two-piece pyjama'].map((name, at) => ({
    document: productNamed(name),
    score: 3 - at,
    coverage: 1,
  }));
  const compared = comparedProducts({ text }, candidatesOf({ asked: text, products: bags }, 'en'), 'en', 'en') ?? [];
  expect(compared.map(({ name }) => name)).toEqual(['Nord sleeping bag', 'Fell summer sleeping bag']);
});

test('two rings are rings alike, though one has the shorter name', () => {
  const meant = (asked: string) => {
    const rings = ['Moonstone Ring', 'Hammered Stacking Ring', 'Acorn Studs'].map((name) => ({
      document: productNamed(name),
      score: 1,
      coverage: 1,
    }));
    return meantProducts(candidatesOf({ asked, products: rings }, 'en'), []).map(({ name }) => name);
  };
  expect(meant('can you make a bespoke ring')).toEqual([]);
  expect(meant('is the moonstone ring silver')).toEqual(['Moonstone Ring']);
});

test('a thing before another says what kind that is, and a size with a kind names the one that has both', () => {
  const sold = ['Volt 21 Lawn Mower', 'Volt 16 Push Mower', 'Oak 24 Gas Mower', '21 Mower Blade', 'Volt Battery'].map(
    (name) => ({
      document: productNamed(name),
      score: 1,
      coverage: 1,
    }),
  );
  const meant = (asked: string) =>
    meantProducts(candidatesOf({ asked, products: sold }, 'en'), []).map(({ name }) => name);
  expect(meant('how heavy is the battery mower')).not.toContain('Volt Battery');
  expect(meant('how heavy is the 21 inch mower')).toEqual(['Volt 21 Lawn Mower']);
  expect(meant('how heavy is the mower battery')).toEqual(['Volt Battery']);
});
