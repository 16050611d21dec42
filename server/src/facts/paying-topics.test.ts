import { describe, expect, test } from 'vitest';
import { found, names, under } from './read-facts.fixture.ts';

const paid = (heading: string, text: string, language = 'en') =>
  found(under(heading, text, { language, url: 'https://shop.example/payment' }))
    .filter(([topic]) => topic.startsWith('payment.'))
    .map(([topic, value]) => [topic, value]);

describe('ways to pay', () => {
  test.each([
    ['en', 'Payment\nNo longer taken:\nPayPal and Klarna.'],
    ['de', 'Zahlung\nNicht möglich:\nPayPal und Klarna bei Bestellungen am Telefon oder im Laden.'],
    ['id', 'Pembayaran\nTidak bisa dengan:\nPayPal dan Kredivo untuk pesanan lewat telepon atau dari luar kota.'],
  ])('what stands below a word that denies is none (%s)', (language, page) => {
    const [heading = '', ...lines] = page.split('\n');
    expect(paid(heading, lines.join('\n'), language)).toEqual([]);
  });

  test('French denies with "plus" too', () => {
    expect(paid('Paiement', 'Nous ne prenons plus PayPal.', 'fr')).toEqual([['payment.methods', null]]);
  });

  test('an invoice by a lender is paid whole, and what it splits is not', () => {
    expect(paid('Zahlung', 'Rechnung per Klarna, fällig nach drei Wochen', 'de')).toContainEqual([
      'payment.methods',
      names('invoice', 'klarna'),
    ]);
    expect(paid('Zahlung', 'Kauf auf Rechnung (Klarna)', 'de').map(([topic]) => topic)).not.toContain(
      'payment.instalments',
    );
    expect(paid('Zahlung', 'Rechnung oder Ratenkauf mit Klarna', 'de').map(([topic]) => topic)).toContain(
      'payment.instalments',
    );
  });

  test('a deposit is no instalment and its way no way to pay', () => {
    expect(paid('Pembayaran', 'Meja ukuran khusus: uang muka 40%.', 'id')).toEqual([]);
    expect(paid('Zahlung', 'Die Kaution wird mit PayPal hinterlegt.', 'de')).toEqual([]);
  });

  test('who handles the data of cards is no way to pay', () => {
    expect(paid('Payment', 'Card details are processed by PayPal and Klarna.')).toEqual([]);
    expect(paid('Zahlung', 'Kartendaten werden von PayPal und Klarna verarbeitet.', 'de')).toEqual([]);
  });

  test('a bank whose cards pay in parts is no transfer', () => {
    expect(paid('Pembayaran', 'Cicilan 6 bulan dengan kartu kredit Mandiri.', 'id')).toEqual([
      ['payment.instalments', null],
    ]);
    expect(paid('Pembayaran', 'Cicilan:\n3 bulan untuk pemegang kartu kredit BRI.', 'id')).toEqual([
      ['payment.instalments', null],
    ]);
  });
});
