/** A country with a slip of one letter: who asks for "swtizerland" must not hear what is said of countries that no page names. */
import { compounding, englishFor } from '../languages/glossary.ts';
import { packOf, perLanguage } from '../languages/packs.ts';
import { withoutMarks } from '../languages/patterns.ts';
import { isNearForm, sortedLetters, stepsBetween } from '../lib/letter-steps.ts';
import { countryCodes, countryName } from './countries.ts';
import { isCountryIn, mayBeOf } from './word-languages.ts';

/** a shorter name is one letter from too many words */
const shortest = 6;
/** ... but not when two letters changed places, as in "itlay" */
const shortestTurned = 5;
const word = /(?<![\p{L}\p{N}@./'’-])\p{L}{5,14}(?![\p{L}\p{N}@'’-]|[./]\S)/gu;
/** words of their own with the letters of a country */
const ownWords: ReadonlySet<string> = new Set(['chain']);

/** Single words, by their first letter. */
const namesOf = perLanguage(({ tag }) => {
  const names = countryCodes.map((code) => countryName(code, tag)).filter((name) => /^\p{L}{5,}$/u.test(name));
  return Map.groupBy(
    names.map((name) => [withoutMarks(name.toLowerCase()), name] as const),
    ([plain]) => plain.charAt(0),
  );
});

/** The text with each such country as it is written; what the shop or the language knows stays. */
export function withCountriesMended(text: string, language: string, isKnown: (word: string) => boolean): string {
  const names = namesOf(language);
  if (names === null || packOf(language)?.namesBend === true) return text;
  return text.replaceAll(word, (said) => {
    const plain = withoutMarks(said.toLowerCase());
    const near = (names.get(plain.charAt(0)) ?? []).filter(([name]) => !isNearForm(plain, name) && isSlip(plain, name));
    const [only, ...others] = near;
    if (only === undefined || others.length > 0 || ownWords.has(plain)) return said;
    // the end of "Italein" would be linseed
    const isGlossed = !compounding.has(language) && englishFor(plain, language) !== null;
    const isWord = isGlossed || isCountryIn(plain, language) || mayBeOf(plain, language);
    return isWord || isKnown(said) ? said : only[1];
  });
}

const isSlip = (one: string, name: string): boolean =>
  (name.length >= shortest || (name.length >= shortestTurned && sortedLetters(one) === sortedLetters(name))) &&
  stepsBetween(one, name, 1) === 1;
