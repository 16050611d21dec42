import { expect, test } from 'vitest';
import type { Availability, Offer } from '../../../extraction/extracted-page.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { choicesOf, isToldGone, offersIn, openChoices } from './choices.ts';
import { coloursIn } from './choice-colours.ts';
import { isSize } from './missing-choice.ts';

const offer = (colour: string, availability: Availability = 'in_stock'): Offer => ({
  id: '',
  sku: '',
  gtin: '',
  options: { colour },
  price: null,
  priorPrice: null,
  availability,
  url: 'https://shop.example/throw',
  imageUrl: null,
});

test.each(['Slate sold out', 'Slate – Sold out', 'Slate (ausverkauft)', 'Slate / out of stock', 'Slate - Agotado'])(
  '“%s” is a choice that cannot be had',
  (label) => {
    const product = productNamed('Throw', { offers: [offer('Oat'), offer(label)] });
    expect(choicesOf(product)).toEqual(['Oat', 'Slate']);
    expect(openChoices(product)).toEqual(['Oat']);
    expect(offersIn(product)[1]?.availability).toBe('out_of_stock');
  },
);

test('where nothing can be had, all that could be chosen is told; a choice that only is called so stays', () => {
  const gone = productNamed('Throw', { offers: [offer('Oat', 'out_of_stock'), offer('Sold out')] });
  expect(openChoices(gone)).toEqual(['Sold out']);
  expect(openChoices(productNamed('Throw', { offers: [offer('Oat', 'out_of_stock')] }))).toEqual(['Oat']);
  expect(choicesOf(productNamed('Throw', { variants: ['Moss', 'Slate sold out'] }))).toEqual(['Moss', 'Slate']);
});

test('beside a size only sizes are named, beside a colour only colours', () => {
  const shirt = productNamed('Quay shirt', {
    offers: [
      { ...offer('Moss green'), options: { size: 'S', colour: 'Moss green' } },
      { ...offer('Sand'), options: { size: 'L', colour: 'Sand' } },
      { ...offer('Sand', 'out_of_stock'), options: { size: 'M', colour: 'Sand' } },
    ],
  });
  expect(openChoices(shirt, isSize)).toEqual(['S', 'L']);
  expect(openChoices(shirt, (value) => coloursIn(value, 'en').length > 0)).toEqual(['Moss green', 'Sand']);
  expect(openChoices(shirt, () => false)).toEqual(['S', 'Moss green', 'L', 'Sand']);
});

test('a row that names one choice tells that it is gone, and a line of several tells nothing of each', () => {
  const sizes = ['50 pieces', '200 pieces'];
  const table = '50 pieces | 34 € | in stock\n200 pieces | 104 € | no longer available';
  expect(isToldGone('200 pieces', sizes, [table])).toBe(true);
  expect(isToldGone('50 pieces', sizes, [table])).toBe(false);
  expect(isToldGone('50 pieces', sizes, ['50 pieces, 200 pieces (sold out)'])).toBe(false);
});

test.each([
  ['The nib EF and the colour Coral are sold out at the moment.', true],
  ['Coral | €39 | no longer available', true],
  ['Coral is in stock, only EF is sold out.', false],
  ['Blue | €39 | no longer available', false],
])('“%s” says of Coral that it is gone: %s', (line, isGone) => {
  expect(
    isToldGone('Coral', ['Blue', 'Coral', 'EF'], [`A light pen. ${line}`.replace(/^A light pen\. (?=.*\|)/u, '')]),
  ).toBe(isGone);
});
