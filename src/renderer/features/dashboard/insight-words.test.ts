import { expect, test } from 'vitest';
import { busiestHour, csvOf, forecastText, languageName, localHours, pagesOfSite } from './insight-words.ts';
import type { Insights } from './insight-words.ts';

const insights: Insights = {
  success: true,
  outcomes: { answered: 3, unsure: 0, unknown: 1, person: 0, order: 0, talk: 2, failed: 0 },
  resolved: { share: 0.75, of: 4 },
  topics: [{ name: 'delivery.cost', asked: 2, answered: 1, examples: ['=HYPERLINK("x")', 'What, "free"?'] }],
  products: [{ name: 'Mug, blue', url: 'https://a.example/mug', asked: 1, shown: 2, clicked: 1, soldOutAsked: 0 }],
  languages: [{ language: 'de', conversations: 2 }],
  pages: [],
  hours: Array.from({ length: 24 }, (_none, hour) => (hour === 22 ? 3 : 0)),
  ratings: { up: 1, down: 0 },
  forecast: { lastsUntil: '2026-12-03T08:00:00.000Z', perDay: 12.5 },
  weeklyLetter: true,
};

test('the credits are forecast in a sentence', () => {
  expect(forecastText(insights.forecast)).toMatch(/12\.5 credits a day .* last until 3 December 2026\.$/);
  expect(forecastText({ perDay: 0, lastsUntil: null })).toBe('No credits were used in the last four weeks.');
  expect(forecastText({ perDay: 1, lastsUntil: null })).toContain('1 credit a day');
});

test('hours are the reader’s, over midnight too', () => {
  expect(busiestHour(localHours(insights.hours, 0))).toBe('from 22:00 to 23:00');
  expect(busiestHour(localHours(insights.hours, -120))).toBe('from 00:00 to 01:00');
  expect(busiestHour(localHours(insights.hours, 300))).toBe('from 17:00 to 18:00');
  expect(busiestHour([])).toBeNull();
});

test('the table holds everything, quoted, and no formula', () => {
  const csv = csvOf(insights, '1–7 Nov 2026');
  expect(csv).toContain('outcome,answered,3\r\n');
  expect(csv).toContain('topic,Delivery cost,2,1,,,,"\'=HYPERLINK(""x"") / What, ""free""?"\r\n');
  expect(csv).toContain('product,"Mug, blue",1,,2,1,0,https://a.example/mug\r\n');
  expect(csv.split('\r\n').filter((line) => line.startsWith('hour (UTC)'))).toHaveLength(24);
});

test('a language that nobody knows is called by its tag', () => {
  expect(languageName('de')).toBe('German');
  expect(languageName('not a tag')).toBe('not a tag');
});

test('a page stands once, whichever of the site’s names it was opened under', () => {
  const pages = [
    { path: 'shop.example/delivery', conversations: 9 },
    { path: 'shop.example/', conversations: 8 },
    { path: 'www.shop.example', conversations: 3 },
    { path: 'shop.example/delivery/', conversations: 1 },
  ];
  expect(pagesOfSite(pages)).toEqual([
    { path: '/', conversations: 11 },
    { path: '/delivery', conversations: 10 },
  ]);
});
