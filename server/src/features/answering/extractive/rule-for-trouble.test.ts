import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';

const rule = 'Write to us with a picture within 4 days. A new one is on its way at our cost.';
const knowledge = knowledgeOf({
  ...loom,
  passages: [
    ...loom.passages,
    passageOf('/help', 'Damaged goods', rule),
    passageOf(
      '/terms',
      'Terms',
      'In no event shall Loom be liable for any damages arising out of the use of this site.',
    ),
  ],
});

test('who tells a mishap in other words hears the rule for it, with an apology and the contacts', async () => {
  const { text, outcome } = await askShop('my blanket got here in pieces, what do i do', { knowledge });
  expect(text).toContain('within 4 days');
  expect(text).toContain('help@loom.example');
  expect(text).not.toContain('liable');
  expect(outcome).toBe('person');
});

test('a rule that tells of the mishap in words of its own is told', async () => {
  const shop = knowledgeOf({
    products: [],
    passages: [
      passageOf('/help', 'Pengiriman', 'Perubahan alamat dapat dilakukan sebelum nomor resi terbit.', {
        language: 'id',
      }),
    ],
  });
  const { text, outcome } = await askShop('waduh alamatnya salah ketik, padahal udah saya bayar. masih bisa diganti?', {
    knowledge: shop,
  });
  expect([outcome, text]).toEqual(['order', expect.stringContaining('sebelum nomor resi')]);
});

test('a wrong address of one’s own changes an order, and where the shop speaks of changes that is told', async () => {
  const shop = knowledgeOf({
    products: [],
    passages: [
      passageOf('/help', 'Change an order', 'Size, colour or quantity can be changed until the parcel has left.'),
      passageOf('/help', 'Returns', 'Send it back to the address on the label within 30 days.'),
    ],
  });
  const { text, outcome } = await askShop('i put in the wrong address, can you fix it', { knowledge: shop });
  expect([outcome, text]).toEqual(['order', expect.stringContaining('until the parcel has left')]);
});

const returnsBeside = knowledgeOf({
  products: [],
  passages: [
    passageOf(
      '/pages/warranty',
      'How to claim the warranty',
      'Write to us with the order number and a video of the damage. If it is broken, send it in; you pay the postage there.',
    ),
    passageOf(
      '/pages/returns',
      'Damaged or wrong item',
      'Report it within 7 days of receiving the parcel. A video of the unpacking is needed. We pay the postage.',
    ),
  ],
});
const arrivedBroken = async () => {
  const { text } = await askShop('it arrived broken, how do I return it', { knowledge: returnsBeside });
  return text;
};

test('what came broken goes back by the rule of returns', async () => {
  expect(await arrivedBroken()).toContain('We pay the postage');
});

// lost with the learned match (ADR 12): to be told again once the choice among drafts has learned with it
test.fails('... and not by how a guarantee is claimed', async () => {
  expect(await arrivedBroken()).not.toContain('you pay the postage');
});

test('of a parcel that came a part is missing, and not the parcel', async () => {
  const shop = knowledgeOf({
    products: [],
    passages: [
      passageOf('/shipping', 'Tracking', 'If a parcel has not arrived within 5 working days, we trace it for you.'),
      passageOf(
        '/help',
        'Something is missing or damaged',
        'Email us a photo within 7 days and we send the missing part.',
      ),
    ],
  });
  const { text } = await askShop('my tool kit turned up with the chain whip missing!!', { knowledge: shop });
  expect(text).toContain('we send the missing part');
});

test('what comes with a thing tells nobody what to do when it is missing', async () => {
  const mat = productNamed('Moss mat', {
    url: 'https://loom.example/moss',
    description: 'In the bag there is a pump and a kit with three patches for the moss mat.',
  });
  const shop = knowledgeOf({
    products: [mat],
    passages: [
      passageOf('/moss', 'Moss mat', mat.description, { kind: 'product' }),
      passageOf('/faq', 'Something is missing', 'Send us a photo within seven days, and we send what is missing.'),
    ],
  });
  const { text } = await askShop('the moss mat is missing in my parcel, what now?', { knowledge: shop });
  expect(text).toContain('within seven days');
  expect(text).not.toContain('patches');
});
