import { expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const linesOf = (body: string) =>
  extractPage({
    url: 'https://shop.example/pages/bars',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(
      `<title>Bars</title><main><h1>Bars</h1><p>All our bars are made in Leeds by two of us.</p>${body}</main>`,
    ),
  })
    .blocks.flatMap(({ text }) => text.split('\n'))
    .slice(1);
const box = (label: string, value: string) => `<div class="item"><div>${label}</div><div>${value}</div></div>`;

test('a label and the value below it are one line', () => {
  expect(linesOf(`<div>${box('Calories', '180')}${box('Fat', '12g')}${box('Made in', 'Leeds')}</div>`)).toEqual([
    'Calories: 180',
    'Fat: 12g',
    'Made in: Leeds',
  ]);
});

test('a heading of a card and its text are none, nor two alone', () => {
  const cards = `<div>${box('Slow', 'We take our time.')}${box('Local', 'All from near here.')}${box('Fair', 'Everybody is paid.')}</div>`;
  expect(linesOf(cards).join()).not.toContain('Slow:');
  expect(linesOf(`<div>${box('Calories', '180')}${box('Fat', '12g')}</div>`).join()).not.toContain('Calories:');
});
