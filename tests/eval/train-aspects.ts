/**
 * Trains the model of what is asked and told from the examples in `tests/eval/aspects`, and prints how often it is right on a tenth of them that it did not see:
 * `node tests/eval/train-aspects.ts [--on] [--write]`. The shipped model has seen all of them. With `--on` it goes on from the shipped model in small
 * steps: what evidence and choice learned from its numbers still holds, and they need no training of their own.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  aspectDimensions,
  aspectModelFile,
  featureBuckets,
  readAspectModel,
  senseDimensions,
  softmax,
  textFeatures,
  textSense,
  writeAspectModel,
} from '../../server/src/aspects/aspect-model.ts';
import type { AspectModel, Side } from '../../server/src/aspects/aspect-model.ts';
import { aspects } from '../../server/src/aspects/aspects.ts';
import type { Aspect } from '../../server/src/aspects/aspects.ts';
import { vocabularyOf } from '../../server/src/dialogue/shop-words.ts';
import { things } from '../../server/src/languages/things/things.ts';
import { gramHash } from '../../server/src/search/letter-grams.ts';

const { values: given } = parseArgs({ options: { write: { type: 'boolean' }, on: { type: 'boolean' } } });
const folder = path.join(import.meta.dirname, 'aspects');
const goesOn = given.on === true;
const rounds = goesOn ? 4 : 20;
const rate = goesOn ? 0.02 : 0.1;
/** of squared gradients that came before, as it were: small steps from the first on */
const movedBefore = goesOn ? 1 : 1e-4;
/** of a text's features, left out each time it is looked at */
const dropped = 0.35;
const senseDropped = 0.3;
const smoothing = 0.05;
/** a sentence of a page often tells several things: some examples are learned as one with another */
const joined: Record<Side, number> = { ask: 0.05, tell: 0.35 };

/** what is sold says nothing of what is asked: some questions are learned with the name of a thing that they do not hold */
const withThing = 0.15;

interface Example {
  language: string;
  side: Side;
  text: string;
  /** several where the text tells several things */
  labels: number[];
  features: Uint32Array;
  sense: Float64Array | null;
}

const isAspect = (name: string): name is Aspect => (aspects as readonly string[]).includes(name);

function readExamples(): Example[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const language = name.slice(0, 2);
      return readFileSync(path.join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line): Example[] => {
          const [named = '', side, text = ''] = line.split('\t');
          const labels = named.split(',').filter(isAspect);
          if (labels.length === 0 || (side !== 'ask' && side !== 'tell') || text === '') {
            if (line.trim() !== '') console.warn(`${name}: ${line.slice(0, 80)}`);
            return [];
          }
          return [
            {
              language,
              side,
              text,
              labels: labels.map((label) => aspects.indexOf(label)),
              features: textFeatures(text, language),
              sense: textSense(text, language),
            },
          ];
        });
    });
}

function thingNames(language: string): Uint32Array[] {
  const vocabulary = vocabularyOf(language);
  if (vocabulary === null) return [];
  return things
    .flatMap((thing) => (vocabulary.words.get(thing) ?? []).slice(0, 1))
    .map((word) => textFeatures(word, language));
}

/** Numbers that can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Weights {
  values: Float32Array;
  /** sums of squared gradients: what moved much moves less */
  moved: Float32Array;
}

const groupOf = ({ language, side }: Example) => `${language} ${side}`;

const headRow = aspectDimensions + 1;

function train(examples: readonly Example[]): AspectModel {
  const random = createRandom(7);
  const weights = (size: number, spread: number): Weights => ({
    values: Float32Array.from({ length: size }, () => (random() - 0.5) * spread),
    moved: new Float32Array(size).fill(movedBefore),
  });
  const features = weights(featureBuckets * aspectDimensions, 0.2);
  const sense = weights(senseDimensions * aspectDimensions, 0.2);
  const heads = {
    ask: weights(aspects.length * headRow, 0.2),
    tell: weights(aspects.length * headRow, 0.2),
  };
  if (goesOn) {
    const { steps, ...rows } = readAspectModel(shipped);
    const parts = { features, sense, ...heads };
    for (const part of ['features', 'sense', 'ask', 'tell'] as const)
      parts[part].values.set(Float32Array.from(rows[part], (value) => value * steps[part]));
  }
  const peers = Map.groupBy(examples, groupOf);
  const partnerOf = (example: Example) => {
    const own = peers.get(groupOf(example)) ?? [];
    return own[Math.floor(random() * own.length)] ?? null;
  };
  const namesOf = new Map([...new Set(examples.map(({ language }) => language))].map((one) => [one, thingNames(one)]));
  const thingFor = ({ language }: Example): Uint32Array => {
    const names = namesOf.get(language) ?? [];
    return names[Math.floor(random() * names.length)] ?? new Uint32Array();
  };
  const place = new Float32Array(aspectDimensions);
  const back = new Float32Array(aspectDimensions);
  const scores = new Float32Array(aspects.length);
  const move = ({ values, moved }: Weights, at: number, slope: number, pace: number) => {
    moved[at] = (moved[at] ?? 0) + slope * slope;
    values[at] = (values[at] ?? 0) - (pace * slope) / Math.sqrt(moved[at] ?? 1);
  };
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    const pace = rate * (1 - (0.9 * round) / rounds);
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const one of order) {
      const example = examples[one];
      if (example === undefined) continue;
      const partner = random() < joined[example.side] ? partnerOf(example) : null;
      const labels = partner === null ? example.labels : [...new Set([...example.labels, ...partner.labels])];
      const thing = example.side === 'ask' && random() < withThing ? thingFor(example) : [];
      const kept = [...example.features, ...thing, ...(partner?.features ?? [])].filter(() => random() >= dropped);
      if (kept.length === 0) continue;
      const share = 1 / Math.sqrt(kept.length);
      const withSense = partner === null && random() >= senseDropped ? example.sense : null;
      place.fill(0);
      for (const feature of kept)
        for (let d = 0; d < aspectDimensions; d++)
          place[d] = (place[d] ?? 0) + share * (features.values[feature * aspectDimensions + d] ?? 0);
      for (const [at, value] of withSense?.entries() ?? [])
        for (let d = 0; d < aspectDimensions; d++)
          place[d] = (place[d] ?? 0) + value * (sense.values[at * aspectDimensions + d] ?? 0);
      const head = heads[example.side];
      for (let aspect = 0; aspect < aspects.length; aspect++) {
        const from = aspect * headRow;
        let sum = head.values[from + aspectDimensions] ?? 0;
        for (let d = 0; d < aspectDimensions; d++) sum += (place[d] ?? 0) * (head.values[from + d] ?? 0);
        scores[aspect] = sum;
      }
      const likely = softmax(scores);
      back.fill(0);
      for (let aspect = 0; aspect < aspects.length; aspect++) {
        const wanted = (labels.includes(aspect) ? (1 - smoothing) / labels.length : 0) + smoothing / aspects.length;
        const slope = (likely[aspect] ?? 0) - wanted;
        const from = aspect * headRow;
        for (let d = 0; d < aspectDimensions; d++) {
          back[d] = (back[d] ?? 0) + slope * (head.values[from + d] ?? 0);
          move(head, from + d, slope * (place[d] ?? 0), pace);
        }
        move(head, from + aspectDimensions, slope, pace);
      }
      for (const feature of kept)
        for (let d = 0; d < aspectDimensions; d++)
          move(features, feature * aspectDimensions + d, share * (back[d] ?? 0), pace);
      for (const [at, value] of withSense?.entries() ?? [])
        for (let d = 0; d < aspectDimensions; d++) move(sense, at * aspectDimensions + d, value * (back[d] ?? 0), pace);
    }
  }
  const packed = [features, sense, heads.ask, heads.tell].map(({ values }) => pack(values));
  const [f, s, a, t] = packed;
  if (f === undefined || s === undefined || a === undefined || t === undefined) throw new Error('four parts');
  return {
    features: f.rows,
    sense: s.rows,
    ask: a.rows,
    tell: t.rows,
    steps: { features: f.step, sense: s.step, ask: a.step, tell: t.step },
  };
}

const full = 127;

function pack(values: Float32Array): { rows: Int8Array; step: number } {
  const most = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const step = most / full || 1;
  return { rows: Int8Array.from(values, (value) => Math.round(value / step)), step };
}

const shipped = readFileSync(aspectModelFile);
const examples = readExamples();
const startedAt = performance.now();
const isKept = ({ text }: Example) => gramHash(text) % 10 !== 3;
writeFileSync(aspectModelFile, writeAspectModel(train(examples.filter(isKept))));
console.log(`${examples.length} examples, ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
// read as the server reads it
const { aspectsOf } = await import('../../server/src/aspects/aspect-model.ts');
const groups = Map.groupBy(
  examples.filter((one) => !isKept(one)),
  ({ language, side }) => `${language} ${side}`,
);
const missed = new Map<string, number>();
for (const [group, unseen] of groups) {
  const ranks = unseen.map(({ text, language, side, labels }) => {
    const likely = aspectsOf(text, language, side);
    const own = Math.max(...labels.map((label) => likely[label] ?? 0));
    const rank = likely.filter((value) => value > own).length;
    if (rank > 0) {
      const said = aspects[likely.indexOf(Math.max(...likely))];
      const key = `${side}: ${labels.map((label) => aspects[label]).join()} as ${said}`;
      missed.set(key, (missed.get(key) ?? 0) + 1);
    }
    return rank;
  });
  const share = (most: number) => (ranks.filter((rank) => rank <= most).length / ranks.length).toFixed(2);
  console.log(`${group}: ${unseen.length} unseen, first ${share(0)}, among three ${share(2)}`);
}
for (const [key, count] of [...missed].sort(([, a], [, b]) => b - a).slice(0, 25)) console.log(count, key);
writeFileSync(aspectModelFile, given.write === true ? writeAspectModel(train(examples)) : shipped);
