/**
 * Groups of questions that want the same answer, as the questions come one after another: average linkage, each question to the most alike
 * group, and groups that a question brought near each other made one.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createQuestionReader, questionLikeness } from '../../../evidence/question-likeness.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';

/** mean likeness from which a question is one of the group's, and from which two groups are one */
const leastToJoin = 0.15;
const leastToUnite = 0.22;
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
  let known = new Map<string, ReadQuestion>();
  let compared = 0;

  /** Reads what it has not read; what is in no group any more is forgotten. */
  async function readAll(texts: readonly string[]): Promise<void> {
    const isStale = countedIn === 0 || texts.length > countedIn * staleFrom;
    if (isStale) {
      read = createQuestionReader(texts, language);
      countedIn = texts.length;
    }
    const before = isStale ? new Map<string, ReadQuestion>() : known;
    known = new Map();
    let done = 0;
    for (const text of texts) {
      const its = before.get(text);
      known.set(text, its ?? read(text));
      if (its === undefined && ++done % readAtOnce === 0) await nextTurn();
    }
  }

  const readingOf = (text: string): ReadQuestion => known.get(text) ?? read(text);

  /** Mean likeness of each of the one to each of the other. */
  async function linkage(one: readonly string[], other: readonly string[]): Promise<number> {
    const others = other.slice(0, comparedMax).map(readingOf);
    const ones = one.slice(0, comparedMax).map(readingOf);
    let sum = 0;
    for (const its of ones) for (const theirs of others) sum += likeness(its, theirs);
    compared += ones.length * others.length;
    if (compared >= comparedAtOnce) {
      compared = 0;
      await nextTurn();
    }
    return sum / Math.max(1, ones.length * others.length);
  }

  async function nearest<T extends AlikeGroup>(
    groups: Iterable<T>,
    texts: readonly string[],
    least: number,
  ): Promise<T | null> {
    let best: { group: T; mean: number } | null = null;
    for (const group of groups) {
      const mean = await linkage(texts, group.texts);
      if (mean >= least && mean > (best?.mean ?? 0)) best = { group, mean };
    }
    return best?.group ?? null;
  }

  const textsOf = (groups: readonly AlikeGroup[]) => groups.flatMap(({ texts }) => texts.slice(0, comparedMax));

  return {
    /** The group that a question belongs to; null when none is alike enough. */
    async groupOf<T extends AlikeGroup>(groups: readonly T[], text: string): Promise<T | null> {
      await readAll([text, ...textsOf(groups)]);
      return nearest(groups, [text], leastToJoin);
    },

    /** Of the other groups those that are one with this, now that it has grown; it holds their questions then. */
    async unitedWith<T extends AlikeGroup>(grown: AlikeGroup, others: readonly T[]): Promise<T[]> {
      const left = new Set(others);
      const united: T[] = [];
      let texts = [...grown.texts];
      for (;;) {
        const next = await nearest(left, texts, leastToUnite);
        if (next === null) return united;
        left.delete(next);
        united.push(next);
        texts = [...texts, ...next.texts];
      }
    },

    /** The wording nearest to all others that is not too long; of equally near ones the shortest. */
    clearest(wordings: readonly string[]): string {
      const texts = [...new Set(wordings)].slice(0, comparedMax);
      const short = texts.filter((text) => text.length <= clearMax);
      let best = { text: '', mean: -1 };
      for (const text of short.length === 0 ? texts : short) {
        const others = texts.filter((other) => other !== text);
        const sum = others.reduce((total, other) => total + likeness(readingOf(text), readingOf(other)), 0);
        const mean = sum / Math.max(1, others.length);
        if (mean > best.mean || (mean === best.mean && text.length < best.text.length)) best = { text, mean };
      }
      return best.text;
    },
  };
}

export type AlikeGroups = ReturnType<typeof createAlikeGroups>;
