import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { placesMeant } from './asked-places.ts';
import { americanTerms, policy } from './policy.fixture.ts';

const american = knowledgeOf({ products: [], passages: americanTerms });
const indonesian = knowledgeOf({
  products: [],
  passages: [
    policy(
      'Pengiriman',
      'Estimasi pengiriman Jabodetabek: 2-3 hari kerja.\nEstimasi pengiriman luar Pulau Jawa: 4-7 hari kerja.\nOngkos kirim Jabodetabek: Rp10.000\nOngkos kirim luar Pulau Jawa: Rp25.000\nSaat ini kami melayani pengiriman ke seluruh Indonesia.\nMohon maaf, kami belum melayani pengiriman ke luar negeri.',
      'id',
    ),
  ],
});

describe.each([
  ['do you ship to Ottawa?', /Canada and the USA/, /contiguous/],
  ['how much is shipping to Texas?', /\$5\.95/, /14\.95|19\.95/],
  ['how much is shipping to Hawaii?', /\$19\.95/, /5\.95\.|14\.95/],
  ['shipping cost to Toronto', /\$14\.95/, /\$5\.95/],
  ['do you ship to Madrid?', /Canada and the USA/, /\$/],
  ['how long to Vancouver?', /7-10/, /3-5/],
])('%s', (asked, says, never) => {
  test('is answered by the fact for it alone', async () => {
    const { text } = await askShop(asked, { knowledge: american });
    expect(text).toMatch(says);
    expect(text).not.toMatch(never);
  });
});

describe.each([
  ['bisa kirim ke Bali?', /seluruh Indonesia/, /luar negeri/],
  ['berapa ongkir ke Denpasar?', /25\.000/, /10\.000/],
  ['ongkir ke Depok berapa?', /10\.000/, /25\.000/],
  ['berapa lama kirim ke Makassar?', /4-7/, /2-3/],
  ['bisa kirim ke Singapura?', /belum melayani/, /seluruh/],
])('%s', (asked, says, never) => {
  test('is answered by the fact for its region', async () => {
    const { text } = await askShop(asked, { knowledge: indonesian });
    expect(text).toMatch(says);
    expect(text).not.toMatch(never);
  });
});

describe('a place in the name of a size', () => {
  const size = '9-10 U.S (14 Colombia)';
  const jeans = productNamed('592 Colombian Jeans', {
    price: { amount: 59.49, currency: 'USD' },
    variants: [size, '11-12 U.S (16 Colombia)'],
  });
  const terms = policy('Shipping', 'U.S Shipping $6.99\nShipping to Canada costs $14.95.');
  const knowledge = knowledgeOf({ products: [jeans], passages: [terms] });

  test('asks for no shipping there', async () => {
    const { text } = await askShop(`How much is the 592 Colombian Jeans in ${size}?`, { knowledge });
    expect(text).toContain('59.49');
    expect(text).not.toContain('6.99');
  });

  test('leaves the place that is asked for', async () => {
    const { text } = await askShop('How much is shipping of the 592 Colombian Jeans to Canada?', { knowledge });
    expect(text).toContain('14.95');
  });
});

test('a place holds for what goes on about it, also where the shop has another word for it', async () => {
  const knowledge = knowledgeOf({
    products: [],
    passages: [policy('Offers', 'FREE U.S. SHIPPING on all orders over $99.\nInternational shipping is $19.99.')],
  });
  const before = ['what does shipping to Canada cost?'];
  const { question } = await askShop('and is there a free one too', { before, knowledge });
  const places = question.parts.flatMap((part) => placesMeant(part, { language: 'en', shopLanguage: 'en' }));
  expect(places.map(({ place }) => place.id)).toContain('CA');
});

test('what holds for islands is no list of all countries that are served, where others are named', async () => {
  const german = knowledgeOf({
    products: [],
    passages: [
      policy(
        'Versand',
        'Versand nach Deutschland kostet 4,90 €.\nVersand nach Österreich kostet 9,90 €.\nAuf deutsche Inseln schicken wir Pakete zum normalen Preis.',
        'de',
      ),
    ],
  });
  const { text } = await askShop('bringt ihr auch pakete nach norwegen?', { knowledge: german });
  expect(text).not.toContain('Inseln');
});

test('"any other country" is each that is not named', async () => {
  const own = knowledgeOf({
    products: [],
    passages: [
      policy(
        'Shipping',
        "Shipping within the USA costs $7.\nWe can't ship to Guam or any other country.\nIn Texas and within 12 miles of it our van comes on Fridays.",
      ),
    ],
  });
  expect((await askShop('Do you guys ship to Toronto', { knowledge: own })).text).toContain('any other country');
});

test('what is denied to an island answers nobody who asks for another country', async () => {
  const british = knowledgeOf({
    products: [],
    passages: [
      policy('Home', 'Standard parcels to mainland Great Britain.'),
      policy(
        'Delivery',
        'We deliver to Great Britain and the Isle of Man.\nThe Isle of Wight is treated as mainland for ordinary parcels, though not, we’re afraid, for bulky goods or express delivery.',
      ),
    ],
  });
  const { text } = await askShop('do you deliver to Germany?', { knowledge: british });
  expect(text).toContain('Great Britain');
  expect(text).not.toContain('Isle of Wight');
});

test('what says that only the home country is served answers for all others, wherever it stands', async () => {
  const knowledge = knowledgeOf({
    products: [],
    passages: [
      policy('Tentang', 'Sekarang kami melayani pengiriman ke seluruh Indonesia dan punya 6 teknisi di Malang.', 'id'),
      policy(
        'Ambil di toko',
        'Pesanan bisa diambil sendiri di toko kami di Malang.\nSaat ini kami hanya melayani pengiriman dalam negeri (Indonesia).',
        'id',
      ),
    ],
  });
  for (const ask of ['bisa kirim ke malaysia?', 'do you ship to singapore?']) {
    const { text } = await askShop(ask, { knowledge });
    expect(text.replace('Our page says:\n\n', '')).toMatch(/^Saat ini kami hanya/u);
  }
});
