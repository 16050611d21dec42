/** From what is asked to the passages and products that may answer it. */
import type { FoundProduct, Retrieved } from '../../ports/model.ts';
import type { Hit, Passage, SearchIndex } from '../../search/documents.ts';
import type { Nearness } from '../../search/meaning-vectors.ts';
import { contentTerms, nameFit } from '../../dialogue/name-fit.ts';
import { isLimited, meetsLimits } from '../../search/product-query.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import { namesOnlyLimits } from './domain/names-only-limits.ts';

const passagesMax = 16;
/** more, because pages repeat each other */
const passagesSearched = 24;
/** found by what the asked concepts are called on pages */
const hintedMax = 4;
const productsMax = 12;
/** searched further when limits will drop some, or vectors put others first */
const productsSearched = 60;
const fewFitting = 3;

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
  hints: string[];
  /** what customers wrote is asked for: else it answers nothing */
  wantsCustomers: boolean;
  limits: ProductQuery;
  /** share of the message that the words hold: what was not understood counts as not found */
  understood: number;
}

export async function retrieve(
  index: SearchIndex,
  documents: DocumentReader,
  { passageWords, productWords, hints, wantsCustomers, limits, understood }: Asking,
  near: Nearness | null,
): Promise<Retrieval> {
  const held = (hits: Hit[]) => hits.map((hit) => ({ ...hit, coverage: hit.coverage * understood }));
  const passagesByWords = held(index.searchPassages(passageWords, passagesSearched));
  const passageHits = withHints(
    near?.passages(passagesByWords, passagesSearched) ?? passagesByWords,
    hints.flatMap((words) => index.searchPassages(words, hintedMax)).slice(0, 3 * hintedMax),
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
  const voiced = join(passageHits, passages).filter(
    ({ document }) => (document.voice === 'customer') === wantsCustomers,
  );
  const found = withoutRepeats(voiced).slice(0, passagesMax);
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

/** What is found by hints stands behind what was found by the words themselves, before the last of those. */
function withHints(hits: Hit[], hinted: readonly Hit[]): Hit[] {
  const known = new Set(hits.map(({ position }) => position));
  const fresh = hinted.filter(({ position }) => !known.has(position) && known.add(position));
  const kept = Math.max(0, passagesMax - fresh.length);
  return [...hits.slice(0, kept), ...fresh, ...hits.slice(kept)];
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
  const fitting = products.filter((product) => best > 0 && fitOf(product) === best);
  // a category's things may be called otherwise than the category
  return (
    fitting.length >= fewFitting
      ? fitting
      : products.filter((product) => fitOf(product) === best || product.coverage >= enough)
  ).sort((a, b) => sign * (amount(a) - amount(b)));
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
