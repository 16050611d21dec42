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
    const united = await alike.unitedWith(group, others);
    const members = [...group.members, ...united.flatMap((one) => one.members)];
    group.members = members.toSorted((one, other) => (cameAt.get(other) ?? 0) - (cameAt.get(one) ?? 0));
    group.texts = group.members.map((member) => mix[member]?.text ?? '');
    groups = [group, ...others.filter((one) => !united.includes(one))];
  }
  const groupOf = mix.map(() => -1);
  for (const { at, members } of groups) for (const member of members) groupOf[member] = at;
  return groupOf;
}


const res: Record<string, number[]> = {};
for (let draw = 1; draw <= 10; draw++) {
  const random = randomFrom(draw);
  const chosen = drawn(intents, random);
  const weights = learnFrom(intents.filter((intent) => !chosen.includes(intent)), random).withVectors;
  const mix = mixOf(chosen);
  const labels = mix.map(({ label }) => label);
  const n = mix.length;
  const orderRandom = randomFrom(draw);
  const order = mix.map((_, at) => ({ at, key: orderRandom() })).sort((x, y) => x.key - y.key).map(({ at }) => at);
  const stages: { from: number; asked: ReadQuestion[]; rows: Map<number, Float64Array> }[] = [];
  let c = 0;
  for (let k = 1; k <= n; k++) if (c === 0 || k > c * 1.25) {
    c = k;
    const read = createQuestionReader(order.slice(0, k).map((at) => mix[at]!.text), 'en');
    stages.push({ from: k, asked: mix.map(({ text }) => read(text)), rows: new Map() });
  }
  const val = (st: (typeof stages)[number], x: number, y: number) => {
    const [a, b] = x < y ? [x, y] : [y, x];
    let row = st.rows.get(a); if (!row) { row = new Float64Array(n).fill(-1); st.rows.set(a, row); }
    if (row[b]! < 0) row[b] = likenessBy(weights, likenessRow(st.asked[a]!, st.asked[b]!));
    return row[b]!;
  };
  const cap = 24;
  for (const join of [0.15]) for (const extra of [0, 0.1, 0.2, 0.4]) for (const merge of [0.18, 0.22, 0.26]) for (const pass of [0, 1]) {
    let groups: number[][] = []; let k = 0;
    for (const at of order) {
      k++;
      const st = stages.findLast(({ from }) => from <= k)!;
      const link = (g: number[], h: number[]) => { const a = g.slice(-cap), b = h.slice(-cap); let s2 = 0; for (const x of a) for (const y of b) s2 += val(st, x, y); return s2 / (a.length * b.length); };
      const need = (size: number) => join + extra / size;
      let best: number[] | null = null; let m = 0;
      for (const g of groups) { const v = link([at], g) - (extra / g.length); if (v >= join && v > m) { m = v; best = g; } }
      let grown: number[];
      if (best) { best.push(at); grown = best; } else { grown = [at]; groups.push(grown); }
      const unite = (grown: number[]) => { let did = false; for (;;) {
        let o: number[] | null = null; let mm = 0;
        for (const g of groups) if (g !== grown) { const v = link(grown, g) - extra / (Math.min(g.length, grown.length) + 1); if (v >= merge && v > mm) { mm = v; o = g; } }
        if (!o) return did;
        did = true;
        groups = groups.filter((g) => g !== o); grown.push(...o);
      } };
      if (pass && st.from === k) for (const g of [...groups]) { if (groups.includes(g)) unite(g); }
      else unite(grown);
      void need;
    }
    const of = Array.from({ length: n }, () => -1);
    groups.forEach((g, i) => g.forEach((x) => (of[x] = i)));
    (res[`extra ${extra} merge ${merge} pass ${pass}`] ??= []).push(pairwiseF1(of, labels));
  }
}
for (const [k, v] of Object.entries(res)) console.log(k, (v.reduce((a, b) => a + b) / v.length).toFixed(3), v.map((x) => x.toFixed(2)).join(' '));
