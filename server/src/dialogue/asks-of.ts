/** What kind of answer a question asks for, by its asking words: a price, a place, a yes or no. */
import { answerKinds } from '../languages/concepts.ts';
import type { AnswerKind } from '../languages/concepts.ts';
import { perLanguage } from '../languages/packs.ts';
import { plainSpelling, wordsPattern } from '../languages/patterns.ts';
import { smallTalkBefore } from './small-talk.ts';

const patternsOf = perLanguage((pack) => ({
  asks: answerKinds.map((kind) => ({ kind, pattern: wordsPattern(pack.asks[kind], pack) })),
  yesNo: new RegExp(`^${wordsPattern(pack.yesNo, pack).source}`, 'iu'),
  yesNoEnd: pack.yesNoEnd === undefined ? /(?!)/u : new RegExp(`\\p{L}\\s+(?:${pack.yesNoEnd})[\\s?!.]*$`, 'iu'),
}));

/** Several of a message that asks several things; none of a language without a pack. */
export function asksOf(text: string, language: string): ReadonlySet<AnswerKind> {
  const said = plainSpelling(text);
  const found = patternsOf(language)?.asks.filter(({ pattern }) => pattern.test(said)) ?? [];
  return new Set(found.map(({ kind }) => kind));
}

/** "What", "how many", "berapa": one of them stands in it, wherever. */
export const hasQuestionWord = (text: string, language: string): boolean =>
  questionWords(language)?.test(text) === true;

const questionWords = perLanguage((pack) => wordsPattern(pack.questionWords, pack));

/** What a sentence may end with and still want yes or no: "is there a fee?" */
const endings = new Set<AnswerKind>(['cost', 'which']);

/** Wants yes or no: one of its sentences begins so, whatever politeness stands before it, and ends with no asking word ("c'est où ?"). */
export function isYesNo(text: string, language: string): boolean {
  const patterns = patternsOf(language);
  if (patterns === null) return false;
  return plainSpelling(text)
    .split(/(?<=[.!?\n。！？])\s*/u)
    .some((sentence) => {
      if (patterns.yesNoEnd.test(sentence) && !patterns.asks.some(({ pattern }) => pattern.test(sentence))) return true;
      const last = /[\p{L}']+(?=\P{L}*$)/u.exec(sentence)?.[0] ?? '';
      return (
        patterns.yesNo.test(withoutOpening(sentence)) &&
        !patterns.asks.some(({ kind, pattern }) => !endings.has(kind) && pattern.test(last))
      );
    });
}

const withoutOpening = (sentence: string): string =>
  sentence.slice(smallTalkBefore(sentence)).replace(/^[\s¿¡,.!]+/u, '');
