import { expect, test } from 'vitest';
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
  expect([outcome, text]).toEqual(['person', expect.stringContaining('sebelum nomor resi')]);
});
