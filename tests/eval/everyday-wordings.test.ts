/**
 * Customers' wordings of what shops are asked most, that nothing was mended by: how many are read as what they ask. Each language's table was
 * written before it was known how they are read, and halved by chance; the other half was mended by.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spelledOut } from '../../server/src/dialogue/everyday-spelling.ts';
import { intentOf } from '../../server/src/dialogue/intent.ts';
import { usualQuestion } from '../../server/src/features/answering/domain/usual-question.ts';
import { packOf } from '../../server/src/languages/packs.ts';

/** the share that was reached, and how many are read as something else */
const floors: [language: string, right: number, otherwise: number][] = [
  ['id', 0.65, 0],
  ['de', 0.6, 2],
  ['en', 0.63, 0],
  ['fr', 0.52, 0],
  ['es', 0.57, 2],
  ['it', 0.58, 0],
  ['nl', 0.53, 5],
  ['pt', 0.64, 0],
];

const questionsOf = (language: string): Record<string, string> => ({ ...packOf(language)?.usual?.questions });

/** Trouble and orders of one's own go to people. */
const isOfPeople = (topic: string, text: string, language: string): boolean =>
  ['order_status', 'damaged_item'].includes(topic) && ['order', 'complaint'].includes(intentOf(text, language));

test.each(floors)('%s', (language, least, most) => {
  const rows = readFileSync(path.join(import.meta.dirname, 'everyday-wordings', `${language}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const questions = questionsOf(language);
  const read = rows.map(([topic = '', wording = '']) => {
    const text = spelledOut(wording, language);
    const question = usualQuestion(text, language);
    const isRight = isOfPeople(topic, text, language) || (question !== null && question === questions[topic]);
    return { wording, isRight, isOther: !isRight && question !== null };
  });
  const right = read.filter(({ isRight }) => isRight).length / rows.length;
  const otherwise = read.filter(({ isOther }) => isOther).map(({ wording }) => wording);
  expect(right).toBeGreaterThanOrEqual(least);
  expect(otherwise.length, otherwise.join('\n')).toBeLessThanOrEqual(most);
});
