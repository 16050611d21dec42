import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const id = { language: 'id' };
const knowledge = knowledgeOf({
  passages: [
    passageOf(
      '/jasa-pemasangan',
      'Jasa Pemasangan',
      'Teknisi kami siap datang. Layanan tersedia di: Malang, Batu, Sidoarjo, Surabaya.\nPekerjaan: Kamera (per titik) | Malang: Rp100.000 | Surabaya: Rp150.000',
      id,
    ),
    passageOf(
      '/tentang',
      'Tentang Kami',
      'Kami berdiri tahun 2017 di Malang. Awalnya kami cuma jasa pasang kamera.',
      id,
    ),
    passageOf('/pengiriman', 'Pengiriman', 'Kami kirim ke Malang, Surabaya dan Jakarta.', id),
  ],
  products: [],
});

test.each(['bisa dipasangin di surabaya?', 'ada jasa pasang di sidoarjo?', 'bisa pasang di jakarta gak'])(
  '"%s" is answered by where the service is done',
  async (text) => {
    const reply = await askShop(text, { knowledge });
    expect([reply.outcome, reply.text]).toEqual(['answered', expect.stringContaining('Layanan tersedia di: Malang')]);
    expect(reply.text).not.toMatch(/2017|kirim ke/u);
  },
);
