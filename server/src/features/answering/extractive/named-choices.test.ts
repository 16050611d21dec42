import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { price, variant } from './variants.fixture.ts';

const pot = productNamed('Larch casserole', {
  price: price(129),
  offers: [
    variant({ size: '3.5 quart', color: 'Paprika' }, 129),
    variant({ size: '3.5 quart', color: 'Mustard' }, 129),
    variant({ size: '7 quart', color: 'Paprika' }, 209),
    variant({ size: '7 quart', color: 'Mustard' }, 209, false),
  ],
});
const rope = productNamed('Fell rope', {
  price: price(24),
  offers: [
    variant({ colour: 'Heather', length: '1.2 m' }, 24),
    variant({ colour: 'Heather', length: '1.8 m' }, 28, false),
    variant({ colour: 'Moss', length: '1.8 m' }, 28),
  ],
  attributes: [
    { label: 'Weight', value: '210 g', of: '1.2 m' },
    { label: 'Weight', value: '270 g', of: '1.8 m' },
  ],
});
const toaster = productNamed('Retro toaster', {
  price: price(64),
  offers: [
    variant({ size: '2 slice', color: 'Red' }, 64),
    variant({ size: '4 slice', color: 'Red' }, 89, false),
    variant({ size: '4 slice', color: 'Black' }, 89),
  ],
});
const oven = productNamed('Ridge chimenea', {
  price: price(95),
  offers: [variant({ size: 'Medium, 90 cm' }, 95, false), variant({ size: 'Large, 115 cm' }, 135)],
  attributes: [
    { label: 'Height on stand', value: '90 cm', of: 'Medium' },
    { label: 'Height on stand', value: '115 cm', of: 'Large' },
  ],
});
const cap = productNamed('Dad cap', {
  price: price(26),
  offers: [variant({ colour: 'Washed Blue' }, 26, false), variant({ colour: 'Khaki' }, 26)],
  attributes: [{ label: 'Care', value: 'Spot clean or hand wash in cold water.', of: '' }],
});
const outfit = productNamed('First outfit', {
  price: price(149),
  offers: [variant({ model: 'Adult 9 ft' }, 189), variant({ model: 'Junior 7 ft' }, 149, false)],
});
const knowledge = knowledgeOf({ passages: [], products: [pot, rope, toaster, oven, cap, outfit] });
const ask = async (text: string) => (await askShop(text, { knowledge })).text;

describe('two choices that are named at once are both meant', () => {
  test.each([
    ['do you have the fell rope in heather in 1.8m?', 'Heather / 1.8 m is sold out'],
    ['is the four slice retro toaster in red in stock?', '4 slice / Red is sold out'],
    ['is the big larch casserole in mustard in stock?', 'Mustard / 7 quart is sold out'],
  ])('%s', async (text, told) => expect(await ask(text)).toContain(told));

  test('what else there is of the one that is named', async () => {
    expect(await ask('which colors can I still get the larch casserole in, 7 qt?')).toBe(
      'Larch casserole (7 quart) comes in Paprika. Larch casserole (7 quart) in Mustard is sold out at the moment.',
    );
  });

  test('of what is there a choice that is gone is told beside', async () => {
    expect(await ask('is the larch casserole in mustard in stock?')).toBe(
      'Larch casserole in Mustard is in stock. Larch casserole in 7 quart / Mustard is sold out at the moment.',
    );
  });

  test('each of two has its price, whatever else can be chosen', async () => {
    const text = await ask('what do the 2 slice and the 4 slice retro toaster cost?');
    expect(text).toContain('2 slice is $64');
    expect(text).toContain('4 slice is $89');
  });

  test('the largest of all has its own', async () => {
    expect(await ask('how much is the larch casserole in the biggest size')).toBe(
      'Larch casserole in 7 quart is $209.00.',
    );
  });

  test('a row is named by being the longest', async () => {
    const text = (await askShop('how heavy is the longer one?', { knowledge, before: ['how much is the fell rope?'] }))
      .text;
    expect(text).toContain('270 g');
    expect(text).not.toContain('210 g');
  });
});

test('a search in a colour finds the shade that stands for it', async () => {
  const { products, text } = await askShop('do you have any casseroles in yellow?', { knowledge });
  expect(products).toEqual(['Larch casserole']);
  expect(text).toContain('Larch casserole comes in Mustard.');
});

test('of choices that say two things the one that is both is meant', async () => {
  const bag = productNamed('Dormouse sleeping bag', {
    price: price(259),
    offers: [
      variant({ model: 'up to 170 cm, right' }, 259),
      variant({ model: 'up to 200 cm, right' }, 279, false),
      variant({ model: 'up to 200 cm, left' }, 279),
    ],
  });
  const { text } = await askShop('is the dormouse sleeping bag for 2 metres, zip right, in stock?', {
    knowledge: knowledgeOf({ passages: [], products: [bag] }),
  });
  expect(text).toContain('in up to 200 cm, right is sold out');
  expect(text).not.toContain('is in stock');
});

test('a choice for two sizes is meant by either', async () => {
  const cover = productNamed('Meadow cover', {
    price: price(249),
    offers: [variant({ size: 'Full/Queen' }, 249), variant({ size: 'King/Cal King' }, 289)],
  });
  const { text } = await askShop('how much is the meadow cover in queen', {
    knowledge: knowledgeOf({ passages: [], products: [cover] }),
  });
  expect(text).toBe('Meadow cover in Full/Queen is $249.00.');
});

test('a second question of the same thing needs no word of the first', async () => {
  const pump = productNamed('Breeze pump', {
    price: price(24),
    attributes: [
      { label: 'Valves', value: 'Presta and Schrader', of: '' },
      { label: 'Gauge', value: 'No', of: '' },
    ],
  });
  const { text } = await askShop('does the breeze pump work with schrader valves? and has it got a gauge', {
    knowledge: knowledgeOf({ passages: [], products: [pump] }),
  });
  expect(text).toContain('Gauge: No');
});

describe('a choice that is named as the shop names it asks for no measure and no care', () => {
  test.each([
    ['is the ridge chimenea in medium, 90 cm gone?', 'Medium, 90 cm is sold out'],
    ['do you have the ridge chimenea in large, 115 cm', 'Large, 115 cm is in stock'],
    ['whats the large, 115 cm ridge chimenea going for', '$135'],
    ['how high is the medium, 90 cm ridge chimenea', 'Height on stand'],
    ['any washed blue dad cap left', 'Washed Blue is sold out'],
    ['how do i wash the washed blue dad cap', 'hand wash in cold water'],
    ['is there still one of the dad cap in khaki', 'Khaki is in stock'],
  ])('%s', async (text, told) => expect(await ask(text)).toContain(told));
});

test('the kids one is the junior', async () => {
  expect(await ask('is the kids first outfit in stock?')).toContain('Junior 7 ft is sold out');
});
