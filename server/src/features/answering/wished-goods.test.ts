/** Goods for what somebody needs: by what is told of them anywhere, within the limits, and not by words that say what they are for. */
import { expect, test } from 'vitest';
import type { Product } from '../../extraction/extracted-page.ts';
import { parseProductQuery } from '../../search/product-query.ts';
import { productNamed } from '../../search/product.fixture.ts';
import { askShop, knowledgeOf } from './ask-shop.fixture.ts';
import { nearWish } from './extractive/near-wish.ts';
import { passageOf } from './loom-shop.fixture.ts';

const sold = (name: string, amount: number, description: string, more: Partial<Product> = {}): Product =>
  productNamed(name, {
    url: `https://reeds.example/${encodeURIComponent(name)}`,
    description,
    price: { amount, currency: 'USD' },
    availability: 'in_stock',
    ...more,
  });

const knowledge = knowledgeOf({
  passages: [
    passageOf('/guide', 'Winter guide', 'Pico grinder: made for camping and travel, it weighs no more than an apple.'),
  ],
  products: [
    sold('Linden Soprano Ukulele', 54, 'Two school districts asked for a ukulele that a beginner of six can hold.'),
    sold('Keweenaw Tenor Ukulele', 749, 'Solid koa for people who play on stage.'),
    sold(
      'Dewpost Case Humidifier',
      18.5,
      'Lies beside the ukulele in its case, and the wood does not crack in dry rooms.',
    ),
    sold('Ironwood Banjo Strings', 9, 'Five strings of plain steel.'),
    sold('Pico grinder', 119, 'Steel burrs.'),
    sold('Kornett grinder', 489, 'Steel burrs, and a motor.'),
    sold('Tea towel', 12, 'Linen, for glasses.'),
  ],
});
const ask = (text: string) => askShop(text, { knowledge });
const wishedOf = async (text: string) => {
  const [part] = (await ask(text)).question.parts;
  return part?.wished.map(({ product }) => product.name) ?? [];
};

test('what is wanted within a price is found by all that is told of it', async () => {
  const { products } = await ask('looking for a first ukulele for a beginner, not more than 60 bucks');
  expect(products).toEqual(['Linden Soprano Ukulele']);
});

test('what a guide says of a thing is told of it', async () => {
  const [first] = await wishedOf('want something to take on camping trips, max 150');
  expect(first).toBe('Pico grinder');
});

test('what somebody has is not what is looked for', async () => {
  const [first] = await wishedOf('got anything to keep my ukulele from cracking in a dry room?');
  expect(first).toBe('Dewpost Case Humidifier');
});

test('where a need is stated within a price and nothing surely meets it, what comes closest is shown as that', async () => {
  const { text, products, outcome } = await ask(
    'will be on camping trips all summer and want fresh coffee, grind it there, max 150',
  );
  expect(products[0]).toBe('Pico grinder');
  expect([outcome === 'answered', text]).toEqual([false, expect.stringContaining('comes closest')]);
});

test('the cheapest, what is reduced, and what was shown before are no wish', async () => {
  expect(await wishedOf('which ukulele is the cheapest?')).toEqual([]);
  expect(await wishedOf('how long does delivery take?')).toEqual([]);
});

test('nothing at that price is said only where no goods of the kind come near', async () => {
  const { text, products } = await ask('something to grind coffee on a trip, under 130');
  expect(products[0]).toBe('Pico grinder');
  expect(text).not.toMatch(/at that price|in that price/u);
});

test('to who asks for all that is reduced, it is shown, however that is put', async () => {
  const reduced = knowledgeOf({
    passages: [],
    products: [
      sold('Linden Ukulele', 54, 'Basswood.', { priorPrice: { amount: 69, currency: 'USD' } }),
      sold('Tea towel', 12, 'Linen.'),
    ],
  });
  const { products } = await askShop('have you got anything knocked down at the moment?', { knowledge: reduced });
  expect(products).toEqual(['Linden Ukulele']);
});

test('each name is shown once, and what is far behind not at all', () => {
  const wished = (name: string, value: number, held: number) => ({
    product: sold(name, 9, ''),
    value,
    held,
    told: null,
  });
  const limits = parseProductQuery('a candle');
  const found = [wished('Mint', 1, 0.6), wished('Mint', 0.9, 0.6), wished('Sage', 0.8, 0.5), wished('Tar', 0.4, 0.4)];
  expect(nearWish({ wished: found, limits }).map(({ name }) => name)).toEqual(['Mint', 'Sage']);
  expect(nearWish({ wished: [wished('Tar', 0.9, 0.1)], limits })).toEqual([]);
});

test('what is called without a thing is shown to who wants none, however its page speaks of it', async () => {
  const bells = knowledgeOf({
    passages: [],
    products: [
      sold('Kinetic doorbell without battery', 30, 'A bell without a battery. You never change the battery again.', {
        variants: ['White', 'Black'],
      }),
      sold('Video doorbell', 90, 'A bell with a camera. Its battery lasts three months.'),
      sold('Tea towel', 12, 'Linen, for glasses.'),
    ],
  });
  const { products } = await askShop('doorbell without battery colour white', { knowledge: bells });
  expect(products).toEqual(['Kinetic doorbell without battery']);
});
