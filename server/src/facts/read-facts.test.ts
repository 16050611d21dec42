import { describe, expect, test } from 'vitest';
import type { Passage } from '../search/documents.ts';
import type { FactTopic, FactValue } from './fact.ts';
import { readFacts } from './read-facts.ts';

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  url: 'https://shop.example/pages/terms',
  title: 'Terms',
  headings: [],
  text,
  language: 'en',
  kind: 'policy',
  voice: 'shop',
  ...more,
});

const under = (heading: string, text: string, more: Partial<Passage> = {}) =>
  passage(text, { title: heading, headings: [heading], ...more });

const read = (...passages: Passage[]) => readFacts({ passages, products: [] }, [passages[0]?.language ?? 'en']);
const found = (...passages: Passage[]): [FactTopic, FactValue | null, string | null][] =>
  read(...passages).map(({ topic, value, scope }) => [topic, value, scope]);
const topics = (...passages: Passage[]): FactTopic[] => read(...passages).map(({ topic }) => topic);

const money = (amount: number, currency: string): FactValue => ({ kind: 'money', amount, currency });
const days = (from: number, to = from): FactValue => ({ kind: 'days', from, to });
const names = (...list: string[]): FactValue => ({ kind: 'names', names: list });

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

describe('a sentence of the terms becomes a fact with its value', () => {
  test('one sentence answers several topics', () => {
    const text = 'Our orders ship via USPS within 2-3 business days, for only $8.00.';
    expect(found(under('Shipping', text))).toEqual([
      ['delivery.cost', money(8, 'USD'), null],
      ['delivery.time', days(2, 3), null],
      ['delivery.carrier', names('usps'), null],
    ]);
    expect(read(under('Shipping', text)).every((fact) => fact.text === text)).toBe(true);
  });

  test('what an order must reach is told from what the delivery costs', () => {
    expect(found(under('Shipping', 'Delivery is $6, and free on orders over $75.'))).toEqual([
      ['delivery.cost', money(6, 'USD'), null],
      ['delivery.free_from', money(75, 'USD'), null],
    ]);
  });

  test('a question above decides the topic, and a bare yes is no fact', () => {
    const answer = passage('Always! It takes two weeks from the day on which we receive it.', {
      headings: ['Questions', 'How long does a refund take?'],
    });
    expect(read(answer)).toMatchObject([
      { topic: 'refund.time', text: 'It takes two weeks from the day on which we receive it.', value: days(14) },
    ]);
    expect(read(under('Do you ship abroad?', 'Yes, always!'))).toEqual([]);
  });

  test('hours and weeks count as days', () => {
    expect(found(under('Shipping', 'Orders ship within 24-48 hours.'))).toEqual([['delivery.time', days(1, 2), null]]);
    expect(found(under('Returns', 'You may return items within 4 weeks.'))).toEqual([
      ['returns.window', days(28), null],
    ]);
  });

  test('how long a thing may go back is told from when the money comes', () => {
    const text = 'You have 30 days to return an item.\nReturns are processed within 5 business days of receiving them.';
    expect(found(under('Returns', text))).toEqual([
      ['returns.window', days(30), null],
      ['refund.time', days(5), null],
    ]);
  });

  test('of terms and conditions what says plainly how much or how long', () => {
    const text =
      'You have 20 days to return an item.\nStandard delivery takes 3 to 5 working days.\nOur liability ends 30 days after delivery.';
    expect(found(under('Terms and conditions', text))).toEqual([
      ['delivery.time', days(3, 5), null],
      ['returns.window', days(20), null],
    ]);
  });

  test('contacts by their shape', () => {
    const text = 'Write to help@shop.example or call +1 (201) 555-0142.\nMonday to Friday: 9:00 to 17:30';
    expect(found(under('Contact', text, { kind: 'page' }))).toEqual([
      ['contact.email', names('help@shop.example'), null],
      ['contact.phone', names('+1 (201) 555-0142'), null],
      ['contact.hours', null, null],
    ]);
  });
});

describe('where a fact holds', () => {
  test('a row by its label under a region', () => {
    const text =
      'US Orders:\n1. USPS Priority Mail (2-3 business days)\nInternational Orders:\n1. USPS Priority Mail (6-21 business days)';
    expect(found(under('Shipping', text)).filter(([topic]) => topic === 'delivery.time')).toEqual([
      ['delivery.time', days(2, 3), 'US Orders, USPS Priority Mail'],
      ['delivery.time', days(6, 21), 'International Orders, USPS Priority Mail'],
    ]);
  });

  test('a country, a kind of product, damage', () => {
    expect(found(under('Versand', 'In die Schweiz liefern wir für 12,90 €.', { language: 'de' }))[0]).toEqual([
      'delivery.cost',
      money(12.9, 'EUR'),
      'Schweiz',
    ]);
    expect(found(under('Returns', 'There are no returns on candles.'))).toEqual([
      ['returns.exceptions', null, 'candles'],
    ]);
    expect(found(under('Returns', 'Damaged items must be reported within 10 days.'))).toEqual([
      ['returns.window', days(10), 'Damaged'],
    ]);
  });

  test('where parcels are sent parts no terms of what comes back', () => {
    const text =
      'Do you ship overseas?\nYes, overseas deliveries take 7 to 16 days.\nYou have 17 days from delivery to send an item back.';
    expect(found(under('Questions', text)).filter(([topic]) => /time|window/u.test(topic))).toEqual([
      ['delivery.time', days(7, 16), 'overseas'],
      ['returns.window', days(17), null],
    ]);
  });

  test('a carrier named after a country names no region', () => {
    expect(topics(under('Shipping', 'All shipments will be made via Canada Post.'))).toEqual(['delivery.carrier']);
  });
});

describe('what is no fact', () => {
  test.each([
    ['a customer', under('Shipping', 'Delivery took 3 days and cost $5.', { voice: 'customer' })],
    ['a story', under('Our trip', 'We returned after 14 days with a delivery of $20.', { kind: 'article' })],
    ['a question', under('Shipping', 'Does delivery take 3 days?')],
    ['a fragment', under('Shipping', 'of our delivery within 3 days.')],
    ['a statement without end', under('Shipping', `Delivery takes 3 days ${'and more '.repeat(60)}.`)],
    ['the law', under('Terms', 'We disclaim all warranties for 2 years of delivery of the service.')],
    ['privacy', under('Privacy policy', 'We keep your delivery address for 30 days.')],
    [
      'a mail that did not come',
      under('Shipping', 'If you do not receive the shipping email within 3 days, write to us.'),
    ],
    ['an offer to click', under('Wholesale', 'Click here for wholesale orders and contact.')],
    [
      'a promise of a repair',
      under('Warranty', 'We repair first, replace if we cannot repair, and refund if we can do neither.'),
    ],
  ])('%s', (_, one) => {
    expect(read(one)).toEqual([]);
  });

  test('a page that calls its language anything is read all the same', () => {
    expect(topics(under('Shipping', 'Delivery takes 3 days.', { language: '%%' }))).toEqual(['delivery.time']);
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

test('free delivery that an order must earn is not said to be free', () => {
  const slogan = passage('FREE SHIPPING', { kind: 'site', url: 'https://shop.example/' });
  expect(found(slogan)).toEqual([['delivery.cost', { kind: 'money', amount: 0, currency: null }, null]]);
  expect(topics(slogan, under('Shipping', 'Orders over $75 ship for free.'))).toEqual(['delivery.free_from']);
});

test('where pages say the same, the policy is quoted', () => {
  const text = 'You have 30 days to return an item.';
  const page = under('Returns', text, { kind: 'page', url: 'https://shop.example/pages/a' });
  const policy = under('Returns', text, { url: 'https://shop.example/policies/returns' });
  expect(read(page, policy).map(({ url }) => url)).toEqual([policy.url]);
});

test('of a topic at most twelve are kept, and the currency of the products tells which dollars are meant', () => {
  const rows = Array.from(
    { length: 20 },
    (_, i) => `Delivery to zone ${String.fromCodePoint(65 + i)} costs $${i + 3}.`,
  );
  expect(read(under('Shipping', rows.join('\n'))).filter(({ topic }) => topic === 'delivery.cost')).toHaveLength(12);
});

test('a page without end is read in no time', () => {
  const endless = [
    'delivery '.repeat(50_000),
    `${'1 '.repeat(50_000)}days`,
    `${'a@'.repeat(50_000)}b`,
    '(1'.repeat(50_000),
    `${'A b, '.repeat(50_000)}: x`,
    `x${' *'.repeat(50_000)}y`,
    'nad 15 '.repeat(50_000),
  ];
  expect(read(...endless.map((text) => under('Shipping', text)))).toEqual([]);
});

test('an address on several lines is one statement', () => {
  const lines = ['Hearth & Loom', 'The Old Mill, 3 Weir Lane', 'Kilkenny, R95 X0X0', 'Ireland', 'Sunday: closed'];
  const address = (text: string, language = 'en') =>
    read(under('Contact', text, { language, kind: 'page' }))
      .filter(({ topic }) => topic === 'contact.address')
      .map(({ text: said }) => said);
  expect(address(lines.join('\n'))).toEqual(['The Old Mill, 3 Weir Lane, Kilkenny, R95 X0X0, Ireland']);
  expect(address('Webstuhl GmbH\nLindenstraße 5,\n10969 Berlin\nTelefon 030 123', 'de')).toEqual([
    'Lindenstraße 5, 10969 Berlin',
  ]);
  expect(address('Visit us at 3 Weir Lane\nMade here since 2019')).toEqual([]);
});

test('what answers “can I cancel” is known as that, whatever its words', () => {
  const question = ['Questions and answers', 'Can I change or cancel my order?'];
  const text = 'Yes, until it is packed: orders before 14:00 are packed the same afternoon.';
  expect(topics(passage(text, { headings: question, kind: 'page' }))).toEqual(['cancel']);
});

test('a table of prices under the goods’ own heading is of their delivery', () => {
  const text = [
    'Where: Ireland | How long: 3 to 6 working days | Price: €29',
    'Where: France | How long: 7 to 10 working days | Price: €49',
    'We do not deliver furniture to other countries.',
  ].join('\n');
  const facts = found(passage(text, { title: 'Delivery', headings: ['Delivery', 'Furniture'] }));
  expect(facts).toContainEqual(['delivery.cost', money(49, 'EUR'), 'France, Furniture']);
  expect(facts).toContainEqual(['delivery.regions', { kind: 'yes_no', yes: false }, 'furniture']);
});
