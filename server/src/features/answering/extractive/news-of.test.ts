import { describe, expect, test } from 'vitest';
import { newsOf } from './news-of.ts';

describe('newsOf', () => {
  const told = 'Express: parcels leave at noon, for €5.\n\n[More](https://shop.example/a)';
  test('one answer to two questions is told once', () => {
    expect(newsOf('Parcels leave at noon, for €5.\n\n[More](https://shop.example/b)', [told])).toBe('');
    expect(newsOf(told, [])).toBe(told);
  });
  test('what is new stays, and another figure makes another answer', () => {
    const both = 'Express: parcels leave at noon, for €5.\n\nSlow parcels leave on Fridays.';
    expect(newsOf(both, [told])).toBe('Slow parcels leave on Fridays.');
    expect(newsOf('Express: parcels leave at noon, for €9.', [told])).not.toBe('');
  });
});
