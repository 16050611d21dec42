import { expect, test } from 'vitest';
import type { Said } from '../../ports/model.ts';
import { productNamed } from '../../search/product.fixture.ts';
import { askShop, knowledgeOf } from './ask-shop.fixture.ts';
import { loom } from './loom-shop.fixture.ts';
import { isOfOtherCount, isOfOtherName, isOfOtherNumber, lastShown, sinceThanks } from './focus.ts';

const shown = (...names: string[]) => names.map((title) => ({ title, url: `https://loom.example/${title}` }));
const turn = (text: string, ...names: string[]): Said[] => [
  { role: 'human', text },
  { role: 'agent', text: '', shown: shown(...names) },
];
const reader = { language: 'en', standsAlone: () => false };
const titles = (history: Said[], text: string) => lastShown(history, text, reader).map(({ title }) => title);

test('what was shown stays meant through "ok" and a question about it that found nothing', () => {
  expect(titles([...turn('mugs', 'a', 'b'), ...turn('ok')], 'how much is it')).toEqual(['a', 'b']);
  expect(titles([...turn('mugs', 'a'), ...turn('is it blue?')], 'how much is it')).toEqual(['a']);
  expect(titles([...turn('mugs', 'a'), ...turn('do you ship to Norway?')], 'how much is it')).toEqual([]);
});

test('"the other one" is what was shown beside the last', () => {
  expect(titles([...turn('mugs', 'a', 'b'), ...turn('the second one', 'b')], 'no, the other one')).toEqual(['a']);
});

test('thanks close a subject, unless the next message goes on with it', () => {
  const history = [...turn('mugs', 'a'), ...turn('thanks!')];
  expect(sinceThanks(history, 'what sizes?', 'en')).toHaveLength(1);
  expect(sinceThanks(history, 'and how much is it?', 'en')).toHaveLength(4);
  expect(sinceThanks([...turn('mugs', 'a'), ...turn('ok')], 'what sizes?', 'en')).toHaveLength(4);
});

test('of several shown, the one that is named is meant', async () => {
  const { products } = await askShop('how much is the Harbour one?', { before: ['do you have blankets?'] });
  expect(products).toEqual(['Harbour blanket']);
});

test('a thing that is asked about by all but its name is meant', async () => {
  const bags = knowledgeOf({
    passages: [],
    products: [
      productNamed('10 Vial Cosmetic Case', {
        url: 'https://loom.example/vials',
        description: 'A zig zag bag in pink that holds 10 bottles. Made from polyester.',
      }),
      productNamed('Dragonfly Pendant', { url: 'https://loom.example/fly', description: 'On a black cord.' }),
    ],
  });
  const other = await askShop('what material is the PX200 pink bag for 10 bottles?', { knowledge: bags });
  expect(other.products).toEqual([]);
  const { text, products } = await askShop('what material is the pink bag for 10 bottles?', { knowledge: bags });
  expect(text).toContain('polyester');
  expect(products).toEqual(['10 Vial Cosmetic Case']);
});

test.each([
  ['and the set of 12?', 'Mug set of 6', [], true],
  ['and the set of 6?', 'Mug set of 6', [], false],
  ['and in 500 g?', 'Coffee 250 g', ['500 g'], false],
  ['and for 12?', 'Mug set', [], false],
])('"%s" after %s', (text, name, variants, isOther) => {
  expect(isOfOtherNumber(text, productNamed(name, { variants }))).toBe(isOther);
});

test('another number is another thing, where the shop has it', async () => {
  const mugs = [6, 12].map((count) =>
    productNamed(`Harvest mug set of ${count}`, {
      url: `https://loom.example/mugs/${count}`,
      price: { amount: 5 * count, currency: 'EUR' },
      availability: 'in_stock',
    }),
  );
  const knowledge = knowledgeOf({ ...loom, products: [...loom.products, ...mugs] });
  const told = await askShop('and the set of 12?', { before: ['how much is the harvest mug set of 6?'], knowledge });
  expect(told.products).toEqual(['Harvest mug set of 12']);
});

test.each([
  ['kalo yg buat 8 kamera jadinya brp?', true],
  ['yg 4 port masih ada?', false],
  ['and the one for 16 cameras?', true],
  ['buat 2 hari cukup ga? kok 1HDD', true],
  ['what does it cost?', false],
])('what is counted otherwise is another thing: %s', (text, isOther) => {
  const recorder = productNamed('Recorder Lite', {
    attributes: [{ label: 'Description', value: 'max 4 IPC input, 1HDD', of: '' }],
  });
  expect(isOfOtherCount(text, recorder)).toBe(isOther);
});

test('another colour is another thing, where the shop has it, and what was asked is asked of it', async () => {
  const shorts = ['Black', 'Off White'].map((colour) =>
    productNamed(`Original Shorts - ${colour}`, {
      url: `https://loom.example/shorts/${encodeURIComponent(colour)}`,
      price: { amount: colour === 'Black' ? 40 : 45, currency: 'EUR' },
      availability: 'in_stock',
    }),
  );
  const knowledge = knowledgeOf({ ...loom, products: [...loom.products, ...shorts] });
  const told = await askShop('what about off white?', {
    before: ['how much are the original shorts in black?'],
    knowledge,
  });
  expect(told.products).toEqual(['Original Shorts - Off White']);
  expect(told.text).toContain('€45');
});

test.each([
  ['and how many keychains in the key ring one?', true],
  ['is the lanyard one blue?', false],
  ['is it the only one?', false],
])('%s: of another than the lanyards: %s', (text, isOther) => {
  expect(isOfOtherName(text, productNamed('Lanyard pack', { description: 'The only two in blue.' }), 'en')).toBe(
    isOther,
  );
});
