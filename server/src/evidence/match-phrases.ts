/** Which of many short phrases a message means: by its words, its letters and its sense, and by what phrases of one answer have in common. */
import { buildIndex } from '../search/build-index.ts';
import type { Passage } from '../search/documents.ts';
import { loadIndex } from '../search/load-index.ts';
import { createPhraseSpace, likenessIn } from './phrase-vectors.ts';
import type { PhraseVector } from './phrase-vectors.ts';

export interface Phrase {
  text: string;
  /** phrases of one label want the same answer; null where nothing is known of it */
  label: string | null;
}

export interface PhraseMatch {
  /** position in the given phrases */
  phrase: number;
  /** 0 to 1; what is enough differs from one collection to another */
  confidence: number;
}

const lookedAt = 20;
/** beside the words themselves, whose best score counts as 1 */
const likenessWeight = 1.5;

/** `isLeftOut` names phrases that are not to be found, to learn what a collection looks like to a stranger. */
export type MatchPhrase = (text: string, isLeftOut?: (phrase: number) => boolean) => PhraseMatch | null;

export function createPhraseMatcher(phrases: readonly Phrase[], language: string): MatchPhrase {
  const index = loadIndex(
    buildIndex({
      passages: phrases.map((phrase, at) => passageOf(phrase, at, language)),
      products: [],
    }),
  );
  const space = createPhraseSpace(
    phrases.map(({ text }) => text),
    language,
  );
  const vectors = phrases.map(({ text }) => space.vectorOf(text));
  const labels = [...new Set(phrases.map(({ label }) => label))];
  const isLabelled = labels.length > 1 && labels.length < phrases.length && !labels.includes(null);
  const wanted = phrases.map(({ label }) => labels.indexOf(label));
  const regression = isLabelled ? trainRegression(vectors, wanted, { labels: labels.length, size: space.size }) : null;
  return (text, isLeftOut = () => false) => {
    const vector = space.vectorOf(text);
    const hits = index.searchPassages(text, lookedAt).filter(({ position }) => !isLeftOut(position));
    const topScore = hits[0]?.score ?? 0;
    const shares = regression?.(vector) ?? null;
    const sureOf = shares === null ? 0 : Math.max(...shares);
    const likeliest = shares?.indexOf(sureOf) ?? -1;
    const known = Math.sqrt(vector.known);
    let best: { phrase: number; rank: number; likeness: number } | null = null;
    for (const { position, score } of hits) {
      const other = vectors[position];
      if (other === undefined) continue;
      const likeness = likenessIn(space, vector, other);
      const own = wanted[position] === likeliest ? sureOf * known : 0;
      const rank = score / topScore + likenessWeight * likeness + own;
      if (best === null || rank > best.rank) best = { phrase: position, rank, likeness };
    }
    if (best === null) return null;
    return { phrase: best.phrase, confidence: (shares === null ? Math.max(0, best.likeness) : sureOf) * known };
  };
}

const passageOf = ({ text }: Phrase, at: number, language: string): Passage => ({
  url: `phrase:${at}`,
  title: '',
  headings: [],
  text,
  language,
  kind: 'page',
  voice: 'shop',
});

const rounds = 80;
const step = 0.5;
/** how far weights are drawn towards 0, for all texts together */
const shrink = 0.03;
const leastFault = 1e-4;

/**
 * Which label a text bears, from texts that bear it: a multinomial regression, trained when it is made.
 * `wanted` holds the label of each vector, counted from 0; the answer is each label's share.
 */
function trainRegression(
  vectors: readonly PhraseVector[],
  wanted: readonly number[],
  { labels, size }: { labels: number; size: number },
): (vector: PhraseVector) => number[] {
  const zeros = () => Array.from({ length: labels }, () => new Float64Array(size));
  const [weights, slopes] = [zeros(), zeros()];
  const paces = zeros().map((pace) => pace.fill(1e-6));
  for (let round = 0; round < rounds; round++) {
    for (const slope of slopes) slope.fill(0);
    for (const [at, vector] of vectors.entries()) {
      const shares = sharesOf(weights, vector);
      for (const [label, slope] of slopes.entries()) {
        const fault = (shares[label] ?? 0) - (label === wanted[at] ? 1 : 0);
        if (Math.abs(fault) > leastFault) addTo(slope, vector, fault);
      }
    }
    for (const [label, slope] of slopes.entries()) follow(weights[label], slope, paces[label], vectors.length);
  }
  return (vector) => sharesOf(weights, vector);
}

function addTo(sum: Float64Array, { places, values }: PhraseVector, factor: number): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    sum[place] = (sum[place] ?? 0) + factor * (values[at] ?? 0);
  }
}

/** A step down the slope, smaller for what has moved much (Adagrad). */
function follow(
  weights: Float64Array | undefined,
  slope: Float64Array,
  paces: Float64Array | undefined,
  count: number,
): void {
  if (weights === undefined || paces === undefined) return;
  for (let at = 0; at < weights.length; at++) {
    const down = ((slope[at] ?? 0) + shrink * (weights[at] ?? 0)) / count;
    const pace = (paces[at] ?? 0) + down * down;
    paces[at] = pace;
    weights[at] = (weights[at] ?? 0) - (step * down) / Math.sqrt(pace);
  }
}

function sharesOf(weights: readonly Float64Array[], { places, values }: PhraseVector): number[] {
  const scores = weights.map((own) => {
    let sum = 0;
    for (let at = 0; at < places.length; at++) sum += (own[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
    return sum;
  });
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}
