import { describe, expect, test } from 'vitest';
import type { Product } from '../extraction/extracted-page.ts';
import { isWithin, meetsLimits, parseProductQuery } from './product-query.ts';

test('what was read as a limit is nothing to be without', () => {
  expect(parseProductQuery('a bag but not more than 30 bucks', 'en')).toMatchObject({ maxPrice: 30, excluded: [] });
  expect(parseProductQuery('shorts, not capris, under 30', 'en')).toMatchObject({ maxPrice: 30, excluded: ['capris'] });
  expect(parseProductQuery('kado mentok 300rb', 'id').maxPrice).toBe(300_000);
  expect(parseProductQuery('kado, budget 300 ribuan max', 'id').maxPrice).toBe(300_000);
});

describe('price limits', () => {
  test.each([
    ['Do you have a warm blanket under 100?', null, 100],
    ['blankets between $20 and $40', 20, 40],
    ['towels from 20 to 40 euros', 20, 40],
    ['$20-$40 scarves', 20, 40],
    ['more than 1,500 dollars', 1500, null],
    ['a mug for 15 or less', null, 15],
    ['Handtücher unter 30 €', null, 30],
    ['Decke zwischen 20 und 40 Euro', 20, 40],
    ['Teppiche ab 99,50 €', 99.5, null],
    ['une couverture à moins de 50 euros', null, 50],
    ['serviettes entre 20 et 40 €', 20, 40],
    ['mantas por menos de 1.000,50 €', null, 1000.5],
    ['manta hasta 30', null, 30],
    ['coperta sotto i 100 euro', null, 100],
    ['asciugamani tra 10 e 20 euro', 10, 20],
    ['handdoek tot 25 euro', null, 25],
    ['deken tussen de 20 en 40 euro', 20, 40],
    ['100 TL altı havlu', null, 100],
    ['100 liradan ucuz battaniye', null, 100],
    ['50 ile 100 TL arası havlu', 50, 100],
    ['toalha até 30 euros', null, 30],
    ['koc do 100 zł', null, 100],
    ['something around 50', 40, 60],
    ['something under a tenner', null, 10],
    ['nichts für mehr, nicht mehr als 30', null, 30],
    ['a lil something, got like 8 bucks to spend', null, 8],
    ['gift for dad, 25 to spend', null, 25],
    ['i have $15, what is there', null, 15],
    ['what can i buy my sister for 20 euros', null, 20],
    ['a mug, 12 is my limit', null, 12],
    ['i have 2 dogs', null, null],
  ])('%s', (question, minPrice, maxPrice) => {
    expect(parseProductQuery(question)).toMatchObject({ minPrice, maxPrice });
  });

  test.each([
    ['under twenty euros', 'en', 20],
    ['under a hundred and fifty dollars', 'en', 150],
    ['something for under twenty-five', 'en', 25],
    ['under 1k', 'en', 1000],
    ['unter dreißig Euro', 'de', 30],
    ['por menos de veinte euros', 'es', 20],
    ['moins de vingt euros', 'fr', 20],
    ['maksimal 100rb', 'id', 100_000],
    ['di bawah 100 ribu', 'id', 100_000],
    ['di bawah 1,5 jt', 'id', 1_500_000],
    ['2万円以下', 'ja', 20_000],
    ['nothing over 30 please', 'en', 30],
    ["i don't want to spend more than 50", 'en', 50],
    ['nichts über 40 €', 'de', 40],
  ])('%s', (question, language, maxPrice) => {
    expect(parseProductQuery(question, language).maxPrice).toBe(maxPrice);
  });

  test('a year with a currency is a price', () => {
    expect(parseProductQuery('a sofa up to 1990 euros', 'en').maxPrice).toBe(1990);
    expect(parseProductQuery('sepeda maksimal 2000', 'id').maxPrice).toBe(2000);
  });

  test('amounts in words stay words where they are no price', () => {
    expect(parseProductQuery('two pillows under fifty', 'en')).toMatchObject({ maxPrice: 50, words: 'two pillows' });
    expect(parseProductQuery('a set of twenty towels', 'en')).toMatchObject({
      maxPrice: null,
      words: 'a set of twenty towels',
    });
  });

  test.each([
    'delivered within 5 days?',
    'size 42 shoes',
    'a pan up to 3 kg',
    'from 2 people',
    'Rückgabe bis 30 Tage',
    'entre 2 et 3 jours',
    'key blank KW1',
    'order 10045',
    'a bag with more than 4 pockets',
    'at least 3 shelves',
    'a machine from about 1975',
  ])('%s is no price', (question) => {
    expect(parseProductQuery(question)).toMatchObject({ minPrice: null, maxPrice: null });
  });
});

test.each([
  ['tees for more than 35', true],
  ['blankets over 100 euros', true],
  ['at least 35 dollars', false],
  ['from 35 euros', false],
])('%s: the limit itself is too little, or not', (question, isAboveMin) => {
  const query = parseProductQuery(question, 'en');
  expect(query.isAboveMin).toBe(isAboveMin);
  expect(isWithin(query.minPrice ?? 0, query)).toBe(!isAboveMin);
});

test('order and sale are understood and leave the words of the search', () => {
  expect(parseProductQuery('cheapest towel')).toMatchObject({ order: 'cheapest', words: 'towel' });
  expect(parseProductQuery('der teuerste Teppich').order).toBe('dearest');
  expect(parseProductQuery('am günstigsten')).toMatchObject({ order: 'cheapest' });
  expect(parseProductQuery('en ucuz havlu')).toMatchObject({ order: 'cheapest', words: 'havlu' });
  expect(parseProductQuery('the most expensive rug')).toMatchObject({ order: 'dearest' });
  expect(parseProductQuery('anything knocked down at the moment?', 'en').onSale).toBe(true);
  expect(parseProductQuery('i knocked down the vase', 'en').onSale).toBe(false);
  expect(parseProductQuery('ist was runtergesetzt?', 'de').onSale).toBe(true);
  expect(parseProductQuery('blue towels on sale')).toMatchObject({ onSale: true, words: 'blue towels' });
  expect(parseProductQuery('Do you sell blue towels?').words).toBe('Do you sell blue towels?');
});

test('a product without a price, or outside the limits, is not offered under a limit', () => {
  const product: Product = {
    url: 'https://shop.example/mug',
    name: 'Mug',
    description: '',
    brand: '',
    categories: [],
    imageUrl: null,
    price: { amount: 50, currency: 'EUR' },
    priorPrice: null,
    priceConflict: false,
    availability: 'unknown',
    sku: '',
    variants: [],
    offers: [],
  };
  const query = parseProductQuery('between 20 and 50 euros');
  expect(meetsLimits(product, query)).toBe(true);
  expect(meetsLimits({ ...product, price: { amount: 50.01, currency: 'EUR' } }, query)).toBe(false);
  expect(meetsLimits({ ...product, price: null }, query)).toBe(false);
  expect(meetsLimits(product, parseProductQuery('on sale'))).toBe(false);
  expect(meetsLimits({ ...product, price: null }, parseProductQuery('towels'))).toBe(true);
});

test('long hostile questions cost little time', () => {
  for (const text of ['under '.repeat(5000) + '9'.repeat(5000), '1 000 '.repeat(3000)])
    expect(() => parseProductQuery(text)).not.toThrow();
});

test.each([
  ['kisaran 200-300rb', 200_000, 300_000],
  ['kisaran 200 - 300 ribu', 200_000, 300_000],
  ['yang 100 ribuan', 80_000, 120_000],
  ['ribuan pelanggan', null, null],
  ['nvr yang kuat sampai 32 kamera', null, null],
  ['sampai 300', null, 300],
  ['budget cuma 500rb nih, tas apa aja', null, 500_000],
  ['dvr di bawah sejuta', null, 1_000_000],
  ['jgn lebih dari 2jt', null, 2_000_000],
  ['gak di atas 300 ribu', null, 300_000],
  ['maxnya 300rb', null, 300_000],
  ['mentok di 400rb', null, 400_000],
  ['duit saya cuma 150rb', null, 150_000],
  ['500rb sampai 1jt', 500_000, 1_000_000],
  ['yang 300rb an', 240_000, 360_000],
  ['sepatu 36 sampai 40', null, 40],
])('amounts that are said in thousands: %s', (question, minPrice, maxPrice) => {
  expect(parseProductQuery(question, 'id')).toMatchObject({ minPrice, maxPrice });
});

test.each([
  ['hoodies for less than 60', 'en', true],
  ['hoodies under 60', 'en', true],
  ['hoodies up to 60', 'en', false],
  ['not over 60', 'en', false],
  ['Pullover unter 60 Euro', 'de', true],
  ['Pullover bis 60 Euro', 'de', false],
  ['jaket di bawah 200rb', 'id', true],
])('%s: the limit itself is too much, or not', (question, language, isBelowMax) => {
  const query = parseProductQuery(question, language);
  expect(query.maxPrice).not.toBeNull();
  expect(query.isBelowMax).toBe(isBelowMax);
  expect(isWithin(query.maxPrice ?? 0, query)).toBe(!isBelowMax);
});
