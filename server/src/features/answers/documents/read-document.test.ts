import { expect, test } from 'vitest';
import { pdfOf } from './pdf.fixture.ts';
import { readDocumentInThread } from './read-document-in-thread.ts';
import { readDocument } from './read-document.ts';

const read = (name: string, text: string | Uint8Array) =>
  readDocument({ name, bytes: typeof text === 'string' ? Buffer.from(text) : text });

test('a policy is read under its headings', async () => {
  const text =
    '# Warranty\n\n## How long\nWe mend for **five** years.\n\n## Not covered\n- Moths\n- [Fire](https://x.example)';
  expect(await read('policy.md', text)).toEqual({
    passages: [
      { headings: ['Warranty', 'How long'], text: 'We mend for five years.' },
      { headings: ['Warranty', 'Not covered'], text: '- Moths\n- Fire' },
    ],
  });
});

test('a plain text’s short lines above its sentences are headings, and broken lines go on', async () => {
  const text =
    '1. Returns\nYou may return goods within 30\ndays of delivery, unused.\n\nHow do I return?\nWrite to us first of all, please.';
  expect(await read('policy.txt', text)).toEqual({
    passages: [
      { headings: ['1. Returns'], text: 'You may return goods within 30 days of delivery, unused.' },
      { headings: ['How do I return?'], text: 'Write to us first of all, please.' },
    ],
  });
});

test('a PDF’s words are read in its thread, without what stands on every page', async () => {
  const pages = ['one', 'two', 'three'].map((nth) => ['Loom Ltd, Terms', `Page ${nth} says that wool is mended.`]);
  const bytes = pdfOf(pages);
  const found = await readDocumentInThread({ name: 'terms.pdf', bytes });
  expect(found).toMatchObject({ passages: [{ text: expect.stringContaining('Page two says that wool is mended.') }] });
  expect(JSON.stringify(found)).not.toContain('Loom Ltd');
});

test('what cannot be read is refused in words', async () => {
  const refusal = (words: string) => ({ refusal: expect.stringContaining(words) });
  expect(await read('a.pdf', 'no pdf')).toEqual(refusal('not a PDF'));
  expect(await read('a.pdf', pdfOf([['']]))).toEqual(refusal('no text'));
  expect(await read('a.txt', new Uint8Array([65, 0, 66]))).toEqual(refusal('not text'));
  expect(await read('a.txt', ' \n ')).toEqual(refusal('empty'));
  expect(await read('a.txt', 'word '.repeat(400_000))).toEqual(refusal('too long'));
  const broken = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5000, 7)]);
  expect(await readDocumentInThread({ name: 'a.pdf', bytes: new Uint8Array(broken) })).toEqual(
    refusal('cannot be read'),
  );
});

test('CW-22 a document that takes too long is given up', async () => {
  const bytes = pdfOf(Array.from({ length: 250 }, (_, i) => [`Line ${i} of it.`]));
  expect(await readDocumentInThread({ name: 'a.pdf', bytes }, 1)).toEqual({
    refusal: expect.stringContaining('too complex'),
  });
});

test('a text in an older encoding is read as it was meant', async () => {
  expect(await read('a.txt', Buffer.from('Größe und Maß der Decken stehen hier.', 'latin1'))).toEqual({
    passages: [{ headings: [], text: 'Größe und Maß der Decken stehen hier.' }],
  });
});
