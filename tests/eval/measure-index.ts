/** What an index weighs and how soon it answers: passages of 100 words, put together from the sentences of real texts. */
import { splitSentences } from '../../server/src/search/best-quote.ts';
import { buildIndex } from '../../server/src/search/build-index.ts';
import { loadIndex } from '../../server/src/search/load-index.ts';
import type { LabelledSet } from './labelled-set.ts';
import { passageOf } from './passage-of.ts';
import { percentile } from './ranking-metrics.ts';

const sentencesAPassage = 4;
const searched = 16;

export interface IndexFigures {
  megabytes: number;
  buildMs: number;
  p95Ms: number;
}

export function indexOfSize(set: LabelledSet, count: number): IndexFigures {
  const sentences = set.documents.flatMap(({ text }) => splitSentences(text, 'en'));
  const chance = createChance();
  const passages = Array.from({ length: count }, (_, at) =>
    passageOf({
      id: String(at),
      title: '',
      text: Array.from(
        { length: sentencesAPassage },
        () => sentences[Math.floor(chance() * sentences.length)] ?? '',
      ).join(' '),
      scope: null,
      label: null,
      article: null,
    }),
  );
  const startedAt = performance.now();
  const bytes = buildIndex({ passages, products: [] });
  const buildMs = performance.now() - startedAt;
  const index = loadIndex(bytes);
  const ask = (text: string) => {
    const askedAt = performance.now();
    index.searchPassages(text, searched);
    return performance.now() - askedAt;
  };
  for (const { text } of set.queries) ask(text);
  return {
    megabytes: bytes.byteLength / 1e6,
    buildMs,
    p95Ms: percentile(
      set.queries.map(({ text }) => ask(text)),
      0.95,
    ),
  };
}

/** The same numbers on every run. */
function createChance(): () => number {
  let seed = 7;
  return () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 2 ** 32;
  };
}
