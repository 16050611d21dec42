import { describe, expect, test } from 'vitest';
import type { Product } from '../extraction/extracted-page.ts';
import { buildIndex } from './build-index.ts';
import { loadIndex } from './load-index.ts';
import { splitDescription } from './product-fields.ts';
import { productNamed } from './product.fixture.ts';

const product = (name: string, description = '', more: Partial<Product> = {}) =>
  productNamed(name, { description, ...more });

test('short lines and cells are facts, their labels and the sentences around them are prose', () => {
  const { facts, prose } = splitDescription(
    'Material: linen|colour : blue\nWash at 30\nLies well beside a lamp, a mirror or a vase.\nhttps://shop.example/care',
  );
  expect(facts.split('\n')).toEqual(['linen', 'blue', 'Wash at 30', 'https://shop.example/care']);
  expect(prose).toContain('Lies well');
  expect(prose).toContain('Material');
});

describe('what a shop assistant knows', () => {
  const first = (products: Product[], query: string) => {
    const found = loadIndex(buildIndex({ passages: [], products })).searchProducts(query, 1)[0];
    return products[found?.position ?? -1]?.name;
  };

  test('a thing comes before what is praised to stand beside it', () => {
    const products = [
      product('Oak table', 'Its top is oiled. It looks great under a brass lamp, and a lamp is what it was made for.'),
      product('Reading light', 'Kind: lamp\nMaterial: brass\nStands on any desk of the house and lights what is read.'),
    ];
    expect(first(products, 'brass lamp')).toBe('Reading light');
  });

  test('what stands in a table beside the description is found', () => {
    const switches = [5, 8, 16].map((ports) =>
      product(`Switch S${ports}00`, 'Sold with a guarantee.', {
        attributes: [{ label: 'Interfaces', value: `${ports} ports`, of: '' }],
      }),
    );
    expect(first(switches, 'switch 8 ports')).toBe('Switch S800');
  });

  test.each([
    ['bookcase', 'Oak book case'],
    ['bar stool', 'Iron barstool'],
    ['barstools', 'Iron barstool'],
    ['book cases', 'Oak book case'],
  ])('%s is %s, written as one word or two', (query, name) => {
    expect(first([product('Bar of soap'), product('Oak book case'), product('Iron barstool')], query)).toBe(name);
  });

  test('two words for one thing are learnt from the shop', () => {
    const kinds = ['Sofas', 'Lamps', 'Rugs', 'Mirrors'];
    const products = kinds.flatMap((kind) =>
      Array.from({ length: 12 }, (_, at) =>
        product(
          `${['Anna', 'Bela', 'Cora', 'Dora'][at % 4]} ${kind === 'Sofas' ? (at % 2 === 0 ? 'sofa' : 'couch') : kind.toLowerCase()} ${at}`,
          `Kind: ${kind}\nRoom: ${kind === 'Sofas' ? 'living room, seating' : 'anywhere'}\nColour: ${at === 2 ? 'turquoise' : 'grey'}`,
        ),
      ),
    );
    const found = loadIndex(buildIndex({ passages: [], products })).searchProducts('turquoise couch', 1)[0];
    expect(products[found?.position ?? -1]?.name).toBe('Cora sofa 2');
  });
});
