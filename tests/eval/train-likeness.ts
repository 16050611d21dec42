/**
 * Learns how alike two questions are and measures groups made by it: `node tests/eval/train-likeness.ts [--write]`. BANKING77's test messages,
 * 20 intents mixed; weights come from other intents than those that are grouped. Pairwise F1 of the groups, beside k-means on TF-IDF.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  createQuestionReader,
  likenessBy,
  likenessFile,
  likenessRow,
} from '../../server/src/evidence/question-likeness.ts';
import type { LikenessWeights, ReadQuestion } from '../../server/src/evidence/question-likeness.ts';
import { groupQuestions } from '../../server/src/evidence/group-questions.ts';
import { createAlikeGroups } from '../../server/src/features/open-questions/domain/alike-groups.ts';
import { dataPath } from './eval-data.ts';
import { kMeansGroups } from './k-means.ts';

interface Message {
  text: string;
  label: string;
}

const intentsDrawn = 20;
const draws = 10;
const likeKept = 0.35;
const unlikeKept = 0.02;
const rounds = 400;
const pace = 0.5;
const shrink = 1e-4;

const messages: Message[] = readFileSync(dataPath('banking77', 'queries.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const intents = [...new Set(messages.map(({ label }) => label))];

interface Example {
  row: number[];
  alike: boolean;
  weight: number;
}

/** Pairs of one mix of intents, the many unlike ones thinned and weighed up again. */
function pairsOf(mixed: readonly Message[], random: () => number, hasVectors: boolean): Example[] {
  const read = createQuestionReader(
    mixed.map(({ text }) => text),
    'en',
  );
  const asked = mixed.map(({ text }) => (hasVectors ? read(text) : withoutVectors(read(text))));
  const examples: Example[] = [];
  for (const [at, one] of asked.entries()) {
    for (let before = 0; before < at; before++) {
      const other = asked[before];
      const alike = mixed[at]?.label === mixed[before]?.label;
      const kept = alike ? likeKept : unlikeKept;
      if (other !== undefined && random() < kept)
        examples.push({ row: likenessRow(one, other), alike, weight: 1 / kept });
    }
  }
  return examples;
}

/** As a language without word vectors is read. */
const withoutVectors = (question: ReadQuestion): ReadQuestion => ({
  ...question,
  language: 'en-x-plain',
  sense: null,
  telling: question.telling.map(({ word, weight }) => ({ word: { ...word, vector: -1 }, weight })),
});

/** Logistic regression by Adagrad. */
function learn(examples: readonly Example[]): number[] {
  const size = examples[0]?.row.length ?? 0;
  const whole = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = Array.from({ length: size }, () => 0);
  const paces = Array.from({ length: size }, () => 1e-8);
  for (let round = 0; round < rounds; round++) {
    const slope = Array.from({ length: size }, () => 0);
    for (const { row, alike, weight } of examples) {
      const fault = (likenessBy(weights, row) - (alike ? 1 : 0)) * (weight / whole);
      for (let at = 0; at < size; at++) slope[at] = (slope[at] ?? 0) + fault * (row[at] ?? 0);
    }
    for (let at = 0; at < size; at++) {
      const step = (slope[at] ?? 0) + shrink * (weights[at] ?? 0);
      paces[at] = (paces[at] ?? 0) + step ** 2;
      weights[at] = (weights[at] ?? 0) - (pace * step) / Math.sqrt(paces[at] ?? 1);
    }
  }
  return weights.map((weight) => Number(weight.toFixed(4)));
}

function pairwiseF1(groups: readonly number[], labels: readonly string[]): number {
  let both = 0;
  let grouped = 0;
  let alike = 0;
  for (let at = 0; at < labels.length; at++) {
    for (let before = 0; before < at; before++) {
      const isGrouped = groups[at] === groups[before];
      const isAlike = labels[at] === labels[before];
      if (isGrouped) grouped += 1;
      if (isAlike) alike += 1;
      if (isGrouped && isAlike) both += 1;
    }
  }
  return (2 * both) / (grouped + alike);
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
}

function drawn(from: readonly string[], random: () => number): string[] {
  const left = [...from];
  return Array.from({ length: intentsDrawn }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '');
}

const mixOf = (chosen: readonly string[]) => messages.filter(({ label }) => chosen.includes(label));

function learnFrom(others: readonly string[], random: () => number): LikenessWeights {
  const mixes = [drawn(others, random), drawn(others, random)].map(mixOf);
  const [withVectors = [], plain = []] = [true, false].map((hasVectors) =>
    learn(mixes.flatMap((mix) => pairsOf(mix, random, hasVectors))),
  );
  return { withVectors, withoutVectors: plain };
}

/** Each as it comes, in a drawn order, as the open questions are grouped. @returns the group of each */
async function groupsAsTheyCome(mix: readonly Message[], weights: number[], random: () => number): Promise<number[]> {
  const alike = createAlikeGroups('en', (a, b) => likenessBy(weights, likenessRow(a, b)));
  let groups: { at: number; members: number[]; texts: string[] }[] = [];
  const cameAt = new Map<number, number>();
  const order = mix.map((_, at) => ({ at, key: random() })).sort((one, other) => one.key - other.key);
  for (const { at } of order) {
    const text = mix[at]?.text ?? '';
    const found = await alike.groupOf(groups, text);
    const group = found ?? { at, members: [], texts: [] };
    cameAt.set(at, cameAt.size);
    group.members.unshift(at);
    group.texts.unshift(text);
    const others = groups.filter((one) => one !== group);
    const { united, moved } = await alike.drawnTo(group, others);
    const joining = moved.flatMap(({ from, texts }) =>
      from.members.filter((member) => texts.includes(mix[member]?.text ?? '')),
    );
    for (const { from, texts } of moved) {
      from.members = from.members.filter((member) => !joining.includes(member));
      from.texts = from.texts.filter((one) => !texts.includes(one));
    }
    const members = [...group.members, ...united.flatMap((one) => one.members), ...joining];
    group.members = members.toSorted((one, other) => (cameAt.get(other) ?? 0) - (cameAt.get(one) ?? 0));
    group.texts = group.members.map((member) => mix[member]?.text ?? '');
    groups = [group, ...others.filter((one) => !united.includes(one) && one.members.length > 0)];
  }
  const groupOf = mix.map(() => -1);
  for (const { at, members } of groups) for (const member of members) groupOf[member] = at;
  return groupOf;
}

const shares = { ours: 0, plain: 0, oneByOne: 0, kMeans: 0 };
for (let draw = 1; draw <= draws; draw++) {
  const random = randomFrom(draw);
  const chosen = drawn(intents, random);
  const weights = learnFrom(
    intents.filter((intent) => !chosen.includes(intent)),
    random,
  );
  const mix = mixOf(chosen);
  const labels = mix.map(({ label }) => label);
  const read = createQuestionReader(
    mix.map(({ text }) => text),
    'en',
  );
  const asked = mix.map(({ text }) => read(text));
  const by = (chosenWeights: number[]) => (a: ReadQuestion, b: ReadQuestion) =>
    likenessBy(chosenWeights, likenessRow(a, b));
  shares.ours += pairwiseF1(groupQuestions(asked, by(weights.withVectors)), labels) / draws;
  shares.plain += pairwiseF1(groupQuestions(asked.map(withoutVectors), by(weights.withoutVectors)), labels) / draws;
  shares.oneByOne += pairwiseF1(await groupsAsTheyCome(mix, weights.withVectors, randomFrom(draw)), labels) / draws;
  shares.kMeans += pairwiseF1(kMeansGroups(asked, intentsDrawn, random), labels) / draws;
}
console.log(`pairwise F1 of ${intentsDrawn} intents mixed, mean of ${draws} draws whose intents the weights never saw`);
for (const [name, share] of Object.entries(shares)) console.log(`${name.padEnd(8)} ${share.toFixed(3)}`);

if (process.argv.includes('--write')) {
  const weights = learnFrom(intents, randomFrom(draws + 1));
  writeFileSync(likenessFile, `${JSON.stringify(weights, null, 2)}\n`);
}
