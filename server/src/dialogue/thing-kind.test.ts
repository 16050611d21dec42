import { expect, test } from 'vitest';
import { productNamed } from '../search/product.fixture.ts';
import { readShopWords } from './read-shop-words.ts';
import { wantedKind } from './thing-kind.ts';

const shop = [
  productNamed('Harbour Wool Blanket', { categories: ['Home', 'Blankets & Throws'] }),
  productNamed('Aran Throw', { categories: ['Home', 'Blankets & Throws'] }),
  productNamed('Leaning Blanket Ladder', { categories: ['Home', 'Furniture'] }),
  productNamed('Winter Duvet', { categories: ['Home', 'Bed Linen'] }),
  productNamed('Brass Candle Holders, Trio', { categories: ['Home', 'Candles & Scent'] }),
  productNamed('Fig Candle', { categories: ['Home', 'Candles & Scent'] }),
  productNamed('Terry Bathrobe - Sizes S to XL', { categories: ['All'] }),
  productNamed('Bath Towel Set of 6', { categories: ['All'] }),
  productNamed('Hand Towels - 4 Pieces', { categories: ['All'] }),
  productNamed('Traveller’s Guide', { categories: ['Books'] }),
  productNamed('SC-1 Key Blank', { categories: ['Key Blanks'] }),
  productNamed('Padlock 6121', { categories: ['Locks'] }),
];

const named = (asked: string) => {
  const kind = wantedKind(readShopWords(asked, 'en'), asked, shop, 'en');
  return kind === null ? null : shop.filter((product) => kind.isOf(product)).map(({ name }) => name);
};

test.each([
  ['cheapest blanket', ['Harbour Wool Blanket', 'Aran Throw']],
  ['blanket ladder', ['Leaning Blanket Ladder']],
  ['a ladder for blankets', ['Leaning Blanket Ladder']],
  ['candles', ['Fig Candle']],
  ['candle holders', ['Brass Candle Holders, Trio']],
  ['a robe', ['Terry Bathrobe - Sizes S to XL']],
  ['towels', ['Bath Towel Set of 6', 'Hand Towels - 4 Pieces']],
  ['a towel set', ['Bath Towel Set of 6']],
  ['robes and candles', ['Fig Candle', 'Terry Bathrobe - Sizes S to XL']],
  ['books', ['Traveller’s Guide']],
  ['key blanks for old locks', ['SC-1 Key Blank']],
])('%s', (asked, names) => {
  expect(named(asked)).toEqual(names);
});

test('a word that no name comes to says no kind', () => {
  expect(named('something warm')).toBeNull();
  expect(named('bicycles')).toBeNull();
});

test('where the thing stands first in a name, it is the first word', () => {
  const toallas = [productNamed('Toalla de playa'), productNamed('Bolsa para toalla')];
  const kind = wantedKind(readShopWords('toalla', 'es'), 'toalla', toallas, 'es');
  expect(toallas.filter((product) => kind?.isOf(product)).map(({ name }) => name)).toEqual(['Toalla de playa']);
});

test('a kind is reached by another word for it, and by what it is a kind of', () => {
  const toys = [
    productNamed('Bausteine Buche', { categories: ['Kinder'] }),
    productNamed('Kuscheltier', { categories: ['Kinder'] }),
    productNamed('Brotkasten Eiche', { categories: ['Küche'] }),
  ];
  const kindsOf = (asked: string) => {
    const kind = wantedKind(readShopWords(asked, 'de'), asked, toys, 'de');
    return kind === null ? null : toys.filter((product) => kind.isOf(product)).map(({ name }) => name);
  };
  expect(kindsOf('Bauklötze')).toEqual(['Bausteine Buche']);
  expect(kindsOf('Spielzeug')).toEqual(['Bausteine Buche', 'Kuscheltier']);
});

test.each([
  ['cctv termurah', ['Kamera CCTV Rumah 2MP']],
  ['kamera', ['Kamera CCTV Rumah 2MP']],
  ['adaptor', ['Adaptor CCTV 12V']],
  ['bracket', ['Bracket Kamera']],
])('where the thing comes first, what is bought for it is no such thing: %s', (asked, names) => {
  const goods = ['Adaptor CCTV 12V', 'Bracket Kamera', 'Kamera CCTV Rumah 2MP'].map((name) => productNamed(name, {}));
  const kind = wantedKind(readShopWords(asked, 'id'), asked, goods, 'id');
  expect(goods.filter((product) => kind?.isOf(product)).map(({ name }) => name)).toEqual(names);
});
