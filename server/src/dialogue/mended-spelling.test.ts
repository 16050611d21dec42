import { expect, test } from 'vitest';
import { mendedSpelling } from './mended-spelling.ts';

const known = (...words: string[]) => words.includes.bind(words);

test.each([
  ['what paymnet methods do u have', 'what payment methods do u have'],
  ['whats ur refnud policy', 'whats ur refund policy'],
  ['how long does delviery take', 'how long does delivery take'],
  ['do you accpet paypal', 'do you accept paypal'],
  ['is there free parking at your store', 'is there free parking at your store'],
  ['the Retrn lamp, sku paymnt-2, me@paymnt.com', 'the Retrn lamp, sku paymnt-2, me@paymnt.com'],
])('%s', (typed, meant) => {
  expect(mendedSpelling(typed, 'en', known())).toBe(meant);
});

test('what the shop says itself is no slip', () => {
  expect(mendedSpelling('a delivary box', 'en', known('delivary'))).toBe('a delivary box');
  expect(mendedSpelling('a refnud box', 'en', known('refnud'))).toBe('a refnud box');
});

test.each([
  ['en', 'how lnog does devliery take', 'how long does delivery take'],
  ['de', 'wie lnage ist die Garnatie', 'wie lange ist die garantie'],
  ['id', 'bisa pake papyal, wrana apa aja', 'bisa pake paypal, warna apa aja'],
  ['es', '¿si llevo los tarros me dais algo?', '¿si llevo los tarros me dais algo?'],
  ['en', 'lokasi toko', 'lokasi toko'],
])('letters that changed places, %s: %s', (language, typed, meant) => {
  expect(mendedSpelling(typed, language, known())).toBe(meant);
  expect(mendedSpelling(typed, language, () => true)).toBe(typed);
});

test.each([
  ['fr', 'paiemnt accepté', 'paiement accepté', 'paiement'],
  ['de', 'Liferung und Zalung', 'lieferung und zahlung', 'lieferung', 'zahlung'],
  ['es', 'mi paquete se ha perdido', 'mi paquete se ha perdido', 'pedido'],
  ['id', 'ada garasi?', 'ada garasi?', 'garansi'],
])('a letter left out or doubled of a word that the shop has, %s: %s', (language, typed, meant, ...said) => {
  expect(mendedSpelling(typed, language, known(...said))).toBe(meant);
  expect(mendedSpelling(typed, language, known())).toBe(typed);
});
