import { describe, expect, test } from 'vitest';
import type { Passage } from '../../../search/documents.ts';
import { lineKey, quoteWords } from './quote-words.ts';

const passage = (headings: string[], text: string, rest: Partial<Passage> = {}): Passage => ({
  url: 'https://shop.example/terms',
  title: 'Terms',
  headings,
  text,
  language: 'en',
  kind: 'policy',
  voice: 'shop',
  ...rest,
});

const quote = (page: Passage, statements = page.text.split('\n'), rest = {}) =>
  quoteWords(page, statements, { asked: '', language: 'en', names: [], told: new Set<string>(), ...rest });

describe('quoteWords', () => {
  test('an entry has the heading that excepts it', () => {
    const page = passage(['Returns', 'What we cannot take back'], `Cut cloth\nEarrings\n${'x'.repeat(240)}`);
    expect(quote(page, ['Earrings'])).toBe('What we cannot take back: Earrings');
    expect(quote(page, ['Cut cloth', 'Earrings'])).toBe('What we cannot take back:\nCut cloth\nEarrings');
  });

  test('a heading that the words repeat, a title and a name of a product are no labels', () => {
    expect(quote(passage(['Delivery', 'Express'], 'Express parcels leave at noon.'))).toBe(
      'Express parcels leave at noon.',
    );
    expect(quote(passage(['Delivery'], 'All parcels leave at noon.', { title: 'Delivery' }))).toBe(
      'All parcels leave at noon.',
    );
    const page = passage(['Shop', 'Oak Board'], 'It is oiled twice.');
    expect(quote(page, ['It is oiled twice.'], { names: ['Oak Board'] })).toBe('It is oiled twice.');
  });

  test('a short answer has its question, unless the visitor asked the same', () => {
    const page = passage(['FAQ', 'Do you grind the beans?'], 'Yes, for free.');
    expect(quote(page)).toBe('Do you grind the beans? Yes, for free.');
    expect(quote(page, ['Yes, for free.'], { asked: 'can you grind my beans' })).toBe('Yes, for free.');
  });

  test('of a record only what answers is told, with its section', () => {
    const rows = ['S', 'M', 'L', 'XL'].map((size, at) => `Size ${size} | Chest: ${90 + at} cm`);
    expect(quote(passage(['Sizes', 'Dresses'], rows.join('\n')), [rows[1] ?? ''])).toBe(
      'Dresses:\nSize M: chest 91 cm',
    );
  });

  test('a row of a table is told without the labels that its values need not', () => {
    const rows = ['Where: Ireland | How long: 1 to 2 days | Price: €4', 'Where: Norway | How long: 5 days | Price: €9'];
    expect(quote(passage(['Delivery'], rows.join('\n'), { title: 'Delivery' }), rows.slice(0, 1))).toBe(
      'Ireland: 1 to 2 days, €4\nNorway: 5 days, €9',
    );
  });

  test('what was told is left out, and nothing is told without an end', () => {
    expect(quote(passage(['A'], 'One of it.\nTwo of it.'), undefined, { told: new Set([lineKey('One of it.')]) })).toBe(
      'Two of it.',
    );
    expect(quote(passage(['A'], 'One of it.'), undefined, { told: new Set([lineKey('One of it')]) })).toBe('');
    const long = Array.from({ length: 40 }, (_, at) => `Sentence number ${at} of a long page.`);
    expect(quote(passage(['A'], long.join('\n'))).length).toBeLessThan(760);
  });

  test('a sentence has those beside it that belong to the same answer, a section’s length of them', () => {
    const page = passage(
      ['Repairs', 'How it works'],
      `We mend zips for free. Send it in with a note. ${'It is washed before it is sent back to you, since nobody mends dirty things well. '.repeat(5)}`,
    );
    const told = quote(page, ['We mend zips for free.']);
    expect(told).toContain('We mend zips for free. Send it in with a note. It is washed');
    expect(told.length).toBeLessThan(300);
    const asked = passage(
      ['Repairs'],
      `Do you mend zips?\nYes, for free.\nDo you mend tents?\nNo.\n${'x '.repeat(150)}`,
    );
    expect(quote(asked, ['Yes, for free.'], { asked: 'do you mend zips' })).not.toContain('No.');
  });

  test('the only heading is a label where it is not the page’s title, and a brand below a product’s name is none', () => {
    const entry = 'Earrings, once worn.';
    expect(quote(passage(['What we cannot take back'], entry), [entry])).toBe(`What we cannot take back: ${entry}`);
    expect(quote(passage(['Terms'], entry), [entry])).toBe(entry);
    const record = passage(['Tarn'], 'Battery: 14 hours', { kind: 'product', title: 'Tarn Roam speaker' });
    expect(quote(record)).toBe('Battery: 14 hours');
  });

  test('emojis, bullets and shouting leave the words, abbreviations stay', () => {
    expect(quote(passage(['A'], '☕ ✓ FREE SHIPPING TO THE USA OVER $50!'))).toBe('Free shipping to the USA over $50!');
    expect(quote(passage(['A'], '➤ Bio® soap, 5 °C'))).toBe('Bio® soap, 5 °C');
  });
});

test('a short paragraph is told whole, figures too, up to where another matter begins', () => {
  const page = passage(
    ['Shipping and returns'],
    `Exchanges. Please tell us within 7 days. We will gladly replace it.\nRefunds. We write to you once it is here.\n${'x'.repeat(140)}.`,
  );
  expect(quote(page, ['We will gladly replace it.'])).toBe(
    'Shipping and returns: Exchanges. Please tell us within 7 days. We will gladly replace it.',
  );
  const lines = passage(
    ['Delivery'],
    `Delivery to Norway takes 7 days.\nDelivery to Spain takes 3 days.\n${'x'.repeat(200)}.`,
  );
  expect(quote(lines, ['Delivery to Norway takes 7 days.'])).not.toContain('Spain');
});

test('a heading that says the other half is told before what leans on it', () => {
  const page = passage(['Keys', 'Free shipping for orders over $100!'], 'For all other orders, a flat rate of $19.95');
  expect(quote(page)).toBe('Free shipping for orders over $100! For all other orders, a flat rate of $19.95');
});
