/** Where nothing answers, what comes closest on the shop's pages is shown, and shown as that. */
import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const unclear = /^I couldn't find a clear answer to that on our pages\. This comes closest:/u;
const perhaps = /^I'm not sure our pages answer that\. This comes closest:/u;

const price = { amount: 12, currency: 'GBP' };
const pot = productNamed('Clay pot', { price, availability: 'in_stock', description: 'A pot of red clay.' });
const shed = knowledgeOf({
  products: [pot, productNamed('Brass can', { price: { amount: 48, currency: 'GBP' }, description: 'Waters far.' })],
  passages: [
    passageOf(
      '/find-us',
      'Find us',
      'Free parking behind the building, off Mill Lane. Well-mannered dogs are welcome; the glass house is too warm for them.',
    ),
    passageOf('/delivery', 'Delivery', 'Standard delivery costs £4.95 and takes 2 to 4 working days.'),
    passageOf('/customs', 'Abroad', 'In Norway a parcel takes 9 days and customs are paid by whoever receives it.'),
    passageOf('/terms', 'Terms', 'Parking fines are your own affair.', { voice: 'customer' }),
  ],
});
const ask = (text: string) => askShop(text, { knowledge: shed });

test('a question that nothing surely answers is told so, and shown the section that comes closest', async () => {
  const { text, outcome } = await ask('where do i leave the car');
  expect([outcome, text]).toEqual(['unknown', expect.stringMatching(unclear)]);
  expect(text).toMatch(/Free parking[^]*\(https:\/\/[^)]*\/find-us\)[^]*You can reach us at/u);
  expect(text).not.toContain('fines');
});

test('contacts stand apart from the link of a page that may answer', async () => {
  const { text, outcome } = await askShop('Do you ship on weekends?');
  expect(outcome).toBe('unsure');
  expect(text).toMatch(/\(https:\/\/loom\.example\/delivery\)\n\nYou can reach us at/u);
});

test('of two questions the one that nothing answers is named, and what comes closest to it stands last', async () => {
  const { text } = await ask('how much is standard delivery? where do i leave the car');
  expect(text).toMatch(/£4\.95[^]*“where do i leave the car”[^]*This comes closest on our pages:[^]*Free parking/u);
});

test('where nothing is near, nothing is shown', async () => {
  const { text, outcome } = await ask('who painted the mona lisa');
  expect([outcome, text]).toEqual(['unknown', expect.not.stringContaining('closest')]);
});

test('what is told with a doubt has the next section beside it, told once', async () => {
  const { text, outcome } = await ask('how long till it is in Germany');
  expect([outcome, text]).toEqual(['unsure', expect.stringMatching(perhaps)]);
  expect(text.match(/\b2 to 4 working days/gu)).toHaveLength(1);
});

test('to a wish within a price that nothing surely meets, the goods within it are shown', async () => {
  const { text, products, outcome } = await ask('present for my gran who loves pottering about, 20 quid max');
  expect([products, outcome]).toEqual([['Clay pot'], 'unknown']);
  // without a picture it has no card, which would say the rest
  const line = '[Clay pot](https://shop.example/Clay%20pot) – £12.00';
  expect(text).toBe(`I couldn't find exactly that. This comes closest:\n\n${line}`);
});

test('of what is not sold nothing comes near', async () => {
  const { text, products } = await ask('do you sell bicycles?');
  expect([products, text]).toEqual([[], expect.not.stringContaining('closest')]);
});

test('where no section is near, what the facts say of the topic that is meant is', async () => {
  const terms = knowledgeOf({
    products: [],
    passages: [
      passageOf('/faq', 'FAQ', 'Bisa, pembelian perdana minimal Rp5.000.000 dengan potongan 25%.', {
        headings: ['FAQ', 'Apakah bisa jadi reseller?'],
        language: 'id',
      }),
      passageOf('/kirim', 'Pengiriman', 'Ongkos kirim Rp20.000, tiba dalam 2–4 hari.', { language: 'id' }),
    ],
  });
  const ask = 'saya punya toko kecil di klaten, pengen jualin produknya. ada harga khusus ga?';
  const { text, outcome } = await askShop(ask, { knowledge: terms });
  expect([outcome, text]).toEqual(['unknown', expect.stringContaining('potongan 25%')]);
});

test('who has a page open, or names its thing, is shown what stands on it, what speaks of the thing asked for first', async () => {
  const uke = productNamed('Keel ukulele', {
    url: 'https://loom.example/ukes/keel',
    description:
      'The boards come from a mill by the sea and are sawn twice a year.\nIt travels in its own arched plywood case.',
  });
  const shop = knowledgeOf({
    products: [uke],
    passages: [
      passageOf('/delivery', 'Delivery', 'Cases that are shipped by themselves cost $24 on top, separate or not.'),
      passageOf('/faq', 'Questions', 'A case with the instrument in it is not oversize for this purpose.'),
    ],
  });
  const { text } = await askShop('do i have to buy a case separate or is one with it', {
    path: '/ukes/keel',
    knowledge: shop,
  });
  expect(text).toContain('its own arched plywood case');
  expect(text).not.toContain('$24');
  const named = await askShop('with the keel ukulele, is one without a case stuck', { knowledge: shop });
  expect(named.text).toContain('its own arched plywood case');
});

test('what stands below a heading that surely is of what is asked comes first, whatever words it has', async () => {
  const shop = knowledgeOf({
    products: [],
    passages: [
      passageOf(
        '/faq',
        'FAQ',
        'Against an authorized dealer with the identical item, yes, up to 10 %. Never on strings.',
        {
          headings: ['FAQ', 'Do you price match?'],
        },
      ),
      passageOf(
        '/returns',
        'Returns',
        'You know a banjo when it was in your own kitchen: thirty days to send one back.',
      ),
      passageOf('/bench', 'Repairs', 'If you bought the banjo here, adjustments are free during the first year.'),
    ],
  });
  const { text } = await askShop('saw the same banjo cheaper somewhere else, will you beat it', { knowledge: shop });
  expect(text).toMatch(/closest:\n\nAgainst an authorized dealer/u);
});
