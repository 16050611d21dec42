/** Questions whose answering statements are known, from every labelled set beside the project. */
import { buildIndex } from '../../server/src/search/build-index.ts';
import { evidenceQuestion } from '../../server/src/evidence/evidence-question.ts';
import type { EvidenceQuestion, FoundPassage } from '../../server/src/evidence/evidence-question.ts';
import { loadIndex } from '../../server/src/search/load-index.ts';
import type { Passage, SearchIndex } from '../../server/src/search/documents.ts';
import type { LabelledSet } from './labelled-set.ts';
import { passageOf } from './passage-of.ts';
import type { ProductQuestion } from './product-questions.ts';

export interface EvidenceExample {
  set: string;
  /** what is held out together: a shop, an article, a product */
  group: string;
  question: EvidenceQuestion;
  found: FoundPassage[];
  /** null where nobody judged */
  isRight: (statement: string, passage: Passage) => boolean | null;
  /** an answer stands somewhere in what was searched */
  isAnswerable: boolean;
}

const passagesFound = 16;

export const indexOf = (passages: Passage[]): SearchIndex => loadIndex(buildIndex({ passages, products: [] }));

export const foundIn = (index: SearchIndex, passages: readonly Passage[], text: string): FoundPassage[] =>
  index.searchPassages(text, passagesFound).flatMap(({ position, score, coverage }) => {
    const document = passages[position];
    return document === undefined ? [] : [{ document, score, coverage }];
  });

export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A third of the articles is in no training: what is measured on them is what was not learned from them. */
export const isKeptApart = ({ article }: { article: number | null }): boolean => (article ?? 0) % 3 === 2;

/** Each question that is not kept apart twice: with its article among what is searched, and with half of the articles, its own among those that are not. */
export function articleExamples(
  { name, documents, queries }: LabelledSet,
  { language, step }: { language: string; step: number },
): EvidenceExample[] {
  const halves = [0, 1].map((half) => {
    const kept = documents.filter(({ article }) => (article ?? 0) % 2 === half).map(passageOf);
    return { kept, index: indexOf(kept) };
  });
  const all = documents.map(passageOf);
  const index = indexOf(all);
  return queries.flatMap(({ text, answers, article }, at) => {
    if (at % step !== 0 || isKeptApart({ article })) return [];
    const question = evidenceQuestion(text, language);
    const spans = answers.map(plain);
    const half = halves[((article ?? 0) + 1) % 2];
    const group = `article ${article}`;
    return [
      {
        set: name,
        group,
        question,
        found: foundIn(index, all, text),
        isAnswerable: true,
        isRight: (statement: string) => spans.some((span) => plain(statement).includes(span)),
      },
      {
        set: name,
        group,
        question,
        found: half === undefined ? [] : foundIn(half.index, half.kept, text),
        isAnswerable: false,
        isRight: () => false,
      },
    ];
  });
}

/** Shoppers' questions about one product, asked of its own lines, of all lines, and of the lines of other products alone. */
export function productExamples(set: string, questions: readonly ProductQuestion[]): EvidenceExample[] {
  const lines = new Map<string, { product: string; passage: Passage }>();
  for (const { product, candidates } of questions) {
    for (const { text } of candidates) {
      const id = `${product} ${text}`;
      lines.set(id, { product, passage: passageOf({ id, title: '', text, scope: null, label: null, article: null }) });
    }
  }
  const byProduct = Map.groupBy(lines.values(), ({ product }) => product);
  const indexes = new Map(
    [...byProduct].map(([product, own]) => [product, indexOf(own.map(({ passage }) => passage))]),
  );
  return questions.flatMap(({ product, text, candidates }) => {
    const own = (byProduct.get(product) ?? []).map(({ passage }) => passage);
    const index = indexes.get(product);
    if (index === undefined) return [];
    const judged = new Map(candidates.map((candidate) => [plain(candidate.text), candidate.isRight]));
    const isRight = (_: string, passage: Passage) => judged.get(plain(passage.text)) ?? null;
    const found = foundIn(index, own, text);
    // a line that shares no word with the question is no less judged
    const rest = own
      .filter((passage) => !found.some(({ document }) => document === passage))
      .slice(0, Math.max(0, passagesFound - found.length))
      .map((document) => ({ document, score: 0, coverage: 0 }));
    return [
      {
        set,
        group: product,
        question: evidenceQuestion(text, 'en'),
        found: [...found, ...rest],
        isAnswerable: candidates.some((candidate) => candidate.isRight),
        isRight,
      },
      // as the page of the product that is talked about
      {
        set: `${set}, of it`,
        group: product,
        question: evidenceQuestion(text, 'en', product),
        found: own.slice(0, passagesFound).map((document) => ({ document, score: 1, coverage: 1 })),
        isAnswerable: candidates.some((candidate) => candidate.isRight),
        isRight,
      },
    ];
  });
}
