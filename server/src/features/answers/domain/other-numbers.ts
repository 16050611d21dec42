/** Numbers of an answer that pages say otherwise of the same thing or place, whatever words each of the two has for where it holds. */
import { parsePrices } from '../../../extraction/parse-price.ts';
import { durationsIn } from '../../../facts/durations.ts';
import type { Fact } from '../../../facts/fact.ts';
import { placesAsked } from '../../../facts/regions.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import { isThing, materialConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { qualities } from '../../../languages/things/things.ts';

interface Written {
  questions: readonly string[];
  text: string;
}

/** by the concept that names them */
const families: [Concept, string][] = [
  ['delivery', 'delivery'],
  ['warranty', 'warranty'],
  ['returns', 'returns'],
];

/** @param topics that the answer's own words were read as */
export function saidOtherwise({ questions, text }: Written, topics: readonly string[], pages: readonly Fact[]): Fact[] {
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
  const hours = told.filter((fact) => fact.topic === 'contact.hours' && timesIn(fact.text).length > 0);
  const known = new Set(hours.flatMap((fact) => timesIn(fact.text)));
  const isOpenOtherwise = timesIn(text).some((time) => !known.has(time));
  return [...numbers, ...(isOpenOtherwise ? hours : [])];
}

const familyOf = (topic: string): string => (topic === 'contact.hours' ? topic : (topic.split('.')[0] ?? topic));

interface Subject {
  concepts: ReadonlyMap<Concept, string>;
  kinds: ReadonlySet<Concept>;
  places: ReadonlySet<string>;
}

function subjectOf(text: string, language: string): Subject {
  const { concepts } = wordsIn(text, language);
  return {
    concepts,
    kinds: new Set([...concepts.keys()].filter(isKind)),
    places: new Set(placesAsked(text, language).map(({ place }) => place.id)),
  };
}

/** a file's answers are all held against the same facts */
const subjects = new WeakMap<Fact, Subject>();

function subjectOfFact(fact: Fact, language: string): Subject {
  const subject = subjects.get(fact) ?? subjectOf(fact.scope ?? '', language);
  subjects.set(fact, subject);
  return subject;
}

const isKind = (concept: Concept): boolean =>
  isThing(concept) && !materialConcepts.has(concept) && !qualities.has(concept);

/** Both name a thing or a place, and nothing that the other does not speak of. */
function isOfSame(one: Subject, other: Subject): boolean {
  if (one.kinds.size + one.places.size === 0 || one.concepts.has('express') !== other.concepts.has('express'))
    return false;
  const isShared = <T>(its: ReadonlySet<T>, others: ReadonlySet<T>) =>
    its.size === 0 ? others.size === 0 : !its.isDisjointFrom(others);
  return isShared(one.kinds, other.kinds) && isShared(one.places, other.places);
}

/** Both say numbers of a kind, and none that the other says. */
function lacksAll<N>(text: string, page: string, { read, isSame }: Kind<N>): boolean {
  const [said, known] = [read(text), read(page)];
  return said.length > 0 && known.length > 0 && !said.some((one) => known.some((other) => isSame(one, other)));
}

interface Kind<N> {
  read: (text: string) => readonly N[];
  isSame: (said: N, known: N) => boolean;
}

const sameSpan: Kind<ReturnType<typeof durationsIn>[number]> = {
  read: durationsIn,
  isSame: (said, known) => known.from <= said.from && said.to <= known.to,
};

const samePrice: Kind<ReturnType<typeof parsePrices>[number]> = {
  read: (text) => parsePrices(text, null).filter(({ isMarked }) => isMarked),
  isSame: (said, known) => said.currency !== known.currency || said.amount === known.amount,
};

const timesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d:.,])([01]?\d|2[0-3])[:.h]([0-5]\d)(?![\d:])/gu)].map(
    ([, hour, minute]) => `${Number(hour)}:${minute}`,
  );
