/** What a question leaves open for the sentences of its reply, and the language that each is in. */
import { detectLanguage } from '../../../search/detect-language.ts';
import type { Question } from '../../../ports/model.ts';
import { aboutOf, isForMembers, placesIn } from './about.ts';
import { plainText } from './read-claims.ts';
import type { Context } from './said-sentence.ts';
import { readOnce } from './sources.ts';
import { focusOf } from './whose-price.ts';

/** of which any language may seem to be */
const shortText = 80;
const foreign = /(?!\p{Script=Latin})\p{L}{2}/u;

/** A sentence of a few words is in the visitor's language. */
export function languageOf(text: string, language: string, shopLanguage: string): string {
  if (text.length < 16 && !foreign.test(text)) return language;
  // names stay as the shop writes them
  const own = foreign.test(text) ? text.replaceAll(/\p{Script=Latin}+/gu, ' ') : text;
  return (
    (own.length < shortText && !foreign.test(text)
      ? detectLanguage(own, [language, shopLanguage])
      : detectLanguage(own)) ?? language
  );
}

export function contextOf(question: Question): Context {
  const { text, language, parts } = question;
  const plain = plainText(text, language);
  const about = aboutOf(plain, language);
  return {
    products: focusOf(question),
    families: new Set([
      ...about.families,
      ...parts.flatMap((part) => [...aboutOf(part.asked, question.shopLanguage).families]),
    ]),
    special: about.special,
    things: about.things,
    places: placesIn(plain, language, about),
    amounts: [],
    percents: [],
    isForMembers: isForMembers(text),
    before: '',
    hasHour: false,
    counts: [],
    hasAmount: readOnce(text, language).claims.some(({ kind }) => kind === 'money'),
  };
}

/** Before its first sentence nothing was said: what was asked is no claim. */
export const startOf = (asked: Context): Context => ({
  ...asked,
  families: new Set(),
  special: new Set(),
  things: new Set(),
  places: [],
  amounts: [],
  percents: [],
  isForMembers: false,
  hasAmount: false,
  hasHour: false,
});
