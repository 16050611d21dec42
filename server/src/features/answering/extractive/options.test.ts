import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../extraction/extracted-page.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { missingColour, missingSize } from './missing-choice.ts';
import { chosenOption, namedOption, optionBeside } from './named-option.ts';
import { askedChoices, listed, nearestOpen, priceSpan } from './options.ts';

const offer = (options: Record<string, string>, more: Partial<Offer> = {}): Offer => ({
  id: '',
  sku: '',
  gtin: '',
  options,
  price: { amount: 20, currency: 'EUR' },
  priorPrice: null,
  availability: 'in_stock',
  url: 'https://shop.example/shirt',
  imageUrl: null,
  ...more,
});
const shirt = productNamed('Harbour shirt', {
  offers: [
    offer({ size: 'S', colour: 'Blue' }),
    offer({ size: 'M', colour: 'Blue' }, { availability: 'out_of_stock' }),
    offer({ size: 'M', colour: 'Dark Blue' }, { price: { amount: 24, currency: 'EUR' } }),
  ],
});

describe('the option that is named', () => {
  test.each([
    ['do you have it in M', ['M'], 2],
    ['is the small one there', ['S'], 1],
    ['in dark blue?', ['Dark Blue'], 1],
    ['M', ['M'], 2],
    ['the shirt in blue, size m', ['Blue', 'M'], 1],
  ])('%s', (text, values, offers) => {
    const found = namedOption(text, shirt);
    expect(found?.values.toSorted()).toEqual(values.toSorted());
    expect(found?.offers).toHaveLength(offers);
  });

  test.each([
    ['with memory', ['+ microSD 32GB', '+ microSD 64GB']],
    ['the one without memory', ['No memory']],
    ['with 64 gb of memory', ['+ microSD 64GB']],
    ['32gb', ['+ microSD 32GB']],
  ])('what is not left out: %s', (text, values) => {
    const offers = ['No memory', '+ microSD 32GB', '+ microSD 64GB'].map((set) => offer({ set }));
    expect(chosenOption(text, productNamed('Wren camera', { offers }), 'en')?.values).toEqual(values);
  });

  test('by one word of its name beside a size, and beside what was talked of', () => {
    const sling = productNamed('Wren sling', {
      offers: ['M', 'L'].flatMap((size) => ['Plum silk', 'Fog linen'].map((colour) => offer({ size, colour }))),
    });
    expect(chosenOption('the plum in large', sling, 'en')?.values.toSorted()).toEqual(['L', 'Plum silk']);
    const large = namedOption('do you have it in large', sling);
    if (large === null) throw new Error('no size was read');
    expect(optionBeside(large, ['Plum silk'], sling).offers.map(({ options }) => options)).toEqual([
      { size: 'L', colour: 'Plum silk' },
    ]);
    expect(optionBeside(large, ['M'], sling)).toBe(large);
  });

  test('of sizes that overlap the one that is written so, and a part of a label', () => {
    const robe = productNamed('Quay robe', {
      offers: [
        offer({ size: 'Medium/Large' }),
        offer({ size: 'Large/X-Large' }),
        offer({ size: 'King, 240 × 220 cm' }),
      ],
    });
    expect(namedOption('is it there in large/x-large', robe)?.values).toEqual(['Large/X-Large']);
    expect(namedOption('the king size', robe)?.values).toEqual(['King, 240 × 220 cm']);
  });

  test('a size whose letter stands in the colour’s name is named too', () => {
    const sweater = productNamed('Quay sweater', {
      offers: ['S', 'M'].map((size) => offer({ size, colour: 'Moss green' })),
    });
    expect(namedOption('in moss green in M', sweater)?.offers.map(({ options }) => options['size'])).toEqual(['M']);
  });

  test('a letter in a word, and words that are no options, name none', () => {
    expect(namedOption("it's for my mum's s-class", shirt)).toBeNull();
    expect(namedOption('is it warm', shirt)).toBeNull();
  });

  test('a size that is not offered is missing, one that is is not', () => {
    expect(missingSize('do you have it in XL?', shirt)).toBe('XL');
    expect(missingSize('do you have it in M?', shirt)).toBeNull();
    expect(missingSize('delivery in 5 days?', shirt)).toBeNull();
    expect(missingSize('in XL?', productNamed('Mug'))).toBeNull();
    const jeans = productNamed('Jeans', { variants: ['7-8 U.S (12 Colombia)', '9-10 U.S (14 Colombia)'] });
    expect(missingSize('do you still have this in a us 5', jeans)).toBe('5');
  });
});

test('a size that several go by is not missing, and a pair that does not exist is not to be had', () => {
  const robe = productNamed('Robe', { offers: [offer({ size: 'Small/Medium' }), offer({ size: 'Large/XL' })] });
  expect(missingSize('do you have it in M?', robe)).toBeNull();
  expect(namedOption('do you have it in M?', robe)?.values).toEqual(['Small/Medium']);
  expect(namedOption('in dark blue, size s', shirt)?.offers).toEqual([]);
});

test('a colour that is not among those offered is missing', () => {
  const missing = (text: string) => {
    const words = readShopWords(text, 'en');
    return missingColour({ words, spoken: words }, shirt, 'en');
  };
  expect(missing('does it come in green')).toBe('green');
  expect(missing('does it come in blue')).toBeNull();
  expect(missingColour({ words: readShopWords('green', 'en'), spoken: [] }, productNamed('Mug'), 'en')).toBeNull();
});

test('choices are those of the option that is asked about, without what is sold out', () => {
  expect(askedChoices('what sizes are left?', new Set(['size']), shirt, 'en')).toEqual({
    labels: ['size'],
    values: ['S', 'M'],
    soldOut: [],
  });
  expect(askedChoices('which colours?', new Set(['colour']), shirt, 'en')?.values).toEqual(['Blue', 'Dark Blue']);
  expect(askedChoices('how warm is it', new Set(['warm']), shirt, 'en')).toBeNull();
});

test('choices without a label are the colours that are asked for, where they are no sizes', () => {
  const plain = (values: string[]) =>
    productNamed('Sofa', { variants: values, offers: values.map((option) => offer({ option })) });
  const colours = new Set(['colour'] as const);
  expect(askedChoices('what colours?', colours, plain(['Oatmeal', 'Moss']), 'en')?.values).toEqual(['Oatmeal', 'Moss']);
  expect(askedChoices('what colours?', colours, plain(['S', 'M']), 'en')).toBeNull();
});

test('prices span what can be bought', () => {
  const span = priceSpan(shirt.offers, null);
  expect([span?.low.amount, span?.high.amount]).toEqual([20, 24]);
  expect(priceSpan([], null)).toBeNull();
});

test('a list ends with its joint', () => {
  expect(listed(['S', 'M', 'L'], 'or')).toBe('S, M or L');
  expect(listed(['S'], 'or')).toBe('S');
});

test.each([
  ['in a large?', ['LG']],
  ['in medium', ['MD']],
  ['youth 14', ['Y14']],
])('a size goes by its other names: %s', (text, values) => {
  const tee = productNamed('Quay tee', {
    offers: ['Y14', 'SM', 'MD', 'LG', 'XL'].map((size) => offer({ size })),
  });
  expect(namedOption(text, tee)?.values).toEqual(values);
  expect(missingSize('do you have it in a large', tee)).toBeNull();
});

test('a hyphen may be a space, and "the 200er" has 200 of them', () => {
  const harp = productNamed('Harp', { offers: [offer({ key: 'B-flat' }), offer({ key: 'C' })] });
  expect(namedOption('is it there in b flat', harp)?.values).toEqual(['B-flat']);
  const bricks = productNamed('Bausteine', { offers: [offer({ Teile: '100 Teile' }), offer({ Teile: '200 Teile' })] });
  expect(namedOption('sind die 200er lieferbar', bricks)?.values).toEqual(['200 Teile']);
});

test('"xl" needs no word before it, and what is gone gives way to what shares something with it', () => {
  const hoodie = productNamed('Loud hoodie', {
    offers: ['Navy', 'Black', 'Red'].flatMap((colour) =>
      ['M', 'XL'].map((size) =>
        offer({ colour, size }, { availability: `${colour} ${size}` === 'Navy XL' ? 'out_of_stock' : 'in_stock' }),
      ),
    ),
  });
  const named = namedOption('do you have it in navy xl', hoodie);
  expect(named?.values.toSorted()).toEqual(['Navy', 'XL']);
  expect(nearestOpen(named ?? { values: [], offers: [] }, hoodie.offers).map(({ options }) => options)).toEqual([
    { colour: 'Navy', size: 'M' },
    { colour: 'Black', size: 'XL' },
    { colour: 'Red', size: 'XL' },
  ]);
});
