import { expect, test } from 'vitest';
import { withDraft } from './draft.ts';

const values = { name: 'Mia', tags: ['a'] };

test('a draft stands in the place of what was saved', () => {
  expect(withDraft(values, { name: 'Leo', tags: ['a', 'b'] })).toEqual({ name: 'Leo', tags: ['a', 'b'] });
});

test.each([
  [null],
  ['text'],
  [[]],
  [{ other: 'x' }],
  [{ name: 7 }],
  [{ tags: [7] }],
  [{ tags: 'a' }],
  [{ toString: 'x' }],
])('what does not fit the form is left out: %j', (draft) => {
  expect(withDraft(values, draft)).toEqual(values);
});
