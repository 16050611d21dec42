import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { fittingWish } from './fits-wish.ts';

const on = (shelf: string, name: string) => productNamed(name, { categories: [shelf] });
const names = (asked: string, products: ReturnType<typeof on>[], language: string) =>
  fittingWish(products, { asked, excluded: [], language }).products.map(({ name }) => name);

const coffees = [on('Biji Kopi', 'Arabika Puntang'), on('Biji Kopi', 'Robusta Sindoro')];
const tools = [on('Alat Seduh', 'Timbangan Kopi Digital'), on('Alat Seduh', 'Dripper Keramik')];

test('what lies on a shelf that is called after a kind is of it, and a thing for it elsewhere is none', () => {
  expect(names('kopi', [...coffees, ...tools], 'id')).toEqual(['Arabika Puntang', 'Robusta Sindoro']);
});

test('the word before the kind names another thing', () => {
  expect(names('timbangan kopi', [...coffees, ...tools], 'id')).toEqual(['Timbangan Kopi Digital']);
});

test('a shelf of several kinds tells nothing of each', () => {
  const goods = [
    on('Candles & Scents', 'Fig candle'),
    on('Candles & Scents', 'Cedar sachet'),
    on('Candles & Scents', 'Rose water'),
  ];
  expect(names('candle', goods, 'en')).toEqual(['Fig candle']);
});
