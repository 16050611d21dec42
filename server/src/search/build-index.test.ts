import { describe, expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { buildIndexInThread } from './build-index-thread.ts';
import type { Passage } from './documents.ts';
import { loadIndex } from './load-index.ts';
import { productNamed as product } from './product.fixture.ts';

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  url: 'https://shop.example/page',
  title: '',
  headings: [],
  text,
  language: 'en',
  kind: 'page',
  voice: 'shop',
  ...more,
});

const shop = [
  passage('Parcels reach you within three working days. Express shipping takes one day.', { title: 'Delivery' }),
  passage('You may return anything unused within thirty days for a full refund.', { title: 'Returns' }),
  passage('Wash woollen blankets by hand in cold water and dry them flat.', { title: 'Care' }),
  passage('Our workshop stands in the old harbour of Bergen.', { title: 'About us' }),
];

const firstOf = (passages: Passage[], query: string) =>
  loadIndex(buildIndex({ passages, products: [] })).searchPassages(query, 5)[0]?.position;

describe('passages', () => {
  test.each([
    ['How long does delivery take?', 0],
    ['can I send back and be refunded', 1],
    ['washing a blanket', 2],
    ['where is your workshop', 3],
    ['delievry time', 0],
    ['shiping', 0],
    ['blnaket', 2],
  ])('%s finds passage %i, other forms and slips of the pen included', (query, position) => {
    expect(firstOf(shop, query)).toBe(position);
  });

  test('coverage says how much of the question a passage holds', () => {
    const index = loadIndex(buildIndex({ passages: shop, products: [] }));
    const [good] = index.searchPassages('woollen blankets', 1);
    const [poor] = index.searchPassages('woollen submarines financed by crypto', 1);
    expect(good?.coverage).toBeGreaterThan(0.95);
    expect(poor?.coverage).toBeLessThan(0.4);
    expect(poor?.confidence).toBeLessThan(0.5 * (good?.confidence ?? 0));
    expect(index.searchPassages('the of and', 5).every(({ coverage }) => coverage <= 1)).toBe(true);
  });

  test('a question that shares nothing finds nothing', () => {
    expect(firstOf(shop, 'xylophone')).toBeUndefined();
    expect(firstOf(shop, '🙂')).toBeUndefined();
    expect(firstOf([], 'delivery')).toBeUndefined();
  });

  test('each language by its own rules', () => {
    const german = [
      passage('Die Lieferung dauert drei Tage.', { language: 'de' }),
      passage('Unsere Wolldecken sind aus Österreich.', { language: 'de' }),
    ];
    expect(firstOf(german, 'Lieferungen')).toBe(0);
    expect(firstOf(german, 'decke aus osterreich')).toBe(1);
    const chinese = [
      passage('我们在三天内送货上门。', { language: 'zh' }),
      passage('三十天内可以退货。', { language: 'zh' }),
    ];
    expect(firstOf(chinese, '怎么退货？')).toBe(1);
    const thai = [passage('จัดส่งภายในสามวัน', { language: 'th' }), passage('คืนสินค้าได้ภายในสามสิบวัน', { language: 'th' })];
    expect(firstOf(thai, 'คืนสินค้า')).toBe(1);
    const turkish = [
      passage('İade süresi otuz gündür.', { language: 'tr' }),
      passage('Kargo ücretsizdir.', { language: 'tr' }),
    ];
    expect(firstOf(turkish, 'kargonun ücreti')).toBe(1);
    expect(firstOf(turkish, 'İADE')).toBe(0);
  });

  test('a few pages that declare another language make no shop of two', () => {
    const home = passage('Kami mengirim setiap hari ke seluruh Indonesia.', { language: 'id' });
    const other = passage('We ship to all of Indonesia.');
    const languages = (ofOther: number) =>
      loadIndex(
        buildIndex({
          products: [],
          passages: [
            ...Array.from({ length: 100 - ofOther }, () => home),
            ...Array.from({ length: ofOther }, () => other),
          ],
        }),
      ).languages;
    expect(languages(3)).toEqual(['id']);
    expect(languages(8)).toEqual(['id', 'en']);
  });

  test('a shop of two languages answers in both', () => {
    const both = [
      passage('Shipping takes three days.'),
      passage('Les livraisons prennent trois jours.', { language: 'fr' }),
      passage('Les retours sont gratuits pendant trente jours.', { language: 'fr' }),
    ];
    expect(firstOf(both, 'Combien de jours pour la livraison ?')).toBe(1);
    expect(firstOf(both, 'how long is shipping')).toBe(0);
  });
});

describe('products', () => {
  const index = loadIndex(
    buildIndex({
      passages: [],
      products: [
        product('Harbour wool throw', { categories: ['Home', 'Blankets'], variants: ['blue', 'grey'] }),
        product('Linen tea towel', { description: 'Dries glasses, folds beside a blanket basket.', brand: 'Fjordlin' }),
        product('Enamel mug', { categories: ['Kitchen'], variants: ['blue'] }),
      ],
    }),
  );
  test.each([
    ['blue blanket', 0],
    ['Fjordlin', 1],
    ['mugs in blue', 2],
  ])('%s finds product %i by its fields', (query, position) => {
    expect(index.searchProducts(query, 3)[0]?.position).toBe(position);
  });
});

test('the bytes are the same from the thread, and read from any offset', async () => {
  const documents = { passages: shop, products: [product('Enamel mug')] };
  const bytes = await buildIndexInThread(documents);
  expect(Buffer.compare(bytes, buildIndex(documents))).toBe(0);
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  expect(loadIndex(shifted.subarray(3)).searchPassages('refund', 1)[0]?.position).toBe(1);
});

test('the thread can be stopped, and bytes that are no index are refused', async () => {
  await expect(buildIndexInThread({ passages: shop, products: [] }, AbortSignal.abort())).rejects.toThrow();
  expect(() => loadIndex(new Uint8Array(64))).toThrow('not a search index');
  expect(() => loadIndex(new Uint8Array(0))).toThrow('not a search index');
});

test('a thousand ordinary passages stay within half a megabyte', () => {
  const words =
    'fine linen cotton wool towel blanket order parcel return size colour care wash gift store help shop warm soft'.split(
      ' ',
    );
  const passages = Array.from({ length: 1000 }, (_, at) =>
    passage(
      Array.from({ length: 100 }, (_, word) => `${words[(at * 7 + word * (1 + (at % 5))) % words.length]}`).join(' '),
    ),
  );
  expect(buildIndex({ passages, products: [] }).byteLength).toBeLessThan(500_000);
});
