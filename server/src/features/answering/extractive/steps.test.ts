import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const sections = (url: string, title: string, told: [string, string][], language: string) =>
  told.map(([heading, text]) => passageOf(url, title, text, { kind: 'page', headings: [title, heading], language }));

const framer = knowledgeOf({
  passages: [
    ...sections(
      '/how-to-order',
      'How to order a custom frame',
      [
        ['1. Send us the size', 'Measure the height and width of your artwork in inches.'],
        ['2. Pick a moulding', 'Choose one of forty profiles from the sample wall.'],
        ['3. Approve the quote', 'We email a drawing with the price, and work starts once you approve it.'],
      ],
      'en',
    ),
    passageOf('/visit', 'Visit', 'You can walk in without an appointment.', { kind: 'page' }),
  ],
  products: [],
});

test('a way that a page tells in several sections is told whole, in its order', async () => {
  const { text, links } = await askShop('how do i order a custom frame', { knowledge: framer });
  expect(text).toMatch(/Send us the size: Measure[^]*Pick a moulding: Choose[^]*Approve the quote: We email/);
  expect(links).toHaveLength(1);
});

test('what is asked of one of them is told of that one', async () => {
  const { text } = await askShop('when does work on my frame start?', { knowledge: framer });
  expect(text).not.toContain('Measure');
});

const jati = knowledgeOf({
  passages: [
    ...sections(
      '/cara-pemesanan',
      'Cara Pemesanan',
      [
        ['Pilih produk', 'Pilih produk di katalog lalu kirim nama produk lewat WhatsApp.'],
        ['Bayar DP', 'Transfer DP 50% ke rekening BCA atas nama PT Rona Jati Abadi.'],
        ['Pelunasan', 'Sisa pembayaran dilunasi setelah foto barang jadi kami kirim.'],
      ],
      'id',
    ),
    passageOf('/garansi', 'Garansi', 'Garansi rangka 2 tahun untuk pemakaian wajar.', { kind: 'page', language: 'id' }),
  ],
  products: [],
});

test.each(['gmn cara order', 'cara pesannya gimana', 'bagaimana cara pemesanan?'])('"%s"', async (question) => {
  const { question: read } = await askShop(question, { knowledge: jati });
  expect((await read.parts[0]?.told())?.steps.map(({ headings }) => headings.at(-1))).toEqual([
    'Pilih produk',
    'Bayar DP',
    'Pelunasan',
  ]);
});

test.each([
  ['caranya pesan gimana kak?', 'Cara Pesan'],
  ['kalo mau order caranya gmn ya', 'Cara Pemesanan'],
])('"%s" stands under "%s"', async (question, heading) => {
  const menu = 'Pilih menu dan jumlah porsi. Kirim format pesanan ke admin. Pelunasan paling lambat H-1.';
  const knowledge = knowledgeOf({
    passages: [
      passageOf('/cara', heading, menu, { kind: 'page', language: 'id' }),
      passageOf('/antar', 'Pengantaran', 'Pengantaran pesanan gratis di Sleman.', { language: 'id' }),
    ],
    products: [],
  });
  expect((await askShop(question, { knowledge })).text).toMatch(/Pilih menu[^]*Pelunasan/);
});
