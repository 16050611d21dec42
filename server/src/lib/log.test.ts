import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reasonOf, toldError } from './log.ts';

const failed = () => {
  const cause = Object.assign(new Error('relation "messages" does not exist'), {
    code: '42P01',
    detail: 'Failing row contains (4111).',
  });
  return new DrizzleQueryError(
    'insert into "messages" values ($1, $2)',
    ['my card is 4111', 'line\n    at 4111'],
    cause,
  );
};

test('R7 a failed statement is told with its text and its cause, without its values', () => {
  const told = toldError(new Error('outer', { cause: failed() }));
  expect(told).toMatchObject({
    type: 'Error',
    message: 'outer',
    cause: {
      statement: 'insert into "messages" values ($1, $2)',
      stack: expect.stringMatching(/^at /),
      cause: { message: 'relation "messages" does not exist', code: '42P01' },
    },
  });
  expect(JSON.stringify([told, toldError(new AggregateError([failed()], '1 of 1 failed'))])).not.toContain('4111');
  expect(reasonOf(failed())).toBe('a statement failed: relation "messages" does not exist');
});

test('other errors keep their words', () => {
  expect(reasonOf(new Error('no luck'))).toBe('no luck');
  expect(reasonOf('no error')).toBe('no error');
  expect(reasonOf(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
  expect(toldError('no error')).toEqual({ type: 'string', message: 'no error' });
});
