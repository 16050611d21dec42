/** From a question to the passages and products that may answer it. */
import type { Product } from '../../extraction/extracted-page.ts';
import type { Retrieved } from '../../ports/model.ts';
import type { Hit, Passage, SearchIndex } from '../../search/documents.ts';
import { meetsLimits, parseProductQuery } from '../../search/product-query.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import { isFollowUp } from './domain/is-follow-up.ts';
import { namesOnlyLimits } from './domain/names-only-limits.ts';

const passagesMax = 8;
/** more, because pages repeat each other */
const passagesSearched = 16;
const productsMax = 12;
/** searched further when price limits will drop some */
const productsSearched = 60;
/** below this the question alone finds too little, and what was asked before it may say what "it" is */
const weakCoverage = 0.5;

export interface DocumentReader {
  passages(positions: number[]): Promise<Map<number, Passage>>;
  products(positions: number[]): Promise<Map<number, Product>>;
  /** cheapest first, or dearest when asked for */
  productsWithin(asked: ProductQuery, limit: number): Promise<Product[]>;
}

export interface Retrieval {
  passages: Retrieved<Passage>[];
  products: Retrieved<Product>[];
}

export async function retrieve(
  index: SearchIndex,
  documents: DocumentReader,
  text: string,
  previousQuestion: string | null,
): Promise<Retrieval> {
  const asked = parseProductQuery(text);
  const alone = search(index, text, asked.words || text);
  const leans = previousQuestion !== null && isFollowUp(text) && alone.coverage < weakCoverage;
  const together = `${text} ${previousQuestion}`;
  const { passageHits, productHits } = leans ? search(index, together, together) : alone;
  const [passages, products] = await Promise.all([
    documents.passages(passageHits.map((hit) => hit.position)),
    documents.products(productHits.map((hit) => hit.position)),
  ]);
  const found = withoutRepeats(join(passageHits, passages)).slice(0, passagesMax);
  if (namesOnlyLimits(asked)) {
    const within = await documents.productsWithin(asked, productsMax);
    const all = within.map((document) => ({ document, score: 1, coverage: 1 }));
    return { passages: found, products: all };
  }
  return {
    passages: found,
    products: inOrder(
      join(productHits, products).filter(({ document }) => meetsLimits(document, asked)),
      asked.order,
    ).slice(0, productsMax),
  };
}

function search(index: SearchIndex, words: string, productWords: string) {
  const passageHits = index.searchPassages(words, passagesSearched);
  const productHits = index.searchProducts(productWords, productsSearched);
  return { passageHits, productHits, coverage: Math.max(best(passageHits), best(productHits)) };
}

/** Cheapest or dearest among those that fit about as well as the best one. */
function inOrder(products: Retrieved<Product>[], order: 'cheapest' | 'dearest' | null): Retrieved<Product>[] {
  if (order === null) return products;
  const enough = 0.6 * Math.max(0, ...products.map(({ coverage }) => coverage));
  const amount = ({ document }: Retrieved<Product>) => document.price?.amount ?? (order === 'cheapest' ? Infinity : -1);
  const sign = order === 'cheapest' ? 1 : -1;
  return products.filter(({ coverage }) => coverage >= enough).sort((a, b) => sign * (amount(a) - amount(b)));
}

const best = (hits: readonly Hit[]) => Math.max(0, ...hits.map((hit) => hit.coverage));

/** Pages under two addresses say the same once. */
function withoutRepeats(passages: Retrieved<Passage>[]): Retrieved<Passage>[] {
  const seen = new Set<string>();
  return passages.filter(({ document: { headings, text } }) => {
    const said = `${headings.join('\n')}\n${text}`;
    return !seen.has(said) && seen.add(said);
  });
}

function join<T>(hits: readonly Hit[], documents: ReadonlyMap<number, T>): Retrieved<T>[] {
  return hits.flatMap(({ position, score, coverage }) => {
    const document = documents.get(position);
    return document === undefined ? [] : [{ document, score, coverage }];
  });
}
