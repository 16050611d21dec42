import { expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const textOf = (body: string) =>
  extractPage({
    url: 'https://shop.example/pages/mugs',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(
      `<title>Mugs</title><main><h1>Mugs</h1><p>All our mugs are thrown on a kick wheel by Ana.</p>${body}</main>`,
    ),
  })
    .blocks.flatMap(({ headings, text }) => text.split('\n').map((line) => [...headings.slice(1), line].join(' > ')))
    .slice(1);

test('a tile is one line, so that no price stands beside another name', () => {
  const tile = (name: string, price: string) =>
    `<div class="col"><img alt=""><span>${price}</span><p>${name}</p></div>`;
  expect(textOf(`<div>${tile('Blue', '$12')}${tile('Red', '$14')}${tile('Green', '$16')}</div>`)).toEqual([
    '$12 Blue',
    '$14 Red',
    '$16 Green',
  ]);
  // two columns of a page are no tiles
  expect(textOf(`<div>${tile('Blue', '$12')}${tile('Red', '$14')}</div>`)).toHaveLength(4);
});

test('a bold sentence and a sentence that is set as a heading are text', () => {
  const bold = 'Every mug is fired twice and then left to cool for two whole days';
  const sentence = 'We fire with wood from the orchard behind the house, which gives our glazes their warm tone.';
  const next = 'Come and see.';
  expect(textOf(`<p><strong>${bold}</strong></p><p>${next}</p>`)).toEqual([bold, next]);
  expect(textOf(`<h3>${sentence}</h3><p>${next}</p>`)).toEqual([sentence, next]);
  expect(textOf(`<p><strong>Firing</strong></p><p>${next}</p>`)).toEqual([`Firing > ${next}`]);
});
