/**
 * Whether an owner's answer is told to other wordings of its question, and to none that it does not answer: `node
 * tests/eval/measure-own-answers.ts`. 40 answers with two rewordings each and 40 questions that no answer is for, all of our own writing;
 * every answer is known at once. Then how long a question takes among 3,000 wordings.
 */
import { readFileSync } from 'node:fs';
import { createAnswerMatcher } from '../../server/src/features/answers/domain/match-answer.ts';
import type { KnownAnswer } from '../../server/src/features/answers/domain/match-answer.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const rows = readFileSync(new URL('own-answers.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const taught = rows.filter(([kind]) => kind === 'answer').map(([, ...wordings]) => wordings);
const others = rows.filter(([kind]) => kind === 'none').map(([, question = '']) => question);

const answerTo = (questions: readonly string[], at: number): KnownAnswer => ({
  id: `ans_${at}`,
  questions,
  text: 'It is as we say.',
  pageUrl: null,
  validUntil: null,
});
const asked = (text: string) => ({
  text,
  language: 'en',
  asked: text,
  shopLanguage: 'en',
  products: [],
  isFollowUp: false,
});

const match = createAnswerMatcher(
  taught.map(([question = ''], at) => answerTo([question], at)),
  'en',
  () => new Date(),
);
const told = { right: 0, wrong: 0, none: 0 };
for (const [at, [question = '', ...rewordings]] of taught.entries()) {
  for (const text of rewordings) {
    const found = match(asked(text));
    if (found?.id === `ans_${at}`) told.right += 1;
    else if (found === null) told.none += 1;
    else told.wrong += 1;
    if (found?.id !== `ans_${at}`) say(`  “${text}” for “${question}”: ${found?.id ?? 'none'}`);
  }
}
const falsely = others.filter((text) => match(asked(text)) !== null);
for (const text of falsely) say(`  falsely: “${text}”: ${match(asked(text))?.id}`);
say(`rewordings: ${told.right} told the right answer, ${told.wrong} another, ${told.none} none`);
say(`of ${others.length} questions that no answer is for, ${falsely.length} were told one`);

const messages = [...taught.flat(), ...others];
const many = Array.from({ length: 3000 }, (_, at) => `${messages[at % messages.length]} ${at % 97} ${at}`);
const amongMany = createAnswerMatcher([answerTo(many, 0)], 'en', () => new Date());
const times = messages.map((text) => {
  const beganAt = performance.now();
  amongMany(asked(`${text} please`));
  return performance.now() - beganAt;
});
say(
  `among ${many.length} wordings: median ${times.toSorted((a, b) => a - b)[times.length >> 1]?.toFixed(1)} ms a question`,
);
