import { expect, test } from 'vitest';
import { pageLanguages } from './page-languages.ts';

const indonesian =
  'Kami mengirim pesanan anda dalam dua hari kerja ke seluruh Indonesia. Barang yang rusak dapat ditukar dengan yang baru dalam tujuh hari setelah diterima, dan kami tidak menerima pengembalian uang untuk barang yang sudah dipakai atau dicuci oleh pembeli.';
const english =
  'We send your order within two working days to every part of the country. What arrives broken can be exchanged for a new one within seven days after you have received it, and we do not give money back for things that were worn or washed by the buyer.';
const page = (language: string | null, text: string) => ({
  language,
  blocks: [{ headings: [], text, voice: 'shop' as const }],
});

test('a declaration that most pages contradict is not believed, on short pages neither', () => {
  const pages = [page('en', indonesian), page('en', indonesian), page('en', english), page('en', 'Rp 20.000')];
  expect(pageLanguages(pages)).toEqual(['id', 'id', 'en', 'id']);
});

test('a declaration that most pages keep is believed everywhere', () => {
  const pages = [page('en', english), page('en', english), page('en', indonesian), page(null, indonesian)];
  expect(pageLanguages(pages)).toEqual(['en', 'en', 'en', null]);
});
