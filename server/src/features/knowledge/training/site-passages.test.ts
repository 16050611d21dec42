import { expect, test } from 'vitest';
import { refusedPage } from '../../../extraction/extracted-page.ts';
import { documentsOf } from './documents-of.ts';

const page = (path: string, ...siteLines: string[]) => ({
  url: `https://shop.example${path}`,
  extracted: { ...refusedPage('no_text'), title: `Title ${path}`, refusal: null, siteLines },
});

test('what the home page or several pages say around their content stands once, each line by itself', async () => {
  const { passages } = await documentsOf([
    page('/a', 'Open Mon–Fri 9–5', 'Only today here'),
    page('/', 'Free delivery from 50 €', 'OPEN Mon-Fri 9-5'),
    page('/b', 'Call 555 123 456'),
    page('/c', 'Call 555 123 456'),
  ]);
  expect(passages.map(({ text }) => text)).toEqual(['Free delivery from 50 €', 'OPEN Mon-Fri 9-5', 'Call 555 123 456']);
  expect(passages[2]).toEqual({
    url: 'https://shop.example/',
    title: 'Title /',
    headings: [],
    text: 'Call 555 123 456',
    language: null,
    kind: 'site',
    voice: 'shop',
  });
});

test('a number and an address that several lines tell stand once, with the longest label', async () => {
  const { passages } = await documentsOf([
    page(
      '/',
      'info@shop.example',
      'Write to us: info@shop.example',
      'Call 555 123 456',
      'Phone and fax: +1 555 123 456',
      'Open 9:00-17:00',
    ),
  ]);
  expect(passages.map(({ text }) => text)).toEqual([
    'Write to us: info@shop.example',
    'Phone and fax: +1 555 123 456',
    'Open 9:00-17:00',
  ]);
});
