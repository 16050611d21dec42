import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { namedOption } from './named-option.ts';
import { withLetterSizes } from './spelled-sizes.ts';

test.each([
  ['extra extra large', 'XXL'],
  ['Double XL', 'XXL'],
  ['xx-large', 'XXL'],
  ['2xl', 'XXL'],
  ['3X', 'XXXL'],
  ['X-Small', 'XS'],
  ['extra small', 'XS'],
  ['large', 'large'],
  ['the extras', 'the extras'],
  ['5x5 cm', '5x5 cm'],
])('“%s” is %s', (said, letters) => expect(withLetterSizes(said)).toBe(letters));

const dressIn = (...sizes: string[]) =>
  productNamed('Maren dress', {
    offers: sizes.map((size) => ({
      id: size,
      priorPrice: null,
      imageUrl: null,
      url: 'https://shop.example/maren',
      sku: '',
      gtin: '',
      price: null,
      availability: 'in_stock',
      options: { Size: size },
    })),
  });

test.each([
  ['do you have it in extra large?', ['Large', 'X-Large'], 'X-Large'],
  ['do you have it in extra large?', ['Large', '1X'], '1X'],
  ['double xl?', ['XL', 'XXL'], 'XXL'],
  ['in a large', ['L', 'XL'], 'L'],
])('%s of %s', (ask, sizes, meant) => expect(namedOption(ask, dressIn(...sizes))?.values).toEqual([meant]));

test('a size that is not sold is no smaller one', () => {
  expect(namedOption('in extra extra large', dressIn('L', 'XL'))).toBeNull();
});
