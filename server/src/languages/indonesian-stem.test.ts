import { expect, test } from 'vitest';
import { indonesianStem } from './indonesian-stem.ts';

test.each([
  ['kirim', 'pengiriman mengirim dikirim mengirimkan kirimnya terkirim'],
  ['kembali', 'pengembalian dikembalikan mengembalikan kembalinya'],
  ['tukar', 'penukaran menukar ditukarkan'],
  ['kemas', 'pengemasan dikemas kemasannya'],
  ['pesan', 'pemesanan pesanan dipesan memesan pesannya'],
  ['kerja', 'pengerjaan dikerjakan pekerjaan'],
  ['bayar', 'pembayaran dibayar membayar bayarnya'],
  ['bungkus', 'bungkusin bungkus dibungkus'],
  ['masalah', 'bermasalah permasalahan masalahnya'],
  ['nyala', 'menyala menyalakan nyalain'],
  ['saring', 'menyaring penyaring disaring saringnya'],
])('forms of %s are one word', (root, forms) => {
  expect(forms.split(' ').map(indonesianStem)).toEqual(forms.split(' ').map(() => root));
});

test('“-in” of talk is “-kan”, and short words only end alike', () => {
  expect(indonesianStem('cetakin')).toBe('cetak');
  expect(indonesianStem('ngangkut')).toBe(indonesianStem('mengangkut'));
  expect(indonesianStem('mesin')).toBe('mesin');
});

test('what only sounds like a root is left to itself', () => {
  expect(indonesianStem('emas')).not.toBe(indonesianStem('kemasan'));
  expect(indonesianStem('ekor')).toBe('ekor');
});
