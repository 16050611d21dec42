import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const intentOf = (text: string, language: string) =>
  understand({ text, language, asked: text, shopLanguage: language }).intent;

test.each([
  ['kalo barang yg datang rusak bisa tukar ga, batasnya berapa hari?', 'id', 'policy'],
  ['kak, kalau barangnya rusak bisa diretur?', 'id', 'policy'],
  ['barang saya datang rusak, kalo gini gimana', 'id', 'complaint'],
  ['If the jug arrives broken, do I get my money back?', 'en', 'policy'],
  ['My order arrived broken. If you send another, do I pay again?', 'en', 'complaint'],
])('what is only supposed is no complaint: %s', (text, language, intent) => {
  expect(intentOf(text, language)).toBe(intent);
});

test('what fitting costs is asked as a price', () => {
  expect(
    understand({ text: 'pasang cctv brp', language: 'id', asked: 'pasang cctv brp', shopLanguage: 'id' }).asks,
  ).toContain('cost');
});

test.each([
  ['my oven dish arrived today with a big chip in it, what now??', 'en'],
  ['one of the pans came with a scratch', 'en'],
  ['my tool kit turned up with the chain whip missing!!', 'en'],
  ['die Lampe ist mit einem Sprung im Glas angekommen', 'de'],
  ['In meinem Paket fehlt die Isomatte, was mach ich jetzt?', 'de'],
])('what came as it should not is a complaint: %s', (text, language) => {
  expect(understand({ text, language, asked: text, shopLanguage: language }).intent).toBe('complaint');
});

test.each(['what if it came with a scratch', 'the lamp I got is lovely, which bulb does it take?'])(
  'no mishap was told: %s',
  (text) => expect(understand({ text, language: 'en', asked: text, shopLanguage: 'en' }).intent).not.toBe('complaint'),
);

test('how big a thing is when open asks for no hours', () => {
  const { concepts, topics } = understand({
    text: 'how big is it when open',
    language: 'en',
    asked: 'how big is it when open',
    shopLanguage: 'en',
  });
  expect(concepts).not.toContain('hours');
  expect(topics.find(({ topic }) => topic === 'contact.hours')?.weight ?? 0).toBeLessThan(0.5);
});
