/** Questions, the owner's wordings of theirs and answers as they are compared, each read once. */
import { asksOf, isYesNo } from '../../../dialogue/asks-of.ts';
import { signNames, signsOf } from '../../../evidence/answer-signs.ts';
import type { Sign } from '../../../evidence/answer-signs.ts';
import { createMatcher } from '../../../evidence/learned-match.ts';
import type { Match, Matcher } from '../../../evidence/learned-match.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { readWords } from '../../../evidence/read-words.ts';
import type { Word } from '../../../evidence/read-words.ts';
import type { AnswerKind } from '../../../languages/concepts.ts';
import { once } from '../../../lib/remembered.ts';
import { thingAsked } from './asks-for-same.ts';
import type { ThingAsked } from './asks-for-same.ts';
import { sentencesIn } from './in-all-ways.ts';
import { namesIn } from './names-other.ts';
import { matterSaid } from './shares-matter.ts';
import type { Matter } from './shares-matter.ts';

/** An owner's answer, read once for all its wordings. */
export interface Told {
  text: string;
  words: readonly Word[];
  terms: ReadonlySet<string>;
  names: ReadonlySet<string>;
  matter: Matter;
  /** what of it could answer: a sum, a duration, a place */
  shapes: ReadonlySet<Sign>;
}

export function toldBy(text: string, language: string): Told {
  const words = readWords(text, language);
  const shapes = signsOf(text);
  return {
    text,
    words,
    terms: termsOf(words),
    names: namesIn(text, language),
    matter: matterSaid(text, language),
    shapes: new Set(signNames.filter((_, at) => shapes[at] === 1)),
  };
}

/** A question, or an owner's wording of theirs, as both are compared. */
export interface ComparedQuestion {
  text: string;
  /** the shop's */
  language: string;
  read: ReadQuestion;
  words: readonly Word[];
  telling: readonly Word[];
  terms: ReadonlySet<string>;
  names: ReadonlySet<string>;
  asks: ReadonlySet<AnswerKind>;
  /** answered with yes or no */
  isClosed: boolean;
  isStory: boolean;
  matcher: Matcher;
  matter: Matter;
  thing: ThingAsked | null;
}

export function comparedQuestion(text: string, language: string, read: ReadQuestion): ComparedQuestion {
  const words = readWords(text, language);
  return {
    text,
    language,
    read,
    words,
    telling: words.filter(({ isFunctionWord }) => !isFunctionWord),
    terms: termsOf(words),
    names: namesIn(text, language),
    asks: asksOf(text, language),
    isClosed: isYesNo(text, language),
    isStory: sentencesIn(text).length > 1,
    matcher: createMatcher(words),
    matter: matterSaid(text, language),
    thing: thingAsked(text, language),
  };
}

/** A wording beside the answer that stands under it. */
export interface ComparedWording {
  wording: ComparedQuestion;
  told: Told;
  /** how well the answer answers its own question: some say yes, and some a whole table */
  own: () => Match;
}

export const comparedWording = (wording: ComparedQuestion, told: Told): ComparedWording => ({
  wording,
  told,
  own: once(() => wording.matcher([])(told.words)),
});

const termsOf = (words: readonly Word[]): ReadonlySet<string> => new Set(words.map(({ term }) => term));
