/** Which of many short phrases a message means: by its words, its letters and its sense, and by what phrases of one answer have in common. */
import { buildIndex } from '../search/build-index.ts';
import type { Passage } from '../search/documents.ts';
import { loadIndex } from '../search/load-index.ts';
import { createPhraseSpace, likenessIn } from './phrase-vectors.ts';
import { trainRegression } from './phrase-regression.ts';

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
