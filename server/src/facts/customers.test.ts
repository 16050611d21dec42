import { describe, expect, test } from 'vitest';
import { counterIn, customersIn } from './customers.ts';
import { found, under } from './read-facts.fixture.ts';

const scopeOf = (heading: string, text: string, language: string, more = {}) =>
  found(under(heading, text, { language, ...more })).find(([topic]) => topic.startsWith('payment.'))?.[2];

describe('for whom and where one pays so', () => {
  test.each([
    ['en', 'Payment', 'Schools and libraries pay by invoice.', 'Schools and libraries'],
    ['de', 'Zahlung', 'Vereine und Behörden zahlen auf Rechnung.', 'Vereine und Behörden'],
    ['es', 'Formas de pago', 'En la tienda se paga con Bizum.', 'En la tienda'],
    ['id', 'Pembayaran', 'Di showroom bisa bayar dengan QRIS.', 'Di showroom'],
    ['en', 'Payment', 'PayPal is for Canada only.', 'Canada'],
  ])('%s: %s: %s', (language, heading, text, scope) => {
    expect(scopeOf(heading, text, language)).toBe(scope);
  });

  test('what a page for traders says holds for traders', () => {
    const page = { kind: 'page', url: 'https://shop.example/pages/trade-customers' };
    expect(scopeOf('Trade customers', 'Payment by bank transfer.', 'en', page)).toBe('Trade customers');
  });

  test('what holds for everybody has none', () => {
    expect(customersIn('Private and business customers, schools and clubs pay alike.')).toBeNull();
    expect(customersIn('No cheques, except from schools.')).toBeNull();
    expect(counterIn('Online and in the shop: Visa.')).toBeNull();
    expect(
      counterIn('Visa, Mastercard, Maestro, PayPal, Apple Pay, Google Pay, and cash over the counter.'),
    ).toBeNull();
  });
});
