/** Which facts contradict each other: the same topic and scope, and values of one kind that cannot both hold. */
import { isDeepStrictEqual } from 'node:util';
import { contentTerms } from '../dialogue/name-fit.ts';
import type { Concept } from '../languages/concepts.ts';
import { remembered } from '../lib/remembered.ts';
import { isDispatch } from './delivery-time.ts';
import type { FactTopic, FactValue, FoundFact } from './fact.ts';
import { normalised } from './fact-id.ts';
import { wordsIn } from './words-in.ts';

/** Of other topics several values hold side by side: two telephones, three discounts. */
const single: ReadonlySet<FactTopic> = new Set<FactTopic>([
  'delivery.cost',
  'delivery.free_from',
  'delivery.time',
  'returns.window',
  'returns.cost',
  'exchange',
  'refund.time',
  'cancel',
  'warranty',
]);

/** "your bank may take another 3 to 5 days": that comes on top of what is said elsewhere */
const further =
  /(?<!\p{L})(?:another|additional|further|extra|weitere|zusätzliche?|noch einmal|supplémentaires?|adicionales|otros|ulteriori|altri|adicionais|mais|nog|tambahan|lagi|kolejne|dodatkowe|ytterligare|yderligere|ekstra|dalších|ek)\s\p{N}|\p{N}[\p{N}\s–-]*(?:\p{L}+\s){0,2}(?:supplémentaires|adicionales|más|lagi|tambahan|ulteriori|adicionais)(?!\p{L})/iu;

const upTo =
  /(?<!\p{L})(?:up to|bis zu|jusqu['’]à|hasta|fino a|até|tot|hingga|sampai|s\/d|s\.d\.?|do|upp till|op til|opptil)\s(?:\p{L}+\s)?\p{N}|\p{N}[^.]{0,12}['’]?[ey]e kadar/iu;

/** By id, the ids of the facts that contradict it. */
export function conflictsOf(facts: readonly FoundFact[]): Map<string, string[]> {
  const groups = Map.groupBy(
    facts.filter(({ topic, value, text }) => value !== null && single.has(topic) && !further.test(text)),
    (fact) => [fact.topic, normalised(fact.scope ?? ''), aspectOf(fact), fact.value?.kind].join('\n'),
  );
  const found = new Map<string, string[]>();
  for (const group of groups.values()) {
    for (const fact of group) {
      const others = group.filter(
        (other) =>
          other.id !== fact.id &&
          !isSameList(fact, other) &&
          contradict(fact.value, other.value) &&
          !holdsWithin(fact, other) &&
          !holdsWithin(other, fact) &&
          isOfOneMatter(fact, other),
      );
      if (others.length > 0)
        found.set(
          fact.id,
          others.map(({ id }) => id),
        );
    }
  }
  return found;
}

/** What is to hold everywhere, where each of the others holds in one place: their ids if none of them says so too. */
export function saidOfNoPlace(fact: FoundFact, others: readonly FoundFact[]): string[] {
  if (fact.scope !== null || fact.value === null || !single.has(fact.topic)) return [];
  const told = others.filter(
    (one) => one.topic === fact.topic && one.value?.kind === fact.value?.kind && aspectOf(one) === aspectOf(fact),
  );
  const isSaid = told.some((one) => one.scope === null || !contradict(fact.value, one.value));
  return isSaid ? [] : told.map(({ id }) => id);
}

/** share of the shorter one's words, numbers aside */
const ofOneMatter = 0.3;

/** "$24 on top for cases" and "a $25 evaluation" both cost something, and contradict each other in nothing. */
function isOfOneMatter(a: FoundFact, b: FoundFact): boolean {
  // a row's scope says what it is about, and of times and terms there is one each
  if (!a.topic.endsWith('.cost') || isRow(a.text) || isRow(b.text)) return true;
  const [fewer = [], more = []] = [a, b].map(mattersOf).toSorted((one, other) => one.length - other.length);
  return fewer.filter((term) => more.includes(term)).length >= ofOneMatter * fewer.length;
}

/** Postage is what shipping is, whatever either is called. */
function mattersOf({ text, language }: FoundFact): string[] {
  const tongue = language ?? 'en';
  const { concepts } = wordsIn(text, tongue);
  const sameAs = new Map(
    oneMatter.flatMap((one) => contentTerms(concepts.get(one) ?? '', tongue).map((term) => [term, one] as const)),
  );
  const terms = contentTerms(text, tongue).filter((term) => !/\d/u.test(term));
  return [...new Set(terms.map((term) => sameAs.get(term) ?? term))];
}
const oneMatter: readonly Concept[] = ['delivery', 'returns'];

/** Rows of one page's tables differ in what their headings say. */
const isSameList = (a: FoundFact, b: FoundFact): boolean => a.url === b.url && (isRow(a.text) || isRow(b.text));
const isRow = (text: string): boolean => text.includes(' | ') || !/[.!。！]["”»)]*$/u.test(text);

/** When a parcel leaves and how long it travels are both times of delivery, and what is reduced goes back by rules of its own. */
export const aspectOf = ({ id, topic, text, language }: FoundFact): string =>
  remembered(
    aspects,
    `${id}\n${text}`,
    () => {
      if (topic === 'delivery.time') return isDispatch(text, language ?? 'en') ? 'dispatch' : '';
      const { concepts, countries } = wordsIn(text, language ?? 'en');
      // "free in the US" and "none on international orders"
      const places = topic === 'exchange' ? [...countries.keys(), ...(concepts.has('abroad') ? ['abroad'] : [])] : [];
      return [...apart.filter((one) => concepts.has(one)), ...places].join(' ');
    },
    aspectsMax,
  );

/** what has terms of its own wherever there are any */
const apart: readonly Concept[] = ['discount', 'final_sale', 'custom', 'damaged'];

/** every question of a visitor asks for the same sentences again */
const aspects = new Map<string, string>();
const aspectsMax = 5000;

function contradict(a: FactValue | null, b: FactValue | null): boolean {
  if (a === null || b === null) return false;
  if (a.kind === 'money' && b.kind === 'money') return a.amount !== b.amount && a.currency === b.currency;
  if (a.kind === 'days' && b.kind === 'days') return !holds(a, b) && !holds(b, a);
  if (a.kind === 'percent' && b.kind === 'percent') return a.percent !== b.percent;
  if (a.kind === 'yes_no' && b.kind === 'yes_no') return a.yes !== b.yes;
  return false;
}

/** Of how long something is guaranteed a banner says the longest: "up to 12 months". */
const holdsWithin = (outer: FoundFact, { value }: FoundFact): boolean =>
  outer.topic === 'warranty' &&
  outer.value?.kind === 'days' &&
  value?.kind === 'days' &&
  value.to <= outer.value.to &&
  upTo.test(outer.text);

/** What a shop said of something it says still, in whatever words; of names it may say more. */
export function saysStill(expected: FactValue, now: FactValue | null): boolean {
  if (expected.kind === 'names' && now?.kind === 'names')
    return expected.names.every((name) => now.names.includes(name));
  return isDeepStrictEqual(expected, now);
}

const holds = (outer: { from: number; to: number }, inner: { from: number; to: number }): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;
