import { expect, test } from 'vitest';
import { parseDraft, withDraft } from './form.tsx';

const saved = { name: 'Mia', tags: ['a'] };
const begin = (values: Record<string, unknown>, base: Record<string, unknown> = saved) =>
  withDraft(saved, { values, base });

test('a draft stands in the place of what was saved', () => {
  const values = { name: 'Leo', tags: ['a', 'b'] };
  expect(begin(values)).toEqual({ values, overtaken: {} });
});

test('a draft hides nothing that was saved after it: that stands, and what was typed is told', () => {
  expect(begin({ name: 'Leo', tags: ['a', 'b'] }, { name: 'Tom', tags: ['a'] })).toEqual({
    values: { name: 'Mia', tags: ['a', 'b'] },
    overtaken: { name: 'Leo' },
  });
  expect(begin({ name: 'Mia', tags: ['a'] }, { name: 'Tom', tags: ['a'] })).toEqual({ values: saved, overtaken: {} });
});

test('what was not touched comes as it is saved now', () => {
  const typed = { name: 'Tom', tags: ['a', 'b'] };
  expect(begin(typed, { name: 'Tom', tags: ['a'] })).toEqual({
    values: { name: 'Mia', tags: ['a', 'b'] },
    overtaken: {},
  });
});

test.each([[{ other: 'x' }], [{ name: 7 }], [{ tags: [7] }], [{ tags: 'a' }], [{ toString: 'x' }]])(
  'what does not fit the form is left out: %j',
  (values) => {
    expect(begin(values)).toEqual({ values: saved, overtaken: {} });
  },
);

test.each([[null], ['text'], [[]], [{ values: null, base: {} }], [{ name: 'Leo' }]])('%j is no draft', (kept) => {
  expect(parseDraft(kept)).toBe(null);
});
