/** Everything that is measured, by name: how, where the data must lie, and what the goal is. */
import { evaluateSet } from './evaluate-set.ts';
import { dataPath } from './eval-data.ts';
import { readLabelledSet } from './labelled-set.ts';
import type { LabelledSet } from './labelled-set.ts';
import { abstention, quotedAnswers } from './measure-answers.ts';
import { measureRefusal } from './measure-refusal.ts';
import { articleF1, priceStrings } from './measure-extraction.ts';
import { indexOfSize } from './measure-index.ts';

export interface Figure {
  name: string;
  /** folders of the data beside the project */
  needs: string[];
  goal: number;
  /** a share of mistakes, a size or a time: shown beside its goal, and not held against what was reached */
  lessIsBetter?: true;
  /** quick enough for every change */
  isQuick?: true;
  measure: () => number;
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

const sets = new Map<string, () => LabelledSet>();
function set(name: string): LabelledSet {
  const known = sets.get(name) ?? once(() => readLabelledSet(dataPath(name)));
  sets.set(name, known);
  return known();
}

const firstRight = (name: string) => evaluateSet(set(name)).r1;
const otherLanguages = ['xquad-de', 'xquad-tr', 'xquad-vi', 'xquad-zh'];
const refusing = once(() => abstention(set('xquad-en'), 'en'));
const customers = once(() => measureRefusal(set('hint3-curekart')));
const large = once(() => indexOfSize(set('xquad-en'), 10_000));

export const figures: Figure[] = [
  { name: 'XQuAD en, R@1', needs: ['xquad-en'], goal: 0.945, measure: () => firstRight('xquad-en') },
  {
    name: 'XQuAD, mean R@1 of de, tr, vi, zh',
    needs: otherLanguages,
    goal: 0.91,
    measure: () => otherLanguages.reduce((sum, name) => sum + firstRight(name), 0) / otherLanguages.length,
  },
  { name: 'BANKING77, R@1', needs: ['banking77'], goal: 0.86, measure: () => firstRight('banking77') },
  {
    name: 'HINT3 curekart, R@1 of answerable messages',
    needs: ['hint3-curekart'],
    goal: 0.76,
    isQuick: true,
    measure: () => firstRight('hint3-curekart'),
  },
  {
    name: 'HINT3 curekart, right and not refused',
    needs: ['hint3-curekart'],
    goal: 0.76,
    measure: () => customers()?.rightAndAnswered ?? 0,
  },
  {
    name: 'HINT3 curekart, strangers refused',
    needs: ['hint3-curekart'],
    goal: 0.6,
    measure: () => customers()?.strangersRefused ?? 0,
  },
  {
    name: 'XQuAD en, quoted sentence ±1 holds the answer',
    needs: ['xquad-en'],
    goal: 0.9,
    measure: () => quotedAnswers(set('xquad-en'), 'en'),
  },
  {
    name: 'XQuAD en, answered when half of the articles are unknown',
    needs: ['xquad-en'],
    goal: 0.92,
    measure: () => refusing().coverage,
  },
  {
    name: 'XQuAD en, false answers among them',
    needs: ['xquad-en'],
    goal: 0.05,
    lessIsBetter: true,
    measure: () => refusing().falseAnswers,
  },
  {
    name: 'price strings, exact amount',
    needs: ['price-strings'],
    goal: 0.98,
    isQuick: true,
    measure: () => priceStrings().share,
  },
  { name: 'article extraction, F1', needs: ['article-extraction'], goal: 0.945, measure: articleF1 },
  {
    name: 'MB of an index of 1,000 passages of 100 words',
    needs: ['xquad-en'],
    goal: 0.5,
    lessIsBetter: true,
    measure: () => indexOfSize(set('xquad-en'), 1000).megabytes,
  },
  {
    name: 'query p95 at 10,000 passages, ms',
    needs: ['xquad-en'],
    goal: 2,
    lessIsBetter: true,
    measure: () => large().p95Ms,
  },
  {
    name: 'building the index of 10,000 passages, s',
    needs: ['xquad-en'],
    goal: 10,
    lessIsBetter: true,
    measure: () => large().buildMs / 1000,
  },
];
