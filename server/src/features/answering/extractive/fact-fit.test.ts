import { describe, expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { americanTerms, policy } from './policy.fixture.ts';

const american = knowledgeOf({ products: [], passages: americanTerms });

describe.each([
  ['how long does express take?', /1-2 business days/, /3-5|7-10/],
  ['what does express cost', /\$24/, /5\.95/],
  ['how long do i have to return something?', /30 days/, /48 hours/],
])('%s', (asked, says, never) => {
  test('is answered by the fact for it alone', async () => {
    const { text } = await askShop(asked, { knowledge: american });
    expect(text).toMatch(says);
    expect(text).not.toMatch(never);
  });
});

test('whether a parcel leaves today is answered by until when it must be paid, and not by how long it travels', async () => {
  const knowledge = knowledgeOf({
    products: [],
    passages: [
      policy('Pengiriman', 'Bayar sebelum jam 15.00 WIB dikirim hari yang sama dari Malang.', 'id'),
      policy('Estimasi pengiriman', 'Tujuan: Malang | Estimasi: 1 - 2 hari\nTujuan: Jawa | Estimasi: 2 - 3 hari', 'id'),
    ],
  });
  const { text, outcome } = await askShop('pesan hari ini dikirim hari ini juga kan?', { knowledge });
  expect([outcome, text]).toEqual(['answered', expect.stringMatching(/^Bayar sebelum jam 15\.00/u)]);
});
