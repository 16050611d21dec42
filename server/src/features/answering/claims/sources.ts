/** What a reply may rest on: statements of facts, passages, products and the owner's wishes, each with its numbers and what it is about. */
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { ordersAssistant } from '../../../facts/planted.ts';
import type { Regions } from '../../../facts/regions.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { packOf } from '../../../languages/packs.ts';
import { perObject, remembered } from '../../../lib/remembered.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import { withoutDeniedExpress, withoutFreeOfNone } from './denied-ways.ts';
import { aboutConcepts, aboutOf, familiesOfTopics, regionsIn, sendsBack } from './about.ts';
import type { About } from './about.ts';
import { saysFree } from './promise-words.ts';
import { claimsIn, plainText } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { segmentsOf, splitStatements } from './segments.ts';

/** A statement that a reply may rest on. */
export interface Source {
  /** as it stands on the page, and in one spelling */
  text: string;
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
  /** a review says it, and the shop does not */
  isCustomers: boolean;
}

/** A statement is the same object in every turn. */
export const perSource = <T>(find: (source: Source) => T): ((source: Source) => T) => perObject(find);

/** The codes that a text gives, by the word beside them or by their letters and digits. */
export const saysCode =
  /(?<!\p{L})(?:codes?|coupons?|vouchers?|promo\p{L}*|gutschein\p{L}*|rabattcode|c[oó]digos?|codice|codici|cupom|cup[oó]n|kod\p{L}*|kupon\p{L}*|κωδικ\p{L}+|код\p{L}*|промокод\p{L}*|رمز|كود|كوبون|קוד|קופון)(?!\p{L})|コード|クーポン|优惠码|折扣码|코드|쿠폰/iu;
/** letters and digits mixed, or capitals right behind the word */
const mixed =
  /(?<![\p{Script=Latin}\p{N}./@_-])(?=[A-Z0-9-]*[A-Z])(?=[A-Z0-9-]*\d)[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*(?![\p{Script=Latin}\p{N}@])/gu;
const quoted = /(?<![\p{Script=Latin}\p{N}])[A-Z][A-Z0-9_-]{3,}(?![\p{Script=Latin}\p{N}])/gu;

/** Codes that a statement gives, wherever a sentence names them without the word: "with SPRING5". */
export const codesOf = perSource(({ plain }) => codesIn(plain));

export function codesIn(text: string): string[] {
  const found = [...text.matchAll(mixed)].map(([code]) => code).filter((code) => code.length > 3);
  return saysCode.test(text) ? [...found, ...[...text.matchAll(quoted)].map(([code]) => code)] : found;
}

const keptClaims = new Map<string, { plain: string; claims: Claim[] }>();

/** the same statement is one object in every turn, so that what was found out of it is kept with it */
const keptSources = new Map<string, Source>();

/** Shops say the same sentences to everybody: read once a process. */
export function readOnce(
  text: string,
  language: string,
  also: readonly string[] = [],
): { plain: string; claims: Claim[] } {
  const key = `${language} ${also.join()} ${text}`;
  return remembered(keptClaims, key, () => {
    const plain = plainText(text, language, also);
    return { plain, claims: claimsIn(plain) };
  });
}

export function sourcesOf({ facts, passages, products, shopLanguage, instructions, brand }: Question): Source[] {
  const topics = topicsByText(facts);
  const sources = new Set<Source>();
  const sourceFor = (text: string, language: string | null, more: Partial<Source> = {}) =>
    sourceOf(text, packOf(language ?? shopLanguage)?.tag ?? shopLanguage, { topics: topics.get(text) ?? [], ...more });
  /** what a page says, and under which headings; a statement that is a fact's has its topics */
  const addAll = (said: readonly Source[]) => {
    for (const source of said) {
      const told = topics.get(source.text);
      sources.add(told === undefined ? source : sourceOf(source.text, source.language, { ...source, topics: told }));
    }
  };
  for (const fact of facts) {
    const told = topics.get(fact.text) ?? [];
    const known = keptFacts.get(fact);
    const { text, language, scope } = fact;
    const source =
      known?.topics.join() === told.join()
        ? known
        : sourceFor(text, language, { scope, above: scope === null ? [] : [scope] });
    keptFacts.set(fact, source);
    sources.add(source);
  }
  for (const { document } of passages) addAll(sourcesOfPassage(document, document.language ?? shopLanguage));
  for (const { document } of products) addAll(sourcesOfProduct(document, shopLanguage));
  for (const text of [...statementsOf(instructions ?? ''), ...brand.offer]) sources.add(sourceFor(text, null));
  return [...sources];
}

/** Pages hardly change: what they say is taken apart once a process. */
const keptDocuments = new Map<string, readonly Source[]>();
const keptFacts = new WeakMap<Fact, Source>();
const keptStatements = new Map<string, readonly string[]>();

const statementsOf = (text: string): readonly string[] => remembered(keptStatements, text, () => splitStatements(text));

function sourcesOfPassage({ kind, url, headings, title, text, voice }: Passage, language: string): readonly Source[] {
  const product = kind === 'product' ? url : null;
  const above = [...headings.toReversed(), title];
  return remembered(keptDocuments, `${language}\n${voice}\n${product}\n${above.join('\n')}\n\n${text}`, () => {
    const tag = packOf(language)?.tag ?? language;
    return [
      ...splitStatements(text)
        .filter((one) => !ordersAssistant(one))
        .map((one) => sourceOf(one, tag, { product, above, isCustomers: voice === 'customer' })),
      ...above.map((one) => sourceOf(one, tag, { product })),
    ];
  });
}

function sourcesOfProduct(product: FoundProduct, language: string): readonly Source[] {
  const { url, name, description, attributes, variants, offers, categories, brand } = product;
  const options = offers.map((offer) => [offer.options, offer.sku]);
  const key = JSON.stringify([language, url, name, description, attributes, variants, options, categories, brand]);
  return remembered(keptDocuments, key, () =>
    linesOf(product)
      .filter((line) => !ordersAssistant(line))
      .map((line) => sourceOf(line, packOf(language)?.tag ?? language, { product: url })),
  );
}

function sourceOf(text: string, language: string, more: Partial<Source>): Source {
  const given = { text, product: null, topics: [], above: [], scope: null, isCustomers: false, ...more, language };
  const key = [language, text, given.product, given.scope, given.isCustomers, given.topics, given.above].join('\n');
  return remembered(keptSources, key, () => ({ ...given, ...stated(readOnce(text, language)) }));
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

/** Its topic as a fact says most; else its own words; else what stands above it. */
export const aboutSource = perSource((source): About => {
  const { plain, language, topics, above, product } = source;
  const own = aboutOf(plain, language);
  const heads = above.map((text) => aboutOf(text, language));
  const near = heads.find(({ families }) => families.size > 0);
  const families =
    topics.length > 0
      ? joinedSets([
          familiesOfTopics(topics),
          wrapsIn([own, ...heads.slice(0, 1)]),
          topics.includes('returns.cost') && source.claims.some(({ kind }) => kind === 'money')
            ? sentBackIn(own)
            : new Set<string>(),
        ])
      : joinedSets(
          own.families.size > 0 && product === null
            ? [own.families, near?.families ?? own.families]
            : [own.families.size > 0 ? own.families : (near?.families ?? own.families)],
        );
  // who names a code speaks of a discount, whether in that word or not
  const told =
    product === null && codesOf(source).length > 0 ? joinedSets([families, new Set(['discount'])]) : families;
  const special = aboutConcepts([...own.special, ...heads.slice(0, 1).flatMap((one) => [...one.special])]).special;
  const { isNegative } = own.isNegative ? aboutOf(withoutDeniedExpress(plain, language), language) : own;
  return {
    ...own,
    isNegative,
    families: special.has('pickup') ? joinedSets([new Set(['pickup']), own.families]) : told,
    special,
  };
});

/** "our label for 3.50, which we take off your refund" is of the refund beside its topic */
const sentBackIn = ({ families }: About): ReadonlySet<string> => new Set(families.has('refund') ? ['refund'] : []);

/** "In cloth, for €4 a parcel", under "Do you wrap presents?", is about presents beside its topic */
const wrapsIn = (told: readonly About[]): ReadonlySet<string> =>
  new Set(told.some(({ families }) => families.has('gift')) ? ['gift'] : []);

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
  const told = withoutDeniedExpress(plain, language);
  const whole = scope === null ? told : `${scope}: ${told}`;
  if (segment !== undefined && segment.length < plain.length) {
    const part = withoutDeniedExpress(withoutFreeOfNone(segment), language);
    const regions = regionsIn(part, language, isSentBack);
    if (regions.within.length + regions.outside.length > 0) return { text: segment, regions };
  }
  return { text: whole, regions: regionsIn(claim === null ? whole : withoutFreeOfNone(whole), language, isSentBack) };
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
