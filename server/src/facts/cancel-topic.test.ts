import { describe, expect, test } from 'vitest';
import { days, found, topics, under } from './read-facts.fixture.ts';

const cancels = (heading: string, text: string, language = 'en') =>
  found(under(heading, text, { language })).filter(([topic]) => topic === 'cancel');

describe('until when an order can be called off', () => {
  test.each([
    ['en', 'Can I cancel my order?', 'Yes, while it is still on our bench.'],
    ['de', 'Kann ich meine Bestellung stornieren?', 'Ja, bis sie in der Packstube liegt.'],
    ['fr', 'Puis-je annuler ma commande ?', "Oui, jusqu'à sa mise en carton."],
    ['id', 'Bisa membatalkan pesanan?', 'Bisa, asal belum dibungkus.'],
  ])('the first word below the question is the rule, whatever its words (%s)', (language, heading, text) => {
    expect(cancels(heading, text, language)).toEqual([['cancel', null, null]]);
  });

  test('what is told beside it is none', () => {
    const text = 'Until noon. Orders placed by then leave the bench the same day.';
    expect(cancels('Can I cancel my order?', text)).toEqual([['cancel', null, null]]);
  });

  test('hours are no day', () => {
    expect(cancels('Orders', 'You can cancel your order within 3 hours.')).toEqual([['cancel', null, null]]);
    expect(cancels('Orders', 'You can cancel your order within 24 hours.')).toEqual([['cancel', days(1), null]]);
  });

  test('an order that ends by itself was called off by nobody', () => {
    expect(cancels('Pembayaran', 'Pesanan yang belum dibayar dalam 2 hari batal otomatis.', 'id')).toEqual([]);
    expect(cancels('Pesanan', 'Kalau tidak dibalas dalam 2 hari, pesanan batal.', 'id')).toEqual([]);
    expect(cancels('Zahlung', 'Unbezahlte Bestellungen werden nach 5 Tagen automatisch storniert.', 'de')).toEqual([]);
  });

  test('it holds for what it is said of: goods made for one, or the matter of its page', () => {
    expect(cancels('Orders', 'Engraved orders can be cancelled within 2 days.')[0]?.[2]).toBe('Engraved');
    const lesson = under('Pottery evenings', 'Cancel up to 3 days before and you get it back.', {
      kind: 'page',
      url: 'https://shop.example/pages/pottery-evenings',
    });
    expect(found(lesson)).toEqual([['cancel', days(3), 'Pottery evenings']]);
  });

  test('that goods made for one cannot be called off is said of them', () => {
    expect(cancels('Bestellen', 'Maßanfertigungen lassen sich nicht stornieren.', 'de')).toEqual([
      ['cancel', null, 'Maßanfertigungen'],
    ]);
  });

  test('a question of something else that can be called off is not about orders', () => {
    expect(topics(under('Can I cancel a pre-order?', 'Yes, until it ships.'))).not.toContain('cancel');
  });
});
