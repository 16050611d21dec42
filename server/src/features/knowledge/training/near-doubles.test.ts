import { expect, test } from 'vitest';
import { refusedPage } from '../../../extraction/extracted-page.ts';
import type { PageKind } from '../../../extraction/extracted-page.ts';
import { withoutDoubles } from './near-doubles.ts';

const pageOf = (path: string, title: string, lines: string[], kind: PageKind = 'article') => ({
  url: `https://shop.example${path}`,
  extracted: {
    ...refusedPage('no_text'),
    refusal: null,
    title,
    language: 'id',
    kind,
    blocks: [{ headings: [title], text: lines.join('\n'), voice: 'shop' as const }],
  },
});
const texts = (pages: readonly ReturnType<typeof pageOf>[]) =>
  withoutDoubles(pages).map(({ extracted }) => extracted.blocks.map(({ text }) => text).join('\n'));

const town = (name: string, more: string[] = []) =>
  pageOf(`/jual-genteng-${name.toLowerCase()}`, `Jual Genteng ${name}`, [
    `Apakah Anda mencari genteng tanah liat di ${name}?`,
    `Kami mengirim genteng tanah liat ke ${name} dan sekitarnya dengan truk sendiri.`,
    ...more,
  ]);

test('one page for each town is one page with all towns, and what only one says stays with it', () => {
  const own = 'Gudang kami di sana buka hari Sabtu.';
  const other = pageOf('/perawatan', 'Perawatan genteng', ['Bersihkan genteng dengan sikat lembut dua kali setahun.']);
  const pages = [town('Blora'), town('Kudus'), town('Pati', [own]), town('Demak'), other];
  expect(texts(pages)).toEqual([
    'Apakah Anda mencari genteng tanah liat di Blora?\nKami mengirim genteng tanah liat ke Blora, Kudus, Pati, Demak dan sekitarnya dengan truk sendiri.',
    '',
    own,
    '',
    'Bersihkan genteng dengan sikat lembut dua kali setahun.',
  ]);
});

test('three pages that are alike are no template, nor are those of products', () => {
  const few = [town('Blora'), town('Kudus'), town('Pati')];
  expect(texts(few)).toEqual(few.map(({ extracted }) => extracted.blocks[0]?.text));
  const products = ['Satu', 'Dua', 'Tiga', 'Empat'].map((name) =>
    pageOf(`/p/${name}`, name, [`Genteng ${name} dibakar dua hari di tungku kayu.`], 'product'),
  );
  expect(texts(products)).toEqual(products.map(({ extracted }) => extracted.blocks[0]?.text));
});

test('the same page for two countries says what differs', () => {
  const faq = (region: string, last: string) => pageOf(`/${region}/faq`, 'FAQ', ['We answer within a day.', last]);
  expect(texts([faq('en-us', 'Duties are paid.'), faq('en-gb', 'VAT is included.')])).toEqual([
    'We answer within a day.\nDuties are paid.',
    'VAT is included.',
  ]);
});

test('of a page with and without a country the one without says it, whichever is read first', () => {
  const lines = ['We answer within a day.', 'Parcels leave our house on the day after the order.'];
  expect(texts([pageOf('/en-de/faq', 'FAQ', lines), pageOf('/faq', 'FAQ', lines)])).toEqual(['', lines.join('\n')]);
});
