import { expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { passageOf } from '../loom-shop.fixture.ts';

const contact = passageOf('/contact', 'Contact', 'E-mail: hello@pine.example\nCall us: (512) 555-0188');
const silent = knowledgeOf({ passages: [contact], products: [] });
const present = knowledgeOf({
  passages: [contact, passageOf('/contact', 'Find us', 'Follow us on Instagram as @pineframes.')],
  products: [],
});

test.each([
  'Do you have Instagram?',
  'are you on tiktok',
  'Can I find you on Facebook?',
  'whats your insta',
  'instagram',
  'Can I contact you by Instagram?',
])('“%s” is not known where no page speaks of it, and the contacts are told', async (asked) => {
  const { text, outcome } = await askShop(asked, { knowledge: silent });
  expect(outcome).toBe('unknown');
  expect(text).toMatch(/couldn.t find/);
  expect(text).toContain('help@loom.example');
});

test('in German too', async () => {
  const { outcome } = await askShop('Habt ihr Instagram?', { knowledge: silent });
  expect(outcome).toBe('unknown');
});

test('what a page says of it is told', async () => {
  const { text } = await askShop('Are you on Instagram?', { knowledge: present });
  expect(text).toContain('@pineframes');
});

test('who asks for something else beside it is told that', async () => {
  const { text, outcome } = await askShop('I lost your instagram, what is your phone number?', { knowledge: silent });
  expect(text).toContain('555-0188');
  expect(outcome).toBe('answered');
});

test('of WhatsApp that nobody knows that is said, with the other ways', async () => {
  const brand = { contacts: { mail: '', phone: '', whatsApp: '' } };
  const { text, outcome } = await askShop('do you have whatsapp?', { knowledge: silent, brand });
  expect(text).toMatch(/whatsapp[^]*couldn.t find[^]*555-0188/i);
  expect(outcome).toBe('unsure');
});
