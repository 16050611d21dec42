/** What an owner's own answer says otherwise than the shop's pages do: a visitor who reads both would trust neither. */
import { askedInTime } from '../../../dialogue/asked-in-time.ts';
import { parsePrices } from '../../../extraction/parse-price.ts';
import { conflictsOf, saidOfNoPlace } from '../../../facts/conflicts.ts';
import { exactDurationsIn } from '../../../facts/durations.ts';
import type { Fact, FactTopic, FoundFact } from '../../../facts/fact.ts';
import { paymentNamesIn } from '../../../facts/payment-names.ts';
import { readFacts } from '../../../facts/read-facts.ts';
import { placesAsked } from '../../../facts/regions.ts';
import { matterOf } from '../../../facts/replaced-value.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import { isThing, materialConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { qualities } from '../../../languages/things/things.ts';
import { affirms, openOtherwise } from './open-otherwise.ts';
import type { Answer } from './open-otherwise.ts';

const toldMax = 5;

/** Or days, of which one may be closed: all else is held against no page. */
export const saysNumbers = (text: string): boolean =>
  /\p{N}/u.test(text) || exactDurationsIn(text).length > 0 || affirms(text);

/** In words for the owner, one for each sentence of a page. */
export const contradictions = (answer: Answer, known: readonly Fact[]): string[] =>
  pagesAgainst(answer, known).map(saysOtherwise);

/** One fact for each sentence: several may stand in one. */
export function pagesAgainst({ questions, text }: Answer, known: readonly Fact[]): Fact[] {
  const refused = namesRefused({ questions, text });
  const pages = known.filter(({ state, url }) => state !== 'hidden' && url !== '');
  const said = factsOfAnswer({ questions, text }, pages[0]?.language ?? 'en');
  const conflicts = conflictsOf([...said, ...pages]);
  const against = new Set(said.flatMap((fact) => conflicts.get(fact.id) ?? saidOfNoPlace(fact, pages)));
  const topics = said.map(({ topic }) => topic);
  const numbers = new Set(
    [...saidOtherwise({ questions, text }, topics, pages), ...said.flatMap((fact) => saidOfAllGoods(fact, pages))].map(
      ({ id }) => id,
    ),
  );
  const offers = ({ topic, value }: Fact) =>
    topic.startsWith('payment.') && value?.kind === 'names' && value.names.some((name) => refused.includes(name));
  const told = pages.filter((fact) => against.has(fact.id) || numbers.has(fact.id) || offers(fact));
  return [...new Map(told.map((fact) => [saysOtherwise(fact), fact])).values()].slice(0, toldMax);
}

/** Of nothing else do pages say something that can be compared. */
export const isComparable = (answer: Answer): boolean => saysNumbers(answer.text) || namesRefused(answer).length > 0;

/** Ways to pay that the answer says no to: "No, we do not offer Klarna." */
function namesRefused({ questions, text }: Answer): string[] {
  const [first = ''] = text.split(/(?<=[.!?])\s+/u);
  if (!startsWithNo.test(first)) return [];
  const named = paymentNamesIn(first);
  return named.length > 0 ? named : questions.flatMap(paymentNamesIn);
}
const startsWithNo =
  /^(?:no|nein|non|não|nee|nej|nie|tidak)(?!\p{L})|^(?:sorry[,.!]? )?we (?:do not|don['’]t|cannot|can['’]t) (?:take|accept|offer)/iu;

/** What an answer says, read as an entry of a page's frequent questions is. */
export function factsOfAnswer({ questions, text }: Answer, language: string): FoundFact[] {
  const passage = {
    url: '',
    title: '',
    text: withoutYes(text),
    language: null,
    kind: 'policy',
    voice: 'shop',
  } as const;
  const headings = questions.map((question) => askedInTime(question, language) ?? question);
  return readFacts({ passages: [{ ...passage, headings }] }, []);
}

export const saysOtherwise = ({ url, text }: Pick<Fact, 'url' | 'text'>): string =>
  `Your page ${url} says otherwise: “${text}”`;

/** "Yes: furniture costs 59 EUR" begins with no name of what it holds for. */
const withoutYes = (text: string): string =>
  text.replace(/^(?:yes|no|ja|nein|oui|non|sí|si|sim|não|nee|nej|tak|nie)[:,.!]\s+(\p{L})/iu, (_, next: string) =>
    next.toUpperCase(),
  );

/** by the concept that names them */
const families: [Concept, string][] = [
  ['delivery', 'delivery'],
  ['warranty', 'warranty'],
  ['returns', 'returns'],
  ['pickup', 'delivery'],
  ['gift_card', 'gift_card'],
  ['hours', 'contact.hours'],
];
/** ways that have terms of their own: what is said of one holds for no other */
const ways: readonly Concept[] = ['express', 'pickup', 'gift_card'];

/**
 * Numbers of an answer that pages say otherwise of the same thing or place, whatever words each of the two has for where it holds.
 * @param topics that the answer's own words were read as
 */
function saidOtherwise({ questions, text }: Answer, topics: readonly FactTopic[], pages: readonly Fact[]): Fact[] {
  const language = pages[0]?.language ?? 'en';
  const about = subjectOf([...questions, text].join('\n'), language);
  const of = new Set([
    ...topics.map(familyOf),
    ...families.filter(([concept]) => about.concepts.has(concept)).map(([, family]) => family),
  ]);
  const told = pages.filter((fact) => of.has(familyOf(fact.topic)));
  const numbers = told.filter((fact) => {
    return (
      isOfSame(about, subjectOfFact(fact, language)) &&
      (lacksAll(text, fact.text, sameSpan) || lacksAll(text, fact.text, samePrice))
    );
  });
  return [...numbers, ...(of.has('contact.hours') ? openOtherwise({ questions, text }, pages, language) : [])];
}

/** "Candles: 14 days", where pages give 30 days for whatever was bought and name no candles. */
function saidOfAllGoods({ topic, scope, value }: FoundFact, pages: readonly Fact[]): Fact[] {
  if (topic !== 'returns.window' || scope === null || value?.kind !== 'days') return [];
  const language = pages[0]?.language ?? 'en';
  const kindsOf = (text: string | null) => subjectOf(text ?? '', language).kinds;
  const its = kindsOf(scope);
  const told = pages.filter((fact) => fact.topic === topic && fact.value?.kind === 'days');
  if (its.size === 0 || told.some((fact) => !kindsOf(fact.scope).isDisjointFrom(its))) return [];
  const ofAll = told.filter((fact) => fact.scope === null);
  const says = ({ value: days }: Fact) => days?.kind === 'days' && days.from <= value.from && value.to <= days.to;
  return ofAll.some(says) ? [] : ofAll;
}

const familyOf = (topic: FactTopic): string => (topic === 'contact.hours' ? topic : matterOf({ topic }));

interface Subject {
  concepts: ReadonlyMap<Concept, string>;
  kinds: ReadonlySet<Concept>;
  places: ReadonlySet<string>;
  ways: readonly Concept[];
  /** of a fact, those that its own words name, be it beside others */
  told: readonly Concept[];
}

function subjectOf(text: string, language: string): Subject {
  const { concepts } = wordsIn(text, language);
  return {
    concepts,
    kinds: new Set([...concepts.keys()].filter(isKind)),
    places: new Set(placesAsked(text, language).map(({ place }) => place.id)),
    ways: ways.filter((way) => concepts.has(way)),
    told: [],
  };
}

/** a file's answers are all held against the same facts */
const subjects = new WeakMap<Fact, Subject>();

function subjectOfFact(fact: Fact, language: string): Subject {
  const ready = subjects.get(fact);
  if (ready !== undefined) return ready;
  const told = subjectOf(`${fact.scope ?? ''}\n${fact.text}`, language).ways;
  const subject = { ...subjectOf(fact.scope ?? '', language), told };
  subjects.set(fact, subject);
  return subject;
}

const isKind = (concept: Concept): boolean =>
  isThing(concept) && !materialConcepts.has(concept) && !qualities.has(concept);

/** Both name a thing, a place or a way, and nothing that the other does not speak of. */
function isOfSame(one: Subject, other: Subject): boolean {
  if (one.kinds.size + one.places.size + one.ways.length === 0) return false;
  if (one.ways.length === 0 ? other.ways.length > 0 : !one.ways.every((way) => other.told.includes(way))) return false;
  const isShared = <T>(its: ReadonlySet<T>, others: ReadonlySet<T>) =>
    its.size === 0 ? others.size === 0 : !its.isDisjointFrom(others);
  return isShared(one.kinds, other.kinds) && isShared(one.places, other.places);
}

/** Both say numbers of a kind, and none that the other says. */
function lacksAll<N>(text: string, page: string, { read, isAlike, isSame }: Kind<N>): boolean {
  const known = read(page);
  const said = read(text).filter((one) => known.some((other) => isAlike(one, other)));
  return said.length > 0 && !said.some((one) => known.some((other) => isSame(one, other)));
}

interface Kind<N> {
  read: (text: string) => readonly N[];
  /** they may be of one matter */
  isAlike: (said: N, known: N) => boolean;
  isSame: (said: N, known: N) => boolean;
}

const farthest = 30;
const sameSpan: Kind<ReturnType<typeof exactDurationsIn>[number]> = {
  read: exactDurationsIn,
  // how soon a card comes is not how long it is valid
  isAlike: (said, known) => Math.max(said.to / known.from, known.to / said.from) <= farthest,
  isSame: (said, known) => known.from <= said.from && said.to <= known.to,
};

const samePrice: Kind<ReturnType<typeof parsePrices>[number]> = {
  isAlike: () => true,
  read: (text) => parsePrices(text, null).filter(({ isMarked }) => isMarked),
  isSame: (said, known) => said.currency !== known.currency || said.amount === known.amount,
};
