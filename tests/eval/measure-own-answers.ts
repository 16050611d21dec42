/**
 * Whether an owner's answer is told to other wordings of its question, and to none that it does not answer: `node
 * tests/eval/measure-own-answers.ts`. Sets of our own writing, put to the example shop with all answers of the set known at once: 40
 * answers and 40 questions that its pages answer, 30 answers of other trades with 58 questions close to them that none answers, and 20 and
 * 10 answers with two questions each that are theirs but for one word; then what owners met and what a stranger wrote, 14 answers with
 * words of one meaning, and ten that are asked for in German and Indonesian. Those ten and these 14 in files named `held` are a check: of
 * them only figures are told. The taught questions and those that none is for are put among other sentences too. Then how long a question
 * takes among 3,000 wordings.
 */
import { readFileSync } from 'node:fs';
import { prepareQuestion } from '../../server/src/features/answering/prepare-question.ts';
import type { KnownAnswer } from '../../server/src/features/answers/domain/likely-answer.ts';
import { createAnswerMatcher } from '../../server/src/features/answers/domain/match-answer.ts';
import { exampleShopHost, exampleShopPages, knowledgeOf, readDocuments } from './shop-knowledge.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const rowsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const shop = knowledgeOf(exampleShopHost, await readDocuments(exampleShopPages()));
const contacts = { mail: '', phone: '', whatsApp: '' };
const visit = {
  history: [],
  brand: { name: 'Hearth & Loom', offer: [], tone: '', contacts },
  instructions: null,
  path: null,
};

const answerTo = (questions: readonly string[], text: string, at: number): KnownAnswer => {
  return { id: `ans_${at}`, questions, text, pageUrl: null, validUntil: null };
};

const amongOthers: readonly ((question: string) => string)[] = [
  (question) => `${question} Thank you so much in advance, have a nice day`,
  (question) => `I'm looking for a present for my mum. ${question}`,
  (question) => `${question} I am in a hurry.`,
  (question) => `I couldn't find it on your site. ${question}`,
  (question) => `Good morning, my name is Anna. ${question}`,
];

/** @param isRead false for a set whose questions are a check: only its figures are told */
async function measure(file: string, isRead: boolean): Promise<string[]> {
  const tell = isRead ? say : () => {};
  const rows = rowsOf(file);
  const taught = rows.flatMap(([kind, question = '', one = '', other = '', text = '']) =>
    kind === 'answer' ? [{ question, rewordings: [one, other], text }] : [],
  );
  const others = rows.flatMap(([kind, question = '']) => (kind === 'none' ? [question] : []));
  const match = createAnswerMatcher(
    taught.map(({ question, text }, at) => answerTo([question], text, at)),
    'en',
    () => new Date(),
  );
  const knowledge = {
    ...shop,
    nearTo: null,
    answerTo: (asked: Parameters<typeof match>[0]) => Promise.resolve(match(asked)),
  };
  const foundFor = async (text: string): Promise<string | null> => {
    const { parts } = await prepareQuestion(knowledge, { ...visit, text });
    return parts.find(({ ownAnswer }) => ownAnswer !== null)?.ownAnswer?.id ?? null;
  };
  const told = { right: 0, wrong: 0, none: 0, falsely: 0 };
  for (const [at, { question, rewordings }] of taught.entries()) {
    for (const text of rewordings) {
      const found = await foundFor(text);
      if (found === `ans_${at}`) told.right += 1;
      else if (found === null) told.none += 1;
      else told.wrong += 1;
      if (found !== `ans_${at}`) tell(`  “${text}” for “${question}”: ${found ?? 'none'}`);
    }
  }
  for (const text of others) {
    const found = await foundFor(text);
    if (found !== null) told.falsely += 1;
    if (found !== null) tell(`  falsely: “${text}”: ${found}`);
  }
  const among = { told: 0, falsely: 0 };
  for (const put of amongOthers) {
    for (const [at, { question }] of taught.entries())
      if ((await foundFor(put(question))) === `ans_${at}`) among.told += 1;
    for (const text of others) {
      const found = await foundFor(put(text));
      if (found !== null && found !== (await foundFor(text))) among.falsely += 1;
    }
  }
  say(`${file}: ${told.right} rewordings told the right answer, ${told.wrong} another, ${told.none} none`);
  say(`of ${others.length} questions that no answer is for, ${told.falsely} were told one`);
  const put = amongOthers.length;
  say(`among other sentences ${among.told} of ${taught.length * put} taught questions were told theirs`);
  say(`and ${among.falsely} of ${others.length * put} that none is for were told one that they are not told alone`);
  return [...taught.flatMap(({ question, rewordings }) => [question, ...rewordings]), ...others];
}

const sets = [
  'own-answers.tsv',
  'near-answers.tsv',
  'other-things.tsv',
  'other-things-held.tsv',
  'owners-things.tsv',
  'owners-near.tsv',
  'owners-walk.tsv',
  'strangers-near.tsv',
  'concepts-held.tsv',
  'other-languages.tsv',
];
const messages: string[] = [];
for (const file of sets) messages.push(...(await measure(file, !file.includes('held'))));
const many = Array.from({ length: 3000 }, (_, at) => `${messages[at % messages.length]} ${at % 97} ${at}`);
const amongMany = createAnswerMatcher([answerTo(many, 'It is as we say.', 0)], 'en', () => new Date());
const times = messages.map((message) => {
  const text = `${message} please`;
  const beganAt = performance.now();
  amongMany({ text, language: 'en', asked: text, shopLanguage: 'en', products: [], isFollowUp: false });
  return performance.now() - beganAt;
});
say(
  `among ${many.length} wordings: median ${times.toSorted((a, b) => a - b)[times.length >> 1]?.toFixed(1)} ms a question`,
);
