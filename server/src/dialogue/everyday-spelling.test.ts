import { expect, test } from 'vitest';
import { spelledOut } from './everyday-spelling.ts';

test.each([
  ['ada kopi yg rasanya kyk stroberi gt', 'ada kopi yg rasanya seperti stroberi begitu'],
  ['timbangan nya pake batre apa', 'timbangan nya pakai baterai apa'],
  ['oleh2 buat temen kantor', 'oleh-oleh buat teman kantor'],
  ['kopi arabika yg ga sampe 100rb', 'kopi arabika yg di bawah 100rb'],
  ['kalo malem2 kerekam ga', 'kalo malam-malam terekam ga'],
  ['diajarin makenya ga', 'diajarkan pakainya ga'],
  ['di bawah setengah juta', 'di bawah 500 ribu'],
  ['dvr yg ga sampe sejuta', 'dvr yg di bawah sejuta'],
  ['sarung bantal uk 45 brp an', 'sarung bantal ukuran 45 harganya berapa'],
  ['ukuran kain kawung brp x brp', 'ukuran kain kawung berapa cm'],
  ['kemeja size S msh?', 'kemeja size S ada stok?'],
  ['power bank yg gak nyampe Rp 200.000', 'power bank yg di bawah Rp 200.000'],
])('Indonesian: %s', (typed, spelled) => {
  expect(spelledOut(typed, 'id')).toBe(spelled);
});

test('what may be a name, a code or an address stays', () => {
  for (const text of ['berapa harga PB2', 'tas LG model tp-20', 'kirim ke lg@toko.example', 'buka https://toko.id/tp'])
    expect(spelledOut(text, 'id')).not.toMatch(/PB-|tapi-|lagi@|\/tapi/);
});

test('a measure is no short form', () => {
  expect(spelledOut('lebarnya 30 cm ya', 'id')).toBe('lebarnya 30 cm ya');
});

test('each language has its own', () => {
  expect(spelledOut('owt that runs without leccy', 'en')).toBe('anything that runs without electricity');
  expect(spelledOut('q trae el set', 'es')).toBe('que trae el set');
  expect(spelledOut('vc tem hj?', 'pt')).toBe('você tem hoje?');
  expect(spelledOut('c est combien, dispo ?', 'fr')).toContain('disponible');
  expect(spelledOut('tp and lg tvs', 'en')).toBe('tp and lg tvs');
  expect(spelledOut('is amex ok for xmas delivry', 'en')).toBe('is american express ok for christmas delivery');
});
