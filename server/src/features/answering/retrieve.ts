/** From what is asked to the passages and products that may answer it. */
import type { Aspect } from '../../aspects/aspects.ts';
import type { FoundPassage } from '../../evidence/evidence-question.ts';
import type { FoundProduct, Retrieved } from '../../ports/model.ts';
import type { Hit, Passage, SearchIndex } from '../../search/documents.ts';
import type { Nearness } from '../../search/meaning-vectors.ts';
import { contentTerms, nameFit } from '../../dialogue/name-fit.ts';
import { isLimited } from '../../search/product-query.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import { fitsLimits } from './domain/fits-limits.ts';
import { fittingWish } from './domain/fits-wish.ts';
import { namesOnlyLimits } from './domain/names-only-limits.ts';
import type { DocumentReader } from './document-reader.ts';
import { asFound, ofAge, ofKindInOption, ofOption, productsMax, productsWeighed } from './besides-words.ts';

const passagesMax = 20;
/** of those, at most so many that the question's own words did not find */
const passagesAdded = 8;
/** more, because pages repeat each other */
const passagesSearched = 24;
/** found by what they tell */
const tellingMax = 5;
/** found by what the asked concepts are called on pages */
const hintedMax = 4;
/** searched further when limits will drop some, or vectors put others first */
const productsSearched = 48;
/** that fit all that was said, beside the best found */
const fittingMax = 6;
const fewFitting = 3;

export interface Retrieval {
  passages: FoundPassage[];
  products: Retrieved<FoundProduct>[];
  /** by a choice that no page says: the visitor's own words name it */
  isOfOption?: boolean;
}

export interface Asking {
  passageWords: string;
  productWords: string;
  /** what an answer may say in place of the words asked with */
  hints: string[];
  /** kinds of things that are asked for, by how surely */
  aspects: ReadonlyMap<Aspect, number>;
  /** what customers wrote is asked for: else it answers nothing */
  wantsCustomers: boolean;
  limits: ProductQuery;
  /** share of the message that the words hold: what was not understood counts as not found */
  understood: number;
  /** of products; as many as an answer may need unless said */
  most?: number;
}

export async function retrieve(
  index: SearchIndex,
  documents: DocumentReader,
  { passageWords, productWords, hints, aspects, wantsCustomers, limits, understood, most = productsMax }: Asking,
  near: Nearness | null,
): Promise<Retrieval> {
  const held = (hits: Hit[]) => hits.map((hit) => ({ ...hit, coverage: hit.coverage * understood }));
  const passagesByWords = held(index.searchPassages(passageWords, passagesSearched));
  const passageHits = withHints(near?.passages(passagesByWords, passagesSearched) ?? passagesByWords, [
    ...index.passagesTelling(aspects, tellingMax).map(({ passage }) => unfound(passage)),
    ...hints.flatMap((words) => index.searchPassages(words, hintedMax)).slice(0, 3 * hintedMax),
  ]);
  const weighed = isLimited(limits) || most > productsMax ? productsWeighed : productsSearched;
  const productsByWords = held(index.searchProducts(productWords, weighed));
  const productHits = (near?.products(productsByWords, weighed) ?? productsByWords).slice(0, weighed);
  const [passages, products] = await Promise.all([
    documents.passages(passageHits.map((hit) => hit.position)),
    documents.products(productHits.map((hit) => hit.position)),
  ]);
  const voiced = marked(passageHits, passages, index).filter(
    ({ document }) => (document.voice === 'customer') === wantsCustomers,
  );
  const found = withoutRepeats(voiced).slice(0, passagesMax);
  if (namesOnlyLimits(limits)) {
    const within = await documents.productsWithin(limits, most);
    return { passages: found, products: within.map(asFound) };
  }
  const language = index.languages[0] ?? 'en';
  const aged = await ofAge(documents, { limits, productWords, language });
  if (aged.length > 0) return { passages: found, products: aged.slice(0, most) };
  const all = join(productHits, products);
  const chosen = await ofOption(documents, { limits, productWords }, all);
  if (chosen.length > 0) return { passages: found, products: chosen, isOfOption: true };
  const fed = await ofKindInOption({ index, documents }, { limits, productWords, language }, all);
  if (fed.length > 0) return { passages: found, products: fed, isOfOption: true };
  const within = all.filter(({ document }) => fitsLimits(document, limits, productWords));
  const wish = { asked: productWords, excluded: limits.excluded, language };
  const wishedOf = (some: typeof all) =>
    fittingWish(
      some.map(({ document }) => document),
      wish,
    );
  const wished = wishedOf(within);
  // what costs too much still says which kind of thing is wanted: others at that price are none of it
  const isOther = within.length < all.length && wished.kind === null && wishedOf(all).kind !== null;
  if (isOther) return { passages: found, products: [] };
  const fitting = new Set(wished.products);
  const fit = within.filter(({ document }) => fitting.has(document));
  const terms = contentTerms(productWords, language);
  if (limits.order !== null) {
    // what the kind is called says no more of those that are of it
    const ofKind = new Set(wished.kind?.words.flatMap(({ text }) => contentTerms(text, language)));
    const ordered = inOrder(
      fit,
      limits.order,
      terms.filter((term) => !ofKind.has(term)),
      language,
    );
    return { passages: found, products: ordered.slice(0, most) };
  }
  const best = limits.excluded.length > 0 ? fit : within;
  const shares = new Map(fit.map((product) => [product, nameFit(terms, product.document, language).share]));
  const named = fit.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0)).slice(0, fittingMax);
  const shown = new Set([...best.slice(0, most), ...named]);
  return { passages: found, products: best.filter((product) => shown.has(product)) };
}

/** no word of the question led there */
const unfound = (position: number): Hit => ({ position, score: 0, coverage: 0, confidence: 0 });

/** What is found by hints stands behind what was found by the words themselves, before the last of those. */
function withHints(hits: Hit[], hinted: readonly Hit[]): Hit[] {
  const known = new Set(hits.map(({ position }) => position));
  const fresh = hinted.filter(({ position }) => !known.has(position) && known.add(position));
  const added = fresh.slice(0, passagesAdded);
  const kept = passagesMax - added.length;
  return [...hits.slice(0, kept), ...added, ...hits.slice(kept)];
}

/** Cheapest or dearest among those whose names fit best, or that are found about as well as the best one. */
function inOrder(
  products: Retrieved<FoundProduct>[],
  order: 'cheapest' | 'dearest',
  terms: string[],
  language: string,
): Retrieved<FoundProduct>[] {
  const amount = ({ document }: Retrieved<FoundProduct>) =>
    document.price?.amount ?? (order === 'cheapest' ? Infinity : -1);
  const sign = order === 'cheapest' ? 1 : -1;
  if (terms.length === 0) return products.toSorted((a, b) => sign * (amount(a) - amount(b)));
  const fitOf = ({ document }: Retrieved<FoundProduct>) => nameFit(terms, document, language).share;
  const best = Math.max(0, ...products.map(fitOf));
  const enough = 0.6 * Math.max(0, ...products.map(({ coverage }) => coverage));
  const fitting = products.filter((product) => best > 0 && fitOf(product) === best);
  // a category's things may be called otherwise than the category
  return (
    fitting.length >= fewFitting
      ? fitting
      : products.filter((product) => fitOf(product) === best || product.coverage >= enough)
  ).sort((a, b) => sign * (amount(a) - amount(b)));
}

/** Pages under two addresses say the same once. */
function withoutRepeats(passages: FoundPassage[]): FoundPassage[] {
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

const marked = (hits: readonly Hit[], documents: ReadonlyMap<number, Passage>, index: SearchIndex): FoundPassage[] =>
  hits.flatMap((hit) => join([hit], documents).map((found) => ({ ...found, marks: index.marksAt(hit.position) })));
