/** Terms as shops of other countries write them. */
import { describe, expect, test } from 'vitest';
import type { Passage } from '../search/documents.ts';
import { days, found, money, names, read, topics, under } from './read-facts.fixture.ts';

describe('terms as Indonesian shops write them', () => {
  const page = (text: string, heading: string, kind: Passage['kind'] = 'page') =>
    under(heading, text, { language: 'id', kind });

  test('an account is paid to and not called', () => {
    expect(found(page('BCA 123 456 7890 a.n. Dewi Lestari', 'Pembayaran'))).toEqual([
      ['payment.methods', names('bank transfer'), null],
    ]);
  });

  test('a warranty stays one below a heading that names returns, too', () => {
    expect(found(page('Garansi 2 tahun untuk mesin.', 'Garansi dan Retur'))).toEqual([['warranty', days(730), null]]);
  });

  test('an address with its abbreviations is one statement', () => {
    const address = 'Workshop kami: Jl. Kenanga No. 8 RT 03/RW 05, Kec. Weru, Kab. Cirebon 45154';
    expect(read(page(address, 'Alamat')).map(({ topic, text }) => [topic, text])).toEqual([
      ['contact.address', address],
    ]);
  });

  test('hundreds of pages for towns hide no footer', () => {
    const town = (at: number) => page('Kami siap membantu. '.repeat(9), `Jual genteng ${at}`);
    const towns = Array.from({ length: 700 }, (_, at) => ({ ...town(at), url: `https://shop.example/kota-${at}` }));
    expect(topics(...towns, page('Senin - Sabtu 08.00 - 17.00 WIB', '', 'site'))).toEqual(['contact.hours']);
  });

  test('who the shop is and what it sells', () => {
    const text = 'Rotan Senja adalah produsen kursi, meja dan sofa rotan untuk rumah dan kafe.';
    expect(topics(page(text, '', 'site'))).toEqual(['about']);
    expect(topics(page(text, '', 'article'))).toEqual([]);
  });
});

describe.each([
  [
    'de',
    'Versand',
    'Der Versand kostet 4,95 €.\nAb 50 € liefern wir versandkostenfrei.\nDie Lieferzeit beträgt 2–4 Werktage.\nWir versenden mit DHL.',
    4.95,
    50,
    'EUR',
    days(2, 4),
    'dhl',
  ],
  [
    'fr',
    'Livraison',
    'La livraison coûte 4,90 €.\nLivraison gratuite dès 60 € d’achat.\nLe délai de livraison est de 3 à 5 jours ouvrés.\nNous expédions avec Colissimo.',
    4.9,
    60,
    'EUR',
    days(3, 5),
    'colissimo',
  ],
  [
    'es',
    'Envíos',
    'El envío cuesta 5,95 €.\nEnvío gratis a partir de 40 €.\nEl plazo de entrega es de 24 a 48 horas.\nEnviamos con SEUR.',
    5.95,
    40,
    'EUR',
    days(1, 2),
    'seur',
  ],
  [
    'id',
    'Pengiriman',
    'Ongkos kirim Rp 15.000 per pesanan.\nGratis ongkir untuk pesanan di atas Rp 300.000.\nPengiriman memakan waktu 3-5 hari kerja.\nKami mengirim dengan JNE.',
    15_000,
    300_000,
    'IDR',
    days(3, 5),
    'jne',
  ],
  [
    'tr',
    'Kargo ve Teslimat',
    'Kargo ücreti 49,90 TL.\n500 TL ve üzeri siparişlerde kargo ücretsizdir.\nTeslimat 2-4 iş günü sürer.\nSiparişler Aras Kargo ile gönderilir.',
    49.9,
    500,
    'TRY',
    days(2, 4),
    'aras kargo',
  ],
  [
    'ja',
    '配送について',
    '送料は全国一律600円です。\n5,000円以上のご購入で送料無料です。\nご注文から3〜5営業日以内に発送いたします。\nヤマト運輸でお届けします。',
    600,
    5000,
    'JPY',
    days(3, 5),
    'yamato',
  ],
] as const)('in %s', (language, heading, text, cost, from, currency, time, carrier) => {
  test('delivery', () => {
    expect(found(under(heading, text, { language }))).toEqual([
      ['delivery.cost', money(cost, currency), null],
      ['delivery.free_from', money(from, currency), null],
      ['delivery.time', time, null],
      ['delivery.carrier', names(carrier), null],
    ]);
  });
});

test.each([
  [
    'de',
    'Rückgabe',
    'Sie können Ware innerhalb von 30 Tagen zurückgeben.',
    'Zahlung',
    'Sie können mit PayPal und Visa bezahlen.',
  ],
  [
    'fr',
    'Retours',
    'Vous disposez de 30 jours pour retourner un article.',
    'Paiement',
    'Vous pouvez payer par Visa et PayPal.',
  ],
  ['es', 'Devoluciones', 'Tienes 30 días para devolver tu pedido.', 'Pago', 'Puedes pagar con Visa y PayPal.'],
  [
    'id',
    'Pengembalian',
    'Barang dapat dikembalikan dalam 30 hari.',
    'Pembayaran',
    'Anda dapat membayar dengan Visa dan PayPal.',
  ],
  ['tr', 'İade', 'Ürünleri 30 gün içinde iade edebilirsiniz.', 'Ödeme', 'Visa ve PayPal ile ödeme yapabilirsiniz.'],
  ['ja', '返品', '商品到着後30日以内であれば返品できます。', 'お支払い方法', 'VisaとPayPalでお支払いいただけます。'],
])('returns and payment in %s', (language, returns, window, payment, methods) => {
  expect(found(under(returns, window, { language }), under(payment, methods, { language }))).toEqual([
    ['returns.window', days(30), null],
    ['payment.methods', names('paypal', 'visa'), null],
  ]);
});

describe('a German shop', () => {
  const german = (heading: string, text: string, more = {}) => under(heading, text, { language: 'de', ...more });

  test('promises side by side in a bar are one each', () => {
    const bar = german('', 'Versandkostenfrei ab 49 € · Mo–Fr 8–17 Uhr · Tel. 04921 – 55 01 70', { kind: 'site' });
    expect(read(bar).map(({ topic, text }) => [topic, text])).toEqual([
      ['delivery.free_from', 'Versandkostenfrei ab 49 €'],
      ['contact.phone', 'Tel. 04921 – 55 01 70'],
      ['contact.hours', 'Mo–Fr 8–17 Uhr'],
    ]);
  });

  test('a telephone number in the middle of a line is one', () => {
    const imprint = 'Neutorstraße 22, 26721 Emden. Telefon: 04921 550170, E-Mail: info@brandt.example.';
    expect(topics(german('Impressum', imprint))).toContain('contact.phone');
  });

  test('an invoice is a way to pay, and the money comes when the law says', () => {
    expect(topics(german('Zahlungsarten', 'Rechnung: zahlbar innerhalb von 14 Tagen nach Erhalt der Ware.'))).toContain(
      'payment.methods',
    );
    const law =
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten, spätestens binnen vierzehn Tagen zurückzuzahlen.';
    expect(found(german('Folgen des Widerrufs', law, { title: 'Widerrufsbelehrung' }))).toEqual([
      ['refund.time', days(14), null],
    ]);
  });
});
