/** From what is asked to the passages and products that may answer it. */
import type { FoundProduct, Retrieved } from '../../ports/model.ts';
import type { Hit, Passage, SearchIndex } from '../../search/documents.ts';
import type { Nearness } from '../../search/meaning-vectors.ts';
import { contentTerms, nameFit } from '../../dialogue/name-fit.ts';
import { isLimited, meetsLimits } from '../../search/product-query.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import { namesOnlyLimits } from './domain/names-only-limits.ts';

const passagesMax = 8;
/** more, because pages repeat each other */
const passagesSearched = 16;
const productsMax = 12;
/** searched further when limits will drop some, or vectors put others first */
const productsSearched = 60;
/** share of the hinted words that make a find */
const hintCoverage = 0.6;

export interface DocumentReader {
  passages(positions: number[]): Promise<Map<number, Passage>>;
  products(positions: number[]): Promise<Map<number, FoundProduct>>;
  /** cheapest first, or dearest when asked for; what is on sale by how much it is reduced */
  productsWithin(asked: ProductQuery, limit: number): Promise<FoundProduct[]>;
}

export interface Retrieval {
  passages: Retrieved<Passage>[];
  products: Retrieved<FoundProduct>[];
}

export interface Asking {
  passageWords: string;
  productWords: string;
  /** what an answer may say in place of the words asked with */
  hints: string | null;
  limits: ProductQuery;
  /** share of the message that the words hold: what was not understood counts as not found */
  understood: number;
}

export async function retrieve(
  index: SearchIndex,
  documents: DocumentReader,
  { passageWords, productWords, hints, limits, understood }: Asking,
  near: Nearness | null,
): Promise<Retrieval> {
  const held = (hits: Hit[]) => hits.map((hit) => ({ ...hit, coverage: hit.coverage * understood }));
  const passagesByWords = held(index.searchPassages(passageWords, passagesSearched));
  const passageHits = withHints(
    near?.passages(passagesByWords, passagesSearched) ?? passagesByWords,
    hints === null ? [] : index.searchPassages(hints, 1),
  );
  const productsByWords = held(index.searchProducts(productWords, productsSearched));
  const productHits = (near?.products(productsByWords, productsSearched) ?? productsByWords).slice(
    0,
    isLimited(limits) ? productsSearched : productsMax,
  );
  const [passages, products] = await Promise.all([
    documents.passages(passageHits.map((hit) => hit.position)),
    documents.products(productHits.map((hit) => hit.position)),
  ]);
  const found = withoutRepeats(join(passageHits, passages)).slice(0, passagesMax);
  if (namesOnlyLimits(limits)) {
    const within = await documents.productsWithin(limits, productsMax);
    const all = within.map((document) => ({ document, score: 1, coverage: 1 }));
    return { passages: found, products: all };
  }
  return {
    passages: found,
    products: inOrder(
      join(productHits, products).filter(({ document }) => meetsLimits(document, limits)),
      limits.order,
      contentTerms(productWords, index.languages[0] ?? 'en'),
      index.languages[0] ?? 'en',
    ).slice(0, productsMax),
  };
}

/** What is found by hints stands beside the best, when it holds most of them. */
function withHints(hits: Hit[], [hinted]: readonly Hit[]): Hit[] {
  const best = hits[0];
  if (hinted === undefined || hinted.coverage < hintCoverage) return hits;
  const beside = {
    ...hinted,
    score: best?.score ?? hinted.score,
    coverage: Math.max(best?.coverage ?? 0, hintCoverage),
  };
  return [beside, ...hits.filter(({ position }) => position !== hinted.position)];
}

/** Cheapest or dearest among those whose names fit best, or that are found about as well as the best one. */
function inOrder(
  products: Retrieved<FoundProduct>[],
  order: 'cheapest' | 'dearest' | null,
  terms: string[],
  language: string,
): Retrieved<FoundProduct>[] {
  if (order === null) return products;
  const fitOf = ({ document }: Retrieved<FoundProduct>) => nameFit(terms, document, language).share;
  const best = Math.max(0, ...products.map(fitOf));
  const enough = 0.6 * Math.max(0, ...products.map(({ coverage }) => coverage));
  const amount = ({ document }: Retrieved<FoundProduct>) =>
    document.price?.amount ?? (order === 'cheapest' ? Infinity : -1);
  const sign = order === 'cheapest' ? 1 : -1;
  return products
    .filter((product) => (best > 0 ? fitOf(product) === best : product.coverage >= enough))
    .sort((a, b) => sign * (amount(a) - amount(b)));
}

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
