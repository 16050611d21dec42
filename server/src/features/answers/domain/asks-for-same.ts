/**
 * "Do you have curtains", "any curtains?" and "curtains" ask what "do you sell curtains?" does: whether there is such a thing, by whatever
 * verb. The thing must be the same to the word, for a pack names blinds with curtains; a few matters are one by any of their names.
 */
import { hasQuestionWord } from '../../../dialogue/asks-of.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { tokenize } from '../../../search/tokenize.ts';
import { namesIn, oneMatter, putWith } from './names-other.ts';
import { opensWhether, verbsOfWhether } from './wider-question.ts';

/** What a question whether there is such a thing names. */
export interface ThingAsked {
  names: ReadonlySet<string>;
  words: ReadonlySet<string>;
  isWhole: boolean;
}

/** words of a question that only names a thing */
const barest = 3;

/** @returns null for a question that asks for something else of a thing */
export function thingAsked(text: string, language: string): ThingAsked | null {
  const isWhole = opensWhether(text, language);
  if (!isWhole && !isBare(text, language)) return null;
  const verbs = verbsOfWhether(language);
  const names = namesIn(text, language).difference(verbs);
  const words = new Set(readShopWords(text, language).flatMap((word) => tokenize(word.text, language)));
  return names.isSubsetOf(putWith) ? null : { names, words: words.difference(verbs), isWhole };
}

const isBare = (text: string, language: string): boolean =>
  (text.match(/\p{L}+/gu)?.length ?? 0) <= barest && !hasQuestionWord(text, language);

export function asksForSame(asked: ThingAsked | null, wording: ThingAsked | null): boolean {
  if (asked === null || wording?.isWhole !== true || !isSame(asked.names, wording.names)) return false;
  return asked.names.isSubsetOf(oneMatter) || isSame(asked.words, wording.words);
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && one.isSubsetOf(other);
