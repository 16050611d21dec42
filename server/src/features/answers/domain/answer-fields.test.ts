import { expect, test } from 'vitest';
import { answersAsTable, readAnswers } from './answer-fields.ts';

const plainOf = (name: string, text: string) =>
  readAnswers(name, text).answers.map(({ line, questions, text: answer }) => ({ line, questions, answer }));

test('a table is read by its column names, whatever its separator', () => {
  const answers = [
    { line: 2, questions: ['Do you wrap gifts?', 'Gift wrap?'], answer: 'Yes, for 4 EUR.' },
    { line: 4, questions: ['Where are you?'], answer: 'In Graz, at the "old" mill.' },
  ];
  const comma =
    'question,answer\n"Do you wrap gifts?\nGift wrap?","Yes, for 4 EUR."\nWhere are you?,"In Graz, at the ""old"" mill."\n';
  expect(plainOf('a.csv', comma)).toEqual(answers);
  expect(plainOf('a.csv', `\uFEFF${comma.replaceAll('\n', '\r\n')}`)).toEqual(answers);
  expect(plainOf('a.csv', 'Antwort;Frage\nJa.;Geht das?')).toEqual([
    { line: 2, questions: ['Geht das?'], answer: 'Ja.' },
  ]);
  expect(plainOf('a.csv', 'Is it blue?,Yes\n')).toEqual([{ line: 1, questions: ['Is it blue?'], answer: 'Yes' }]);
});

test('what is no answer is told with its line', () => {
  const { answers, skipped } = readAnswers('a.csv', 'question,answer\n,Yes\nIs it?,\n\nIs it red?,No\n');
  expect(answers).toHaveLength(1);
  expect(skipped).toEqual([
    { line: 2, why: 'There is no question.' },
    { line: 3, why: 'There is no answer.' },
  ]);
});

test('a last day is read from a column as the form calls it, and from the line below an answer', () => {
  expect(readAnswers('a.csv', 'question,answer,told until\nIs it red?,No,2027-01-31\n').answers[0]).toMatchObject({
    validUntil: '2027-01-31',
  });
  expect(readAnswers('a.md', '## Is there a market?\nYes, in the yard.\nValid until: 2027-01-31\n').answers).toEqual([
    { line: 1, questions: ['Is there a market?'], text: 'Yes, in the yard.', validUntil: '2027-01-31' },
  ]);
});

test('a column that is not known is said to be left out', () => {
  const { answers, skipped } = readAnswers('a.csv', 'question,answer,owner\nIs it red?,No,Ann\n');
  expect(answers).toHaveLength(1);
  expect(skipped).toEqual([{ line: 1, why: 'The column “owner” is not read.' }]);
});

test('headings, labels and plain questions of a text are read with the lines below them', () => {
  const text = `Our questions

# Delivery

## How long does it take?
Three days.

- Islands: a week

## Do you deliver abroad?
### To Norway?
Yes.
# Notes
`;
  expect(plainOf('faq.md', text)).toEqual([
    { line: 5, questions: ['How long does it take?'], answer: 'Three days.\n\n- Islands: a week' },
    { line: 10, questions: ['Do you deliver abroad?', 'To Norway?'], answer: 'Yes.' },
  ]);
  expect(readAnswers('faq.md', text).skipped).toEqual([{ line: 1, why: 'There is no question above this.' }]);
  expect(plainOf('faq.txt', 'Q: Gift cards\nA: From 10 EUR.\nQ: Repairs\nA: We mend all we made.')).toEqual([
    { line: 1, questions: ['Gift cards'], answer: 'From 10 EUR.' },
    { line: 3, questions: ['Repairs'], answer: 'We mend all we made.' },
  ]);
});

test('what is exported is read again as it was, and opens as no formula in a spreadsheet', () => {
  const answers = [
    { questions: ['=1+1?', 'a "b", c?'], text: '-5 °C\nand more', pageUrl: 'https://shop.example/x', validUntil: null },
  ];
  const table = answersAsTable(answers);
  expect(table).not.toMatch(/(?:^|,)"?[=+\-@]/m);
  expect(readAnswers('a.csv', table).answers).toMatchObject([
    { questions: ['=1+1?', 'a "b", c?'], text: '-5 °C\nand more', pageUrl: 'https://shop.example/x', validUntil: null },
  ]);
});

test('a file of many lines is read in time that grows with it', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `Question ${i}?,Answer ${i}`).join('\n');
  const { answers, skipped } = readAnswers('a.csv', rows);
  expect(answers).toHaveLength(2000);
  expect(skipped[0]?.why).toContain('2000');
});
