/**
 * Groups of questions that want the same answer, as the questions come one after another: average linkage, each question to the most alike
 * group, groups that a question brought near each other made one, and questions that now fit another group better seated there.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { askedAlike, createQuestionReader, questionLikeness } from '../../../evidence/question-likeness.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { isThing, materialConcepts, withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { withoutMasks } from '../../../lib/mask-personal.ts';

/** mean likeness from which a question is one of the group's, and from which two groups are one */
const leastToJoin = 0.15;
const leastToUnite = 0.22;
/**
 * Groups whose questions one that grew is compared with. Two groups that were apart come near each other by the new question alone, so that
 * those it is far from are as far as they were: with 500 groups of 24 wordings they would be 288,000 comparisons a question.
 */
const nearest = 24;
/** of them, those whose questions may be seated in it */
const neighbours = 8;
/** of a group, the questions that others are compared with */
export const comparedMax = 24;
/** a word's rarity is counted anew when there are so many times as many questions */
const staleFrom = 1.25;
/** reading a question takes half a millisecond, comparing two a hundredth; others have their turn in between */
const readAtOnce = 20;
const comparedAtOnce = 1_000;
/** a longer wording tells a story */
const clearMax = 120;

export interface AlikeGroup {
  /** as they were asked, in the shop's language; the newest first */
  texts: readonly string[];
}

type Likeness = (a: ReadQuestion, b: ReadQuestion) => number;

export function createAlikeGroups(language: string, likeness: Likeness = questionLikeness) {
  let read = createQuestionReader([], language);
  let countedIn = 0;
  let known = new Map<string, NamingQuestion>();
  let compared = 0;

  /** Reads what it has not read; what is in no group any more is forgotten. */
  async function readAll(texts: readonly string[]): Promise<void> {
    const isStale = countedIn === 0 || texts.length > countedIn * staleFrom;
    if (isStale) {
      read = createQuestionReader(texts.map(withoutMasks), language);
      countedIn = texts.length;
    }
    const before = isStale ? new Map<string, NamingQuestion>() : known;
    known = new Map();
    let done = 0;
    for (const text of texts) {
      const its = before.get(text);
      known.set(text, its ?? named(text));
      if (its === undefined && ++done % readAtOnce === 0) await nextTurn();
    }
  }

  function named(masked: string): NamingQuestion {
    const text = withoutMasks(masked);
    return { read: read(text), things: thingsNamed(text, language) };
  }
  const readingOf = (text: string): NamingQuestion => known.get(text) ?? named(text);
  const likenessOf = (a: NamingQuestion, b: NamingQuestion): number =>
    areStrangers(a, b, language) ? 0 : likeness(a.read, b.read);

  /** Mean likeness of each of the one to each of the other. */
  async function linkage(one: readonly string[], other: readonly string[]): Promise<number> {
    const others = other.slice(0, comparedMax).map(readingOf);
    const ones = one.slice(0, comparedMax).map(readingOf);
    let sum = 0;
    for (const its of ones) for (const theirs of others) sum += likenessOf(its, theirs);
    compared += ones.length * others.length;
    if (compared >= comparedAtOnce) {
      compared = 0;
      await nextTurn();
    }
    return sum / Math.max(1, ones.length * others.length);
  }

  /** The most alike first. */
  async function byLinkage<T extends AlikeGroup>(groups: readonly T[], texts: readonly string[]) {
    const all: { group: T; mean: number }[] = [];
    for (const group of groups) all.push({ group, mean: await linkage(texts, group.texts) });
    return all.sort((a, b) => b.mean - a.mean);
  }

  /** What is more alike to the grown group's than to its own group's others. */
  async function seatedAnew(texts: readonly string[], grown: readonly string[]): Promise<string[]> {
    const moved: string[] = [];
    for (const [at, text] of texts.entries()) {
      const there = await linkage([text], grown);
      if (there >= leastToJoin && there > (await linkage([text], texts.toSpliced(at, 1)))) moved.push(text);
    }
    return moved;
  }

  const textsOf = (groups: readonly AlikeGroup[]) => groups.flatMap(({ texts }) => texts.slice(0, comparedMax));

  return {
    /** The group that a question belongs to; null when none is alike enough. */
    async groupOf<T extends AlikeGroup>(groups: readonly T[], text: string): Promise<T | null> {
      await readAll([text, ...textsOf(groups)]);
      const [best] = await byLinkage(groups, [text]);
      return best !== undefined && best.mean >= leastToJoin ? best.group : null;
    },

    /** Of the other groups those that are one with this, now that its first text is new, and what its neighbours have that fits it better. */
    async drawnTo<T extends AlikeGroup>(
      grown: AlikeGroup,
      others: readonly T[],
    ): Promise<{ united: T[]; moved: { from: T; texts: string[] }[] }> {
      const united: T[] = [];
      let texts = [...grown.texts];
      const byNewest = await byLinkage(others, texts.slice(0, 1));
      const near = byNewest.slice(0, nearest).map(({ group }) => group);
      let next = await byLinkage(near, texts);
      for (let best = next[0]; best !== undefined && best.mean >= leastToUnite; best = next[0]) {
        united.push(best.group);
        texts = [...texts, ...best.group.texts];
        next = await byLinkage(
          next.slice(1).map(({ group }) => group),
          texts,
        );
      }
      const moved: { from: T; texts: string[] }[] = [];
      for (const { group: from } of next.slice(0, neighbours)) {
        const leaving = await seatedAnew(from.texts.slice(0, comparedMax), texts);
        if (leaving.length > 0) moved.push({ from, texts: leaving });
      }
      return { united, moved };
    },

    /** The wording nearest to all others that is not too long; of equally near ones the shortest. */
    clearest(wordings: readonly string[]): string {
      const texts = [...new Set(wordings)].slice(0, comparedMax);
      const short = texts.filter((text) => text.length <= clearMax);
      let best = { text: '', mean: -1 };
      for (const text of short.length === 0 ? texts : short) {
        const others = texts.filter((other) => other !== text);
        const sum = others.reduce((total, other) => total + likenessOf(readingOf(text), readingOf(other)), 0);
        const mean = sum / Math.max(1, others.length);
        if (mean > best.mean || (mean === best.mean && text.length < best.text.length)) best = { text, mean };
      }
      return best.text;
    },
  };
}

export type AlikeGroups = ReturnType<typeof createAlikeGroups>;

/** A question with the things that it names. */
interface NamingQuestion {
  read: ReadQuestion;
  things: ReadonlySet<Concept>;
}

/** Of a rug and the decoration that it is a kind of, the rug; what a thing is made of is none. */
function thingsNamed(text: string, language: string): ReadonlySet<Concept> {
  const found = conceptsIn(text, language).filter((one) => isThing(one) && !materialConcepts.has(one));
  const kinds = new Set(found.flatMap((one) => withBroader(one).slice(1)));
  return new Set(found.filter((one) => !kinds.has(one)));
}

/** below it, two questions that shops are asked ask for something else */
const leastAsked = 0.25;
/** ... and where both name the same thing, and share no other word */
const leastAskedOfThing = 0.35;

/** Whether two questions that share words want different answers all the same: they ask for other things, or for something else of one thing. */
function areStrangers(one: NamingQuestion, other: NamingQuestion, language: string): boolean {
  const asked = askedAlike(one.read, other.read);
  if (asked < leastAsked && isAskedOfShops(one.read) && isAskedOfShops(other.read)) return true;
  if (one.things.size === 0 || other.things.size === 0) return false;
  if (one.things.isDisjointFrom(other.things)) return true;
  if (asked >= leastAskedOfThing) return false;
  const others = new Set(other.read.telling.map(({ word }) => word.term));
  const shared = one.read.telling.filter(({ word }) => others.has(word.term));
  return shared.every(({ word }) => thingsNamed(word.term, language).size > 0);
}

/** It is likelier one of the kinds of questions that shops are asked than none of them. */
const isAskedOfShops = ({ aspects }: ReadQuestion): boolean => (aspects.at(-1) ?? 0) ** 2 < 0.5;
