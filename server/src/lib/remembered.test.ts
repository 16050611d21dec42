import { expect, test } from 'vitest';
import { keptByText } from './remembered.ts';

function counted(limits: { texts: number; length: number }) {
  const asked: string[] = [];
  const read = keptByText((text, language) => {
    asked.push(`${language}:${text}`);
    return text.length;
  }, limits);
  return { read, asked };
}

test('a text is read once a language', () => {
  const { read, asked } = counted({ texts: 10, length: 10 });
  expect([read('wool', 'en'), read('wool', 'en'), read('wool', 'de')]).toEqual([4, 4, 4]);
  expect(asked).toEqual(['en:wool', 'de:wool']);
});

test('long texts are not kept, and no more than so many', () => {
  const { read, asked } = counted({ texts: 2, length: 4 });
  for (const text of ['longer', 'longer', 'a', 'b', 'a', 'c', 'a']) read(text);
  expect(asked).toEqual([':longer', ':longer', ':a', ':b', ':c', ':a']);
});
