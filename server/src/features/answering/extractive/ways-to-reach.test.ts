import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const none = { contacts: { mail: '', phone: '', whatsApp: '' } };
const framer = knowledgeOf({
  passages: [
    passageOf('/', 'Frames', 'Call us: (512) 555-0188\nhello@pine.example\n1420 Barton Mill Rd, Austin, TX 78704', {
      kind: 'site',
    }),
    passageOf(
      '/privacy-policy',
      'Privacy policy',
      'We collect your name, address and e-mail when you place an order.',
      {
        kind: 'policy',
      },
    ),
    passageOf('/framing', 'Framing', 'Custom frames are ready in two to three weeks.', { kind: 'page' }),
  ],
  products: [],
});

test.each([
  ['can I call someone?', /555-0188/],
  ['got a number i can ring', /555-0188/],
  ['who do I speak to about a custom frame', /555-0188[^]*hello@pine/],
  ["where's your shop", /Barton Mill/],
  ['address + number?', /Barton Mill/],
  ['whats ur email', /hello@pine/],
  ['what email can I write to with a sketch?', /hello@pine/],
  ['do you have an email address where I can send a request for quotation?', /hello@pine/],
  ['email and phone number please', /hello@pine[^]*555-0188/],
  ['phone number and email please', /555-0188[^]*hello@pine/],
])('"%s" is told the way that is asked for', async (question, answer) => {
  const { text, outcome } = await askShop(question, { knowledge: framer, brand: none });
  expect(text).toMatch(answer);
  expect(text).not.toContain('We collect');
  expect(outcome).toBe('answered');
});

test('of a way that nobody knows that is said, with the others', async () => {
  const { text, outcome } = await askShop("what's your whatsapp number?", { knowledge: framer, brand: none });
  expect(text).toMatch(/whatsapp[^]*couldn.t find[^]*555-0188[^]*hello@pine/i);
  expect(outcome).toBe('unsure');
});

test('a mobile number in Indonesia is one for WhatsApp', async () => {
  const knowledge = knowledgeOf({
    passages: [passageOf('/', 'Kontak', 'Hubungi 0812 3344 5566 (Ratna)', { kind: 'site', language: 'id' })],
    products: [],
  });
  const { text, outcome } = await askShop('no wa nya berapa?', { knowledge, brand: none });
  expect(text).toContain('0812 3344 5566');
  expect(outcome).toBe('answered');
});

test('what the owner gave is told where no page does', async () => {
  const brand = { contacts: { mail: '', phone: '', whatsApp: '+62 812 3344 5566' } };
  const { text } = await askShop('do you have whatsapp?', { knowledge: framer, brand });
  expect(text).toContain('[WhatsApp](https://wa.me/6281233445566)');
});

test.each([
  'can I change my address?',
  'can I change my delivery address?',
  'do you ship to a PO box address?',
  'how long does framing take?',
])('"%s" asks for no way to reach the shop', async (question) => {
  const { text } = await askShop(question, { knowledge: framer, brand: none });
  expect(text).not.toMatch(/555-0188|hello@pine|Barton/);
});

const jati = knowledgeOf({
  passages: [
    passageOf(
      '/',
      'Rona Jati',
      'WhatsApp: 0812-3344-5566\nTelepon: (0291) 591 234\nhalo@ronajati.example\nJl. Raya Tahunan KM 4, Jepara, Jawa Tengah 59427',
      { kind: 'site', language: 'id' },
    ),
    passageOf('/garansi', 'Garansi', 'Garansi rangka 2 tahun untuk pemakaian wajar di dalam ruangan.', {
      kind: 'page',
      language: 'id',
    }),
  ],
  products: [],
});

test.each([
  ['no WA nya berapa kak', /0812-3344-5566/],
  ['nomor telp?', /591 234/],
  ['email nya apa', /halo@ronajati/],
  ['alamat toko dmn', /Tahunan/],
  ['kantornya dimana', /Tahunan/],
  ['kalo mau tanya2 ke siapa', /591 234[^]*0812/],
  ['minta no wa sama alamatnya dong', /0812-3344-5566[^]*Tahunan/],
])('"%s" is told the way that is asked for', async (question, answer) => {
  const { text } = await askShop(question, { knowledge: jati, brand: none });
  expect(text).toMatch(answer);
});

test('who writes in another language is told whose words they are', async () => {
  const { text } = await askShop('Wo befindet sich euer Laden?', { knowledge: framer, brand: none });
  expect(text).toMatch(/Barton Mill/);
  expect(text).toMatch(/Auf unserer Seite/);
});
