import { expect, test } from 'vitest';
import { createThemeAttributes } from './attribute-lines.ts';
import type { Attribute, Product } from './extracted-page.ts';

const chart: Attribute[] = ['S', 'M', 'L', 'XL'].map((of, at) => ({ label: 'Chest', value: `${90 + at * 5} cm`, of }));
const terms: Attribute = { label: 'Shipping', value: 'Leaves our workroom in two days.', of: '' };

const productOf = (name: string, variants: string[], attributes: Attribute[]): Product => ({
  url: `https://shop.example/${name}`,
  name,
  description: '',
  brand: '',
  categories: [],
  imageUrl: null,
  price: null,
  priorPrice: null,
  priceConflict: false,
  availability: 'in_stock',
  sku: '',
  variants,
  attributes,
  offers: [],
});

const shopOf = (products: Product[]) => {
  const theme = createThemeAttributes();
  for (const product of products) theme.count(product);
  return { theme, stripped: products.map((product) => theme.strip(product)) };
};

test('of a chart on every page a product keeps the sizes that it is sold in, and the chart lives on once', () => {
  const own = (at: number): Attribute => ({ label: 'Weight', value: `${at} g`, of: '' });
  const { theme, stripped } = shopOf([
    productOf('smock', ['S', 'M'], [...chart, terms, own(1)]),
    productOf('jacket', ['Medium / Sand', 'Large / Sand'], [...chart, terms, own(2)]),
    productOf('mug', ['One size'], [...chart, terms, own(3)]),
    productOf('candle', [], [...chart, terms, own(4)]),
    productOf('tote', [], [...chart, terms, own(5)]),
  ]);
  const kept = stripped.map(({ attributes = [] }) => attributes.map(({ of, label }) => of || label));
  expect(kept).toEqual([['S', 'M', 'Weight'], ['M', 'L', 'Weight'], ['Weight'], ['Weight'], ['Weight']]);
  expect(theme.charts('id')).toEqual([
    {
      headings: ['Tabel ukuran'],
      text: 'S | Chest: 90 cm\nM | Chest: 95 cm\nL | Chest: 100 cm\nXL | Chest: 105 cm',
      voice: 'shop',
    },
  ]);
});

test('a product keeps its own chart, and what it shares with a few', () => {
  const care: Attribute = { label: 'Care', value: 'Wipe with a dry cloth.', of: '' };
  const products = [
    productOf('boot', ['38'], [{ label: 'Length', value: '24 cm', of: '38' }, care]),
    ...Array.from({ length: 5 }, (_, at) => productOf(`bowl ${at}`, [], [care])),
  ];
  const { theme, stripped } = shopOf(products);
  expect(stripped).toEqual(products);
  expect(theme.charts('en')).toEqual([]);
});

test("days of delivery below whatever label, and a chart that was read line by line, are the theme's", () => {
  const days: Attribute = { label: 'Rest of world', value: '8-15 business days', of: '' };
  const flat: Attribute[] = ['90 cm', '95 cm', '100 cm'].map((value) => ({ label: 'Chest', value, of: '' }));
  const fabric: Attribute = { label: 'Fabric', value: 'cotton', of: '' };
  const names = ['tee', 'cap', 'hoodie', 'mug', 'ball'];
  const { stripped } = shopOf(names.map((name) => productOf(name, [], [days, ...flat, fabric])));
  expect(stripped.map(({ attributes }) => attributes)).toEqual(names.map(() => [fabric]));
});

test('a chart’s M and L are those of goods that are sold in MD and LG', () => {
  const names = ['tee', 'cap', 'hoodie', 'mug', 'ball'];
  const { stripped } = shopOf(names.map((name) => productOf(name, ['MD', 'LG'], chart)));
  expect(stripped[0]?.attributes?.map(({ of }) => of)).toEqual(['M', 'L']);
});
