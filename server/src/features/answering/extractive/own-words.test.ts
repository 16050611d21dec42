/** What a product's own page says in a sentence is told to who asks for it, in whatever way it is asked. */
import { expect, test } from 'vitest';
import type { Product } from '../../../extraction/extracted-page.ts';
import type { Passage } from '../../../search/documents.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

function shopOf(language: string, products: Product[]) {
  const passages = products.map(({ url, name, description }): Passage => ({
    url,
    title: name,
    headings: [],
    text: description,
    language,
    kind: 'product',
    voice: 'shop',
  }));
  return knowledgeOf({ products, passages });
}

const price = { amount: 20, currency: 'USD' };
const english = shopOf('en', [
  productNamed('Pascoe stove', {
    price,
    description:
      'The finest stove you will ever light! Boils a litre in four minutes. Output 2400W. Made in Slovenia. Not suitable for indoor use.',
  }),
  productNamed('Larch pannier', {
    price,
    description: 'Rolls shut and keeps rain out: fully waterproof. Weighs 640g.',
  }),
  productNamed('Tern pillar candle', { price, description: 'A candle of rapeseed wax. Each burns for 40 hours.' }),
]);
const indonesian = shopOf('id', [
  productNamed('Wajan Arutala', {
    price,
    description: 'Wajan besi cor untuk sehari-hari. Dibuat di Tegal. Tidak cocok untuk kompor induksi.',
  }),
  productNamed('Keripik Sagala', { price, description: 'Keripik singkong pedas. Isi bersih 180g, tahan 4 bulan.' }),
]);

test.each([
  ['how many watts is the pascoe stove', /2400W/],
  ['where is the pascoe stove made', /Made in Slovenia/],
  ['is the larch pannier waterproof', /fully waterproof/],
  ['how many grams is the larch pannier', /640g/],
  ['how long does the tern candle burn', /40 hours/],
  ['can i use the pascoe stove indoors', /Not suitable for indoor use/],
])('%s', async (ask, says) => {
  const { text } = await askShop(ask, { knowledge: english });
  expect(text).toMatch(says);
  expect(text).not.toContain('finest');
});

test.each([
  ['wajan arutala bisa buat kompor induksi?', /Tidak cocok untuk kompor induksi/],
  ['wajan arutala dibuat di mana', /Tegal/],
  ['berapa gram keripik sagala', /180g/],
])('%s', async (ask, says) => {
  expect((await askShop(ask, { knowledge: indonesian })).text).toMatch(says);
});

test.each(['is the pascoe stove vegan', 'is the tern candle waterproof', 'does the pascoe stove have pockets'])(
  'what the page does not say is not told as said: %s',
  async (ask) => {
    expect((await askShop(ask, { knowledge: english })).outcome).toBe('unsure');
  },
);

test('a measure that the page does not give is not told from others', async () => {
  const { outcome } = await askShop('how many grams of wax are in the pascoe stove', { knowledge: english });
  expect(outcome).toBe('unknown');
});

test('who asks how to wash it is told the whole list of its care', async () => {
  const tee = productNamed('Signature tee', {
    price,
    description:
      'A plain tee.\nFabric & Care:\n100% Cotton, 270 GSM\n- Warm machine wash\n- Do not bleach\n- Low tumble dry\n- Warm iron',
  });
  const { text } = await askShop('how do i wash the signature tee', { knowledge: shopOf('en', [tee]) });
  expect(text).toContain('Warm machine wash\nDo not bleach\nLow tumble dry\nWarm iron');
  expect(text).not.toContain('A plain tee');
});

test('"how many places you can go" and an article count nothing', async () => {
  const pack = productNamed('Lanyard pack', {
    price,
    description:
      "The lanyard pack features two lanyards. You'd be amazed at how many places you can get into with a V.I.P. pass, not that we condone it.",
  });
  const { text } = await askShop('how many lanyards come in the lanyard pack', { knowledge: shopOf('en', [pack]) });
  expect(text).toContain('two lanyards');
});

test('whether it is reduced is told by its prices, whatever else of it was named before', async () => {
  const url = 'https://loom.example/hiking';
  const description = 'A crewneck covered in patches. Screen print and embroidered patches.';
  const crewneck = productNamed('Hiking sweatshirt', { url, price, priorPrice: { ...price, amount: 25 }, description });
  const asked = 'how much is the hiking sweatshirt with the patches, is it reduced?';
  expect((await askShop(asked, { knowledge: shopOf('en', [crewneck]) })).text).toContain('$25.00 before');
});

const lube = shopOf('en', [
  productNamed('Chain lube', {
    price,
    description: 'Wait after dripping it on: the dry kind needs two hours, the wet kind ten minutes.',
    variants: ['Dry', 'Wet'],
    offers: ['Dry', 'Wet'].map((kind) => ({
      id: kind,
      sku: '',
      gtin: '',
      options: { kind },
      price,
      priorPrice: null,
      availability: 'in_stock' as const,
      url: 'https://loom.example/lube',
      imageUrl: null,
    })),
  }),
]);

test('what else is asked of a choice is not answered by its price or its stock', async () => {
  const { text } = await askShop('can i ride off right after dripping the dry chain lube on', { knowledge: lube });
  expect(text).toContain('two hours');
  expect(text).not.toMatch(/in stock|\$20/u);
});

test('of a thing that its material names no page of another material tells', async () => {
  const cloth = shopOf('en', [
    productNamed('Washed linen by the metre', { price, description: 'Fibre: 100% linen, woven in Lithuania.' }),
    productNamed('Lawn cotton', { price, description: 'Certification: OEKO-TEX Standard 100.' }),
  ]);
  expect((await askShop('is the cotton oeko-tex certified', { knowledge: cloth })).text).toContain('OEKO-TEX');
  expect((await askShop('is the linen oeko-tex certified', { knowledge: cloth })).text).not.toContain('OEKO-TEX');
});

const shade = (colour: string) => ({
  id: colour,
  sku: '',
  gtin: '',
  options: { colour },
  price,
  priorPrice: null,
  availability: 'in_stock' as const,
  url: 'https://loom.example/linen',
  imageUrl: null,
});
const shades = shopOf('en', [
  productNamed('Washed linen', {
    price,
    description: 'Woven in Lithuania.',
    variants: ['Chalk white', 'Plum'],
    offers: ['Chalk white', 'Plum'].map(shade),
  }),
]);

test('a colour is the shade that stands for it, and is not denied where several may', async () => {
  const { text } = await askShop('is the washed linen available in purple', { knowledge: shades });
  expect(text).toBe('Washed linen in Plum is in stock.');
  const both = shopOf('en', [
    productNamed('Washed linen', { price, offers: ['Chalk white', 'Plum', 'Grape'].map(shade) }),
  ]);
  const several = await askShop('is the washed linen available in purple', { knowledge: both });
  expect(several.text).toContain('Plum or Grape');
});

const wool = shopOf('en', [
  productNamed('Airedale wool', {
    price,
    description: 'A knee-length coat up to a size 18 takes about two and a half metres.',
    attributes: [
      { of: '', label: 'Width', value: '150 cm' },
      { of: '', label: 'Weight', value: '480 g per metre' },
    ],
  }),
]);

test('a labelled value that leaves most of a question aside gives way to the sentence that answers', async () => {
  const ask = (text: string) => askShop(text, { knowledge: wool });
  expect((await ask('how wide is the airedale wool')).text).toContain('150 cm');
  const { text } = await ask('how wide a length of airedale wool would a knee-length coat for a size 18 take');
  expect(text).toContain('two and a half metres');
});
