/** What a model may look up while it answers: the agent's own facts, pages and products, in process. What is found joins the question. */
import type { Offer } from '../../extraction/extracted-page.ts';
import { factTopics } from '../../facts/fact.ts';
import type { Fact } from '../../facts/fact.ts';
import type { FoundProduct, LookedUp, LookUpCall, Question, Retrieved } from '../../ports/model.ts';
import { meetsLimits, parseProductQuery } from '../../search/product-query.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import { splitStatements } from './claims/segments.ts';
import { chosenOption } from './extractive/named-option.ts';
import { isOpenIn } from './extractive/options.ts';
import type { Knowledge } from './prepare-question.ts';
import { retrieve } from './retrieve.ts';
import type { Asking } from './retrieve.ts';

const wordsMax = 200;
const foundPassages = 5;
const foundProducts = 8;
const foundFacts = 10;
/** of a reply; most have fewer */
const namedMax = 8;
const namedFound = 24;
const address = /https?:\/\/[^\s()<>[\]]+[^\s()<>[\].,;:!?]/giu;

export type KnowledgeLookUp = ReturnType<typeof createLookUp>;

/** of the agent whose knowledge it is, and of no other */
export const createLookUp =
  (knowledge: Knowledge) =>
  /** `freshen`: products as their shop has them now, where that can be read */
  async (question: Question, { name, input }: LookUpCall, freshen: Refresh = asKnown): Promise<LookedUp | null> => {
    const fields = fieldsOf(input);
    const query = textIn(fields, 'query');
    if (name === 'get_facts') return withFacts(question, knowledge.facts, textIn(fields, 'topic'));
    if (name === 'search_pages') return query === '' ? null : searchPages(knowledge, question, query);
    if (name === 'search_products') return query === '' ? null : searchProducts(knowledge, question, fields, freshen);
    if (name === 'check_variant') return checkVariant(knowledge, question, fields, freshen);
    if (name === 'find_named') return findNamed(knowledge, question, fields['text']);
    return null;
  };

type Refresh = (products: readonly FoundProduct[]) => Promise<FoundProduct[]>;
const asKnown: Refresh = async (products) => [...products];

type Fields = Partial<Record<string, unknown>>;

const fieldsOf = (input: unknown): Fields => (typeof input === 'object' && input !== null ? { ...input } : {});

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, wordsMax) : '';
const textIn = (fields: Fields, name: string): string => wordsOf(fields[name]);

const amountIn = (fields: Fields, name: string): number | null => {
  const value = fields[name];
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : null;
};

function withFacts(question: Question, facts: readonly Fact[], topic: string): LookedUp | null {
  if (!factTopics.some((one) => one === topic)) return null;
  const found = facts.filter((fact) => fact.topic === topic && fact.state !== 'hidden').slice(0, foundFacts);
  const [all, positions] = joined(question.facts, found, ({ id }) => id);
  return { question: { ...question, facts: all }, facts: positions, passages: [], products: [] };
}

const asking = (words: string, limits = parseProductQuery(words)): Asking => ({
  passageWords: words,
  productWords: words,
  hints: [],
  aspects: new Map(),
  wantsCustomers: false,
  limits,
  understood: 1,
});

async function searchPages(knowledge: Knowledge, question: Question, query: string): Promise<LookedUp> {
  const near = (await knowledge.nearTo?.(query)) ?? null;
  const found = await retrieve(knowledge.index, knowledge.documents, asking(query), near);
  const [passages, positions] = joined(
    question.passages,
    found.passages.slice(0, foundPassages),
    ({ document }) => `${document.url}\n${document.text}`,
  );
  return { question: { ...question, passages }, passages: positions, products: [], facts: [] };
}

const addressOf = ({ document }: Retrieved<FoundProduct>): string => document.url;

function limitsIn(fields: Fields, words: string): ProductQuery {
  const order = fields['order'];
  return {
    ...parseProductQuery(words),
    minPrice: amountIn(fields, 'min_price'),
    maxPrice: amountIn(fields, 'max_price'),
    onSale: fields['on_sale'] === true,
    order: order === 'cheapest' || order === 'dearest' ? order : null,
    words,
  };
}

async function productsFor(knowledge: Knowledge, limits: ProductQuery) {
  const { words } = limits;
  const near = (await knowledge.nearTo?.(words)) ?? null;
  return (await retrieve(knowledge.index, knowledge.documents, asking(words, limits), near)).products;
}

async function searchProducts(
  knowledge: Knowledge,
  question: Question,
  fields: Fields,
  freshen: Refresh,
): Promise<LookedUp> {
  const limits = limitsIn(fields, textIn(fields, 'query'));
  const found = await productsFor(knowledge, limits);
  const isFitting = (one: FoundProduct) => fields['in_stock'] !== true || isToBeHad(one);
  const fitting = found.filter(({ document }) => isFitting(document)).slice(0, foundProducts);
  const known = new Map(question.products.map((one) => [addressOf(one), one.document]));
  const fresh = await freshened(
    fitting.map((one) => ({ ...one, document: known.get(addressOf(one)) ?? one.document })),
    freshen,
  );
  // by what it costs now
  const now = fresh.filter(
    (one, at) =>
      one.document === fitting[at]?.document || (isFitting(one.document) && meetsLimits(one.document, limits)),
  );
  const [products, positions] = joined(withNow(question.products, now), now, addressOf);
  return { question: { ...question, products }, products: positions, passages: [], facts: [] };
}

type Found = Retrieved<FoundProduct>;

async function freshened(found: readonly Found[], freshen: Refresh): Promise<Found[]> {
  const now = await freshen(found.map(({ document }) => document));
  return found.map((one, at) => ({ ...one, document: now[at] ?? one.document }));
}

/** What was known before is told as it is now, in its place. */
const withNow = (known: readonly Found[], now: readonly Found[]): Found[] =>
  known.map((one) => {
    const other = now.find((found) => addressOf(found) === addressOf(one));
    return other === undefined ? one : { ...one, document: other.document };
  });

const isToBeHad = (product: FoundProduct): boolean => isOpenIn({ values: [], offers: product.offers }, product);

/** By its id, or by its name, which is searched for where nothing given has it. */
async function checkVariant(
  knowledge: Knowledge,
  question: Question,
  fields: Fields,
  freshen: Refresh,
): Promise<LookedUp | null> {
  const wanted = textIn(fields, 'product');
  const id = /^p(\d{1,3})$/.exec(wanted)?.[1];
  const sameName = ({ document }: Retrieved<FoundProduct>) => document.name.toLowerCase() === wanted.toLowerCase();
  const meant =
    (id === undefined ? question.products.find(sameName) : question.products[Number(id) - 1]) ??
    (id !== undefined || wanted === ''
      ? undefined
      : (await productsFor(knowledge, limitsIn({}, wanted))).find(sameName));
  if (meant === undefined) return null;
  const now = await freshened([meant], freshen);
  const [found = meant] = now;
  const [products, positions] = joined(withNow(question.products, now), now, addressOf);
  const chosen = chosenOption(optionsIn(fields['options']), found.document, question.shopLanguage);
  return {
    question: { ...question, products },
    products: positions,
    passages: [],
    facts: [],
    variants: chosen === null ? null : chosen.offers.map((offer) => priced(offer, found.document)),
  };
}

/** The products that a text names whole, what stands at its addresses, and what pages say most like it: the check of a reply asks for it, no model does. */
async function findNamed({ index, documents }: Knowledge, question: Question, text: unknown): Promise<LookedUp | null> {
  if (typeof text !== 'string') return null;
  const addresses = [...text.matchAll(address)].slice(0, namedMax).map(([found]) => found);
  const parts = splitStatements(text).slice(0, namedMax);
  const searched = parts.flatMap((one) => index.searchProducts(one, 3).map(({ position }) => position));
  const onPages = parts.map((one) => index.searchPassages(one, 2).map(({ position }) => position));
  const [atAddresses, found] = await Promise.all([
    documents.passages(firstOf([...addresses.map((one) => index.passagesAt(one)), ...onPages])),
    documents.products(firstOf([...addresses.map((one) => index.productsAt(one)), searched])),
  ]);
  const said = text.toLowerCase();
  const isNamed = ({ name, url }: FoundProduct) => said.includes(nameOf(name)) || addresses.some((one) => one === url);
  const [passages] = joined(
    question.passages,
    [...atAddresses.values()].filter(({ voice }) => voice === 'shop').map(unweighed),
    ({ document }) => `${document.url}\n${document.text}`,
  );
  const [products] = joined(question.products, [...found.values()].filter(isNamed).map(unweighed), addressOf);
  return { question: { ...question, passages, products }, passages: [], products: [], facts: [] };
}

/** "Bath towels - 2 pieces" is called by what stands before the dash; one word would name others too. */
function nameOf(name: string): string {
  const [head = ''] = name.toLowerCase().split(/\s[-–—|]\s|,\s/u, 1);
  return head.includes(' ') ? head : name.toLowerCase();
}

const unweighed = <T>(document: T): Retrieved<T> => ({ document, score: 0, coverage: 0 });
const firstOf = (lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())].slice(0, namedFound);

/** A price that may be another by now is not told. */
const priced = (offer: Offer, { isOutdated, priceConflict }: FoundProduct): Offer =>
  isOutdated === true || priceConflict ? { ...offer, price: null, priorPrice: null } : offer;

/** `"M, sand"`, or `{size: "M", colour: "sand"}` from models that would rather write an object. */
const optionsIn = (value: unknown): string =>
  typeof value === 'string'
    ? wordsOf(value)
    : Object.values(fieldsOf(value)).slice(0, 6).map(wordsOf).join(' ').slice(0, wordsMax);

/** All, what is new last, and where the new ones stand. */
function joined<T>(known: readonly T[], found: readonly T[], keyOf: (one: T) => string): [T[], number[]] {
  const places = new Map(known.map((one, at) => [keyOf(one), at]));
  const all = [...known];
  const positions = found.map((one) => {
    const place = places.get(keyOf(one)) ?? all.push(one) - 1;
    places.set(keyOf(one), place);
    return place;
  });
  return [all, positions];
}
