import { expect, test } from 'vitest';
import { ownAnswerShops } from './own-answer-questions.ts';

test('every answer stands with questions that it answers and near ones, and none is both', () => {
  const lines = ownAnswerShops(15).flat();
  const faulty = lines.filter(
    ({ question, answer, same, near }) =>
      question === '' ||
      answer === '' ||
      same.length < 4 ||
      near.length < 4 ||
      [...same, ...near].some((one) => one.trim() === '') ||
      same.some((one) => near.includes(one)),
  );
  expect(faulty.map(({ question }) => question)).toEqual([]);
  expect(lines.length).toBeGreaterThan(1_500);
});
