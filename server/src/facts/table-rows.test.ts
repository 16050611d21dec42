import { expect, test } from 'vitest';
import { rowsIn } from './table-rows.ts';

const texts = (...lines: string[]) => [...rowsIn(lines, 'en').values()].map(({ text }) => text);

test('a row is a sentence about its first cell', () => {
  expect(
    texts(
      'Where Ireland | How long: 1 to 2 days | Price: €4.90 | Free: from €80',
      'Where: Norway | How long: 5 to 8 days | Price: €16.90 | Free: from €150',
    ),
  ).toEqual(['Ireland: 1 to 2 days, €4.90, free from €80', 'Norway: 5 to 8 days, €16.90, free from €150']);
});

test('a column that no row names is known by the word that all begin with', () => {
  expect(texts('Goods Cast iron | Warranty: 10 years', 'Goods Lamps | Warranty: 3 years')).toEqual([
    'Cast iron: warranty 10 years',
    'Lamps: warranty 3 years',
  ]);
  expect(texts('North Sea | Depth: 90 m', 'South Sea | Depth: 80 m')).toEqual([
    'North Sea: depth 90 m',
    'South Sea: depth 80 m',
  ]);
});

test('a line without cells is no row', () => {
  expect(rowsIn(['We deliver to Ireland: 1 to 2 days.', 'A | B'], 'en').size).toBe(0);
});

test('a unit in the name of a column belongs to its numbers', () => {
  expect(texts('Where: Norway | Free from: €150 | Delivery time (working days): 3–5')).toEqual([
    'Norway: free from €150, 3–5 working days',
  ]);
});

test('a column’s name keeps the capitals that it needs within a sentence', () => {
  const row = 'Ziel: Wien | Paket bis 5 kg: 7,90 € | Sperrgut: 79 €';
  expect([...rowsIn([row], 'de').values()][0]?.text).toBe('Wien: Paket bis 5 kg 7,90 €, Sperrgut 79 €');
  expect(texts('Where: Cork | NSW office: open | Free Parking: yes')).toEqual([
    'Cork: NSW office open, free Parking yes',
  ]);
});

test('a unit stands for the shorter one that its numbers have', () => {
  expect(texts('Where: Norway | Delivery time (working days): 3 - 5 days')).toEqual(['Norway: 3 - 5 working days']);
});

test('a column of notes is told without its name', () => {
  const row = 'Metode: Transfer bank | Keterangan: BCA, Mandiri';
  expect([...rowsIn([row], 'id').values()][0]?.text).toBe('Transfer bank: BCA, Mandiri');
  expect(texts('Method: Cash | Delivery notes: none', 'Method: Card | Details: Visa')).toEqual([
    'Cash: delivery notes none',
    'Card: Visa',
  ]);
});

test('columns that are called by places keep their capitals', () => {
  expect(texts('Work: Fitting | Malang: Rp100.000 | Batu: Rp125.000')).toEqual([
    'Fitting: Malang Rp100.000, Batu Rp125.000',
  ]);
});

test('a way of delivery beside the place is part of what the row is about', () => {
  const rows = rowsIn(
    [
      'Where: Denmark | Carrier: GLS | Price: €8 | Time: 2 to 3 days',
      'Where: Denmark | Carrier: DHL Express | Price: €19 | Time: 1 day',
      'Where: Denmark | Price: €8 | Time: 2 to 3 days',
    ],
    'en',
  );
  expect([...rows.values()].map(({ subject }) => subject)).toEqual(['Denmark, GLS', 'Denmark, DHL Express', 'Denmark']);
});

test('a column that is named for days makes its numbers days', () => {
  expect(texts('Where: Peru | Price: €30 | Working days: 12–18')).toEqual(['Peru: €30, 12–18 working days']);
  expect(texts('Member: Gold | Orders a year: 40')).toEqual(['Gold: orders a year 40']);
});

test('a price for a part says for which', () => {
  expect(texts('Where: Peru | Price per kg: €7', 'Where: Chile | Price: €9')).toEqual([
    'Peru: price per kg €7',
    'Chile: €9',
  ]);
});
