/** Numbers of a sentence that no statement of the same term holds, but one that says the same words: of a table's row, of a class, of a fee. */
import type { Concept } from '../../../languages/concepts.ts';
import { perObject } from '../../../lib/remembered.ts';
import { heavyOf, holdsFor } from './about.ts';
import { rootsOf, toldWords } from './licence.ts';
import type { Licence } from './licence.ts';
import { isOfOtherTerm } from './other-number.ts';
import type { Candidate } from './other-number.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround, placesAt } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import {
  endsAlike,
  hasSameRole,
  hasUnitOfLast,
  isCarrier,
  isOfOthers,
  isRangeOf,
  meansSame,
  onSameDays,
} from './same-term.ts';
import { segmentsOf } from './segments.ts';
import { aboutSource, perSource, regionsAround, segmentOf } from './sources.ts';
import type { Source } from './sources.ts';

export function createBound(
  asked: Context,
  licenceOf: (sentence: Sentence) => Licence | null,
  sayingOf: (claim: Claim) => readonly Candidate[],
) {
  return { isBound, isInPlace };

  /** Where it is said in the words of one statement, whatever these are about. */
  function isBound(group: readonly Claim[], sentence: Sentence): boolean {
    const [first] = group;
    if (first === undefined || (first.spelled && (first.kind === 'none' || first.kind === 'word'))) return false;
    const holding = sayingOf(first).filter(
      ({ source, claim }) =>
        source.language === sentence.language &&
        !source.isCustomers &&
        ((group.length === 1 && hasUnitOfLast(claim, first, source)) ||
          (group.length > 1
            ? isRangeOf(group, source)
            : endsAlike(first, claim, source, sentence) && meansSame(first, claim, sentence, source))) &&
        isInPlace(source, claim, first, sentence) &&
        saysSpecial(source, first, sentence) &&
        (!isOfOtherTerm(source, sentence) || saysMostOf(source, sentence)) &&
        (first.kind !== 'money' || hasSameRole(source, claim, first, sentence)) &&
        (first.kind !== 'clock' || onSameDays(source, claim, first, sentence)) &&
        (first.kind !== 'percent' || !isOfOthers(source, sentence, asked)),
    );
    const licence = holding.length > 0 ? licenceOf(sentence) : null;
    return (
      licence !== null &&
      isBoundByWords(first, sentence, licence, holding, ({ source, claim }) =>
        isInPlace(source, claim, first, sentence),
      )
    );
  }

  function isInPlace(source: Source, claim: Claim, said: Claim, sentence: Sentence): boolean {
    const isTerm = heavyOf(aboutSource(source).families).length > 0;
    const named = placesAt(sentence, said);
    const places =
      named.length > 0 || !isTerm ? named : sentence.context.places.length > 0 ? sentence.context.places : asked.places;
    if (places.length === 0 || (source.product !== null && !isTerm)) return true;
    const { text, regions } = regionsAround(source, claim);
    return holdsFor(text, regions, places);
  }
}

/** what says so much of a sentence is of its term, whatever its topic is called */
const shareMost = 0.6;

function saysMostOf(source: Source, { plain, language }: Sentence): boolean {
  const told = rootsOf(source);
  const words = toldWords(plain, language);
  const weightOf = (some: typeof words) => some.reduce((sum, { weight }) => sum + weight, 0);
  return weightOf(words.filter(({ root }) => told.has(root))) >= shareMost * weightOf(words);
}

/** "Paid as a gift card" is said by no statement that names none. */
function saysSpecial(source: Source, said: Claim, sentence: Sentence): boolean {
  const { special, text } = clauseAround(sentence, said);
  const told = aboutSource(source).special;
  const isNamed = (one: Concept) =>
    source.plain.toLowerCase().includes(sentence.about.concepts.get(one)?.slice(0, 5) ?? '\n');
  return [...special].every((one) => told.has(one) || isNamed(one) || isCarrier(one, text));
}

/** A number that stands in the statement which says most of the same words: what it is about need not be known by any list. Another number of its kind that is said of as much leaves it unbound. */
/** so much of what is said with the number, or of what was asked, must the statement say */
const shareLeast = 0.33;
const weightLeast = 1.2;
/** what is said elsewhere, in the sentence and in the statement */
const restOfSentence = 0.4;
const restOfStatement = 0.7;
const ofQuestion = 0.4;
const perNumber = 0.8;
/** the other number is one that the sentence says too */
const leadOfSaid = 0.5;

interface Told {
  source: Source;
  claim: Claim;
}
interface Weighed {
  root: string;
  weight: number;
}

const label = /^[^|]{2,60}(?=\s\|)|^[^:|\d]{2,40}:/u;
const besideOf = perObject((_claim: Claim) => new Map<Source, ReadonlySet<string>>());

/** The roots that stand with a claim in its statement, its row's or line's label among them. */
function rootsBeside({ source, claim }: Told): ReadonlySet<string> {
  const known = besideOf(claim).get(source);
  if (known !== undefined) return known;
  const text = `${label.exec(source.plain)?.[0] ?? ''} ${segmentOf(source, claim)}`;
  const fresh = new Set(toldWords(text, source.language).map(({ root }) => root));
  besideOf(claim).set(source, fresh);
  return fresh;
}

const isAlike = (one: Claim, other: Claim): boolean =>
  one.kind === other.kind && (one.kind === 'money' || one.kind === 'word' || one.of === other.of);

/** `holding` are the statements with this number, `isOpen` tells of another whether it may be meant. */
function isBoundByWords(
  claim: Claim,
  sentence: Sentence,
  licence: Licence,
  holding: readonly Told[],
  isOpen: (told: Told) => boolean,
): boolean {
  const { plain, claims, language } = sentence;
  const rootsIn = (text: string) => new Set(toldWords(text, language).map(({ root }) => root));
  const near = rootsIn(`${clauseAround(sentence, claim).text} ${segmentsOf(plain, claims, language).get(claim) ?? ''}`);
  const bare = rootsIn(claims.reduceRight((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, plain));
  const words = licence.words.filter(({ root }) => bare.has(root));
  const own = words.filter(({ root }) => near.has(root));
  const rest = words.flatMap(({ root, weight }) => (near.has(root) ? [] : [{ root, weight: weight * restOfSentence }]));
  const asked = licence.asked.flatMap(({ root, weight }) =>
    bare.has(root) ? [] : [{ root, weight: weight * ofQuestion }],
  );
  const numbers = claims.filter((one) => one !== claim && !one.article && one.kind !== 'money' && !isAlike(one, claim));
  const long = longWordsOf(plain);

  function likeness(told: Told, among: readonly Weighed[]): number {
    const beside = rootsBeside(told);
    const all = rootsOf(told.source);
    let sum = 0;
    for (const { root, weight } of among)
      if (beside.has(root)) sum += weight;
      else if (all.has(root) || isPartOf(long, root, told.source)) sum += weight * restOfStatement;
    return sum;
  }
  const rank = (told: Told): number =>
    likeness(told, own) +
    likeness(told, rest) +
    likeness(told, asked) +
    numbers.filter((one) =>
      told.source.claims.some((other) => other !== told.claim && includes(other, one, told.source)),
    ).length *
      perNumber;

  const best = Math.max(
    ...holding.map((told) => {
      const isEnough = [own, asked].some((some) => likeness(told, some) >= shareLeast * sumOf(some) && some.length > 0);
      return isEnough ? rank(told) : 0;
    }),
  );
  if (best < weightLeast) return false;
  return !licence.supports.some(({ source }) =>
    source.claims.some((one) => {
      if (!isAlike(one, claim) || sameClaim(one, claim) || source.isCustomers) return false;
      const isSaid = claims.some((other) => other.kind === one.kind && !other.article && sameClaim(other, one));
      const lead = isSaid ? leadOfSaid : 0;
      const told = { source, claim: one };
      return rank(told) >= best + lead && isOpen(told);
    }),
  );
}

const sumOf = (some: readonly Weighed[]): number => some.reduce((sum, { weight }) => sum + weight, 0);

/** "20 kg" is within a row of "15–49 kg" */
function includes(told: Claim, one: Claim, { claims }: Source): boolean {
  if (sameClaim(told, one) || (told.said === one.said && told.kind !== 'money')) return true;
  if (told.range < 0 || told.kind !== one.kind || told.of !== one.of) return false;
  const ends = claims.filter(({ range }) => range === told.range).map(({ value }) => value);
  return Math.min(...ends) <= one.value && one.value <= Math.max(...ends);
}

const longWord = /\p{L}{10,}/gu;
const partLength = 6;
const longWordsOf = (text: string): readonly string[] => text.toLowerCase().match(longWord) ?? [];
const partsOf = perSource(({ plain }) =>
  (plain.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, partLength)),
);

/** "Versandpauschale" is said by "pauschal" */
const isPartOf = (long: readonly string[], root: string, source: Source): boolean =>
  long.some((word) => word.startsWith(root) && partsOf(source).some((part) => word.indexOf(part) > 2));
