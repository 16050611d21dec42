/** How things are looked after, and what is no size guide. */
import { expect, test } from 'vitest';
import { found, passage } from './read-facts.fixture.ts';

const topicsOf = (text: string, headings: [string, ...string[]], language = 'en') =>
  found(passage(text, { title: headings[0], headings, language, kind: 'page' })).map(([topic]) => topic);

test.each([
  ['en', 'Use & care', 'Knives', 'Wash them by hand and dry them at once.'],
  ['en', 'Caring for oak', 'Tables', 'Wipe with a damp cloth.'],
  ['fr', 'Conseils d’entretien', 'Tables', 'Un chiffon humide suffit.'],
  ['id', 'Perawatan', 'Kayu', 'Lap dengan kain lembap lalu keringkan.'],
  ['de', 'Pflege', 'Tische', 'Mit einem feuchten Tuch abwischen.'],
])('care: %s, %s, %s: %s', (language, title, heading, text) => {
  expect(topicsOf(text, [title, heading], language)).toContain('care');
});

test('who looks after things for money tells of no care', () => {
  expect(topicsOf('Washing the tank costs €40 a visit.', ['Caring for tanks', 'Visits'])).not.toContain('care');
});

test.each([
  ['Then take the larger size.', 'Between two sizes?'],
  ['Pick your size and we write once it is back.', 'Is my size coming back in stock?'],
])('no size guide: %s', (text, question) => {
  expect(topicsOf(`${question}\n${text}`, ['Size guide'])).not.toContain('size_guide');
});
