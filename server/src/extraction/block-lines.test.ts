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

test('a cell that reaches over several rows or columns stands in each of them', () => {
  const table =
    '<table><thead><tr><th>Destination</th><th>Service</th><th>Time</th><th>Rate</th></tr></thead><tbody><tr><td rowspan="2">Belgium</td><td>Relay</td><td>4 to 6 days</td><td>€5.90</td></tr><tr><td>Home</td><td>3 to 5 days</td><td>€9.90</td></tr><tr><td>Germany</td><td colspan="2">Home, 4 to 7 days</td><td>€12.90</td></tr></tbody></table>';
  expect(linesOf(table)).toEqual([
    'Destination Belgium | Service: Relay | Time: 4 to 6 days | Rate: €5.90',
    'Destination Belgium | Service: Home | Time: 3 to 5 days | Rate: €9.90',
    'Destination Germany | Service: Home, 4 to 7 days | Time: Home, 4 to 7 days | Rate: €12.90',
  ]);
});
