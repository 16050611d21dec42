/** What a reply may rest on: statements of facts, passages, products and the owner's wishes, each with its numbers and what it is about. */
import { splitStatements } from './split-statements.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { packOf } from '../../../languages/packs.ts';
import { aboutConcepts, aboutOf, familiesOfTopics, regionsIn, sendsBack } from './about.ts';
import type { About } from './about.ts';
import type { Regions } from '../../../facts/regions.ts';
import { claimsIn, plainText } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { saysFree } from './promise-words.ts';
import { segmentsOf } from './segments.ts';

export interface Source {
  plain: string;
  claims: readonly Claim[];
  language: string;
  /** address of the product whose page says it; null of the shop's terms */
  product: string | null;
  topics: readonly FactTopic[];
  /** headings and a fact's scope, nearest first */
  above: readonly string[];
  /** a fact's scope: it holds for that alone */
  scope: string | null;
}

const keptMax = 12_000;
const keptClaims = new Map<string, { plain: string; claims: Claim[] }>();

/** the same statement is one object in every turn, so that what was found out of it is kept with it */
const keptSources = new Map<string, Source>();

/** Shops say the same sentences to everybody: read once a process. */
export function readOnce(text: string, language: string, also = language): { plain: string; claims: Claim[] } {
  const key = `${language} ${also} ${text}`;
  const known = keptClaims.get(key);
  if (known !== undefined) return known;
  const plain = plainText(text, language, also);
  const fresh = { plain, claims: claimsIn(plain) };
  if (keptClaims.size >= keptMax) keptClaims.clear();
  keptClaims.set(key, fresh);
  return fresh;
}

export function sourcesOf(question: Question): Source[] {
  const { facts, passages, products, shopLanguage, instructions, brand } = question;
  const topics = topicsByText(facts);
  const sources = new Set<Source>();
  const add = (text: string, language: string | null, more: Partial<Source> = {}) => {
    const tag = packOf(language ?? shopLanguage)?.tag ?? shopLanguage;
    const given = { product: null, topics: topics.get(text) ?? [], above: [], scope: null, ...more };
    const key = `${tag}\n${text}\n${given.product}\n${given.scope}\n${given.topics.join()}\n${given.above.join()}`;
    const known = keptSources.get(key) ?? { ...stated(readOnce(text, tag)), language: tag, ...given };
    if (keptSources.size >= keptMax) keptSources.clear();
    keptSources.set(key, known);
    sources.add(known);
  };
  for (const { text, language, scope } of facts) add(text, language, { scope, above: scope === null ? [] : [scope] });
  for (const { document } of passages) {
    const product = document.kind === 'product' ? document.url : null;
    const above = [...document.headings.toReversed(), document.title];
    for (const text of splitStatements(document.text)) add(text, document.language, { product, above });
    for (const text of above) add(text, document.language, { product });
  }
  for (const { document } of products) for (const text of linesOf(document)) add(text, null, { product: document.url });
  for (const text of [...splitStatements(instructions ?? ''), ...brand.offer]) add(text, null);
  return [...sources];
}

/** "a label" states no number */
const stated = ({ plain, claims }: { plain: string; claims: Claim[] }) => ({
  plain,
  claims: claims.filter(({ article }) => !article),
});

function topicsByText(facts: readonly Fact[]): Map<string, FactTopic[]> {
  const found = new Map<string, FactTopic[]>();
  for (const { text, topic } of facts) found.set(text, [...(found.get(text) ?? []), topic]);
  return found;
}

function linesOf({ name, description, attributes = [], variants, offers, categories, brand }: FoundProduct): string[] {
  return [
    name,
    ...splitStatements(description),
    ...attributes.map(({ label, value, of }) => [of, label, value].filter((part) => part !== '').join(': ')),
    ...variants,
    ...offers.flatMap(({ options, sku }) => [...Object.values(options), sku]),
    ...categories,
    brand,
  ].filter((line) => line !== '');
}

const joinedSets = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** What is found out of a statement once a process: the same one is the same object in every turn. */
export function perSource<T>(find: (source: Source) => T): (source: Source) => T {
  const kept = new WeakMap<Source, { found: T }>();
  return (source) => {
    const known = kept.get(source) ?? { found: find(source) };
    kept.set(source, known);
    return known.found;
  };
}

/** Its topic as a fact says most; else its own words; else what stands above it. */
export const aboutSource = perSource(({ plain, language, topics, above, product }): About => {
  const own = aboutOf(plain, language);
  const heads = above.map((text) => aboutOf(text, language));
  const near = heads.find(({ families }) => families.size > 0);
  const families =
    topics.length > 0
      ? familiesOfTopics(topics)
      : joinedSets(
          own.families.size > 0 && product === null
            ? [own.families, near?.families ?? own.families]
            : [own.families.size > 0 ? own.families : (near?.families ?? own.families)],
        );
  const special = aboutConcepts([...own.special, ...heads.slice(0, 1).flatMap((one) => [...one.special])]).special;
  return {
    ...own,
    families: special.has('pickup') ? joinedSets([new Set(['pickup']), own.families]) : families,
    special,
  };
});

/** The part of the statement that says this one of its claims. */
export const segmentOf = ({ plain, claims, language }: Source, claim: Claim): string =>
  segmentsOf(plain, claims, language).get(claim) ?? plain;

/** The kinds of goods that it names, in its words or right above them. */
export const goodsOf = perSource(
  ({ plain, above, language }): ReadonlySet<Concept> =>
    new Set([plain, ...above.slice(0, 1)].flatMap((text) => [...aboutOf(text, language).things])),
);

/** Where the part of a statement that holds one of its claims is true: its own places, else the whole statement's. */
export function regionsAround(source: Source, claim: Claim | null): { text: string; regions: Regions } {
  const { plain, claims, language, scope } = source;
  const isSentBack = sendsBack(aboutSource(source));
  const segment = claim === null ? undefined : segmentsOf(plain, claims, language).get(claim);
  const whole = scope === null ? plain : `${scope}: ${plain}`;
  if (segment !== undefined && segment.length < plain.length) {
    const regions = regionsIn(segment, language, isSentBack);
    if (regions.within.length + regions.outside.length > 0) return { text: segment, regions };
  }
  return { text: whole, regions: regionsIn(whole, language, isSentBack) };
}

const words = /\p{L}{4,}/gu;

/** Whether a sentence and a source speak of the same by their words. */
export function sharesWords(source: Source, plain: string, language: string): boolean {
  const about = aboutOf(plain, language);
  const shared = [...aboutSource(source).concepts.keys()].filter(
    (concept) => concept !== 'free' && concept !== 'cost' && about.concepts.has(concept),
  );
  if (shared.length > 0) return true;
  const stems = new Set((plain.toLowerCase().match(words) ?? []).map((word) => word.slice(0, 5)));
  return (source.plain.toLowerCase().match(words) ?? []).some((word) => stems.has(word.slice(0, 5)) && !saysFree(word));
}
