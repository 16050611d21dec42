/** A wording, or what a visitor asks, in all the ways in which it is compared. */
import { asksOf, isYesNo } from '../../../dialogue/asks-of.ts';
import { daysOfYearIn, isNamedDay, withPlainDays } from '../../../dialogue/named-days.ts';
import { plainlyPut } from '../../../dialogue/plainly-put.ts';
import { tellingWords } from '../../../evidence/read-words.ts';

export interface Way {
  text: string;
  /** of the year, by their dates, which "Christmas" in place of "26 December" would lose */
  days: ReadonlySet<string>;
}

export interface AskedWay extends Way {
  /** all that is said around it */
  message: string;
  /** of several sentences, which only a wording of several is compared with */
  isStory: boolean;
  language: string;
}

/** As the owner put it, plainly, and with days of the year by their plain names. */
export const waysOfWording = (question: string, language: string): Way[] =>
  plainWays(question, language).flatMap((text) => withDays(text, language));

/** ... and what a message asks by each of its sentences. */
export function waysOfAsking(
  texts: readonly string[],
  language: string,
  languageOf: (text: string) => string,
): AskedWay[] {
  const messages = new Set(texts.flatMap((text) => plainWays(text, language)));
  return [...messages].flatMap((message) => {
    const said = languageOf(message);
    const alone = askedAlone(message, said);
    const stories = alone.includes(message) ? [] : [message];
    return [...alone, ...stories].flatMap((text) =>
      withDays(text, said).map((way) => ({
        ...way,
        message: way.text === text ? message : (withPlainDays(message, said)[0] ?? message),
        isStory: stories.includes(text),
        language: said,
      })),
    );
  });
}

/** Days of the year that a wording names, and beside them those that its answer tells. */
export interface KnownDays {
  worded: ReadonlySet<string>;
  told: ReadonlySet<string>;
}

/** The answer is for other days than those that are asked for; "are you open now?" asks for none of Christmas. */
export function isForOtherDays(asked: ReadonlySet<string>, { worded, told }: KnownDays): boolean {
  if (asked.size === 0) return [...worded].some(isNamedDay);
  const known = worded.union(told);
  // "by 12 June" may be asked of any answer that names no day
  return known.size === 0 ? [...asked].some(isNamedDay) : !asked.isSubsetOf(known);
}

/** "am 24.12. geöffnet" is one. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])(?<!(?<!\d)\d{1,2}\.)\s+/u);

function plainWays(text: string, language: string): string[] {
  const plainer = plainlyPut(text, language);
  return plainer === null ? [text] : [text, plainer];
}

function withDays(text: string, language: string): Way[] {
  const days = daysOfYearIn(text, language);
  const plainer = days.size === 0 ? [] : withPlainDays(text, language);
  return [text, ...plainer].map((way) => ({ text: way, days }));
}

/** "I need a present for my mum. Do you gift wrap?" is compared by what it asks; what leans on the sentences around it, with them. */
function askedAlone(message: string, language: string): string[] {
  const sentences = sentencesIn(message);
  if (sentences.length === 1) return [message];
  const asking = sentences.filter(
    (said) =>
      (isYesNo(said, language) || asksOf(said, language).size > 0) && tellingWords(said, language).length >= leastTold,
  );
  return asking.length > 0 ? asking : [message];
}
const leastTold = 2;
