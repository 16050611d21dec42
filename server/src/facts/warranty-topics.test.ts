/** What is guaranteed, and what only stands under a guarantee's heading. */
import { describe, expect, test } from 'vitest';
import { days, found, under } from './read-facts.fixture.ts';

const warranty = (text: string, language = 'en', heading = 'Guarantee') =>
  found(under(heading, text, { language })).filter(([topic]) => topic === 'warranty');

test.each([
  ['fr', 'Garantie', 'Tous nos vélos ont la garantie légale de conformité de 2 ans à compter de la livraison.'],
  ['es', 'Garantía', 'Todo tiene 2 años de garantía desde la entrega.'],
  ['en', 'Guarantee', 'Everything has a 2-year guarantee from delivery.'],
])('from the delivery on: %s, %s: %s', (language, heading, text) => {
  expect(warranty(text, language, heading)).toEqual([['warranty', days(730), null]]);
});

describe('tables', () => {
  test('a row’s last cell may deny', () => {
    expect(
      warranty(
        'What: Clocks | Guarantee: 1 year | Covers: works that do not run\nWhat: Lamps | Guarantee: 2 years | Covers: no bulbs',
      ),
    ).toEqual([
      ['warranty', days(365), 'Clocks'],
      ['warranty', days(730), 'Lamps'],
    ]);
  });

  test('for life', () => {
    expect(warranty('What: Pans | Guarantee: Limited lifetime\nWhat: Lids | Guarantee: 2 years')).toContainEqual([
      'warranty',
      null,
      'Pans',
    ]);
  });
});

test.each([
  ['en', 'Guarantee', 'We keep spare wheels for 10 years.'],
  ['en', 'Guarantee', 'Spare parts are there for 10 years.'],
  ['de', 'Garantie', 'Ersatzteile gibt es 10 Jahre lang.'],
  ['fr', 'Garantie', 'Nous gardons les pièces pendant 10 ans.'],
  ['en', 'Guarantee', 'Please keep the receipt for 7 years.'],
  ['en', 'Guarantee', 'Suitable from 3 years on.'],
])('no guarantee: %s, %s: %s', (language, heading, text) => {
  expect(warranty(text, language, heading)).toEqual([]);
});
