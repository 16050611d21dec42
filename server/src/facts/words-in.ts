/** What a text speaks of: concepts and countries in the language's vocabulary, and signals that only facts need. All that facts know of languages comes through here. */
import { readShopWords } from '../dialogue/read-shop-words.ts';
import { withBroader } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';
import { keptByText } from '../lib/remembered.ts';
import { withoutCarriers } from './brand-names.ts';
import { signalsOf } from './fact-signals.ts';
import type { Signal } from './fact-signals.ts';
import { placesIn } from './places.ts';

export interface WordsIn {
  /** by concept, the text's own word for it */
  concepts: ReadonlyMap<Concept, string>;
  /** by ISO 3166 code, or by the place's id where it is more or less than a country, the text's own word for it */
  countries: ReadonlyMap<string, string>;
  /** by signal, where in the text it stands */
  signals: ReadonlyMap<Signal, number[]>;
}

const readMaxLength = 600;
const unspaced = new Set(['ja', 'zh', 'th']);
/** capital letters tell these countries from words of other meanings */
const shortCountries: [RegExp, string][] = [
  [/(?<!\p{L})(?:U\.S\.?A?\.?|USA?|(?<=(?<!\p{L})the\s)us)(?!\p{L})/u, 'US'],
  [/(?<!\p{L})(?:U\.K\.|UK|(?:het|Het) VK)(?!\p{L})/u, 'GB'],
  [/(?<!\p{L})(?:EU|E\.U\.)(?!\p{L})/u, 'EU'],
];

/** Facts, their scopes and their sections are read with each question. */
export const wordsIn: (text: string, language: string) => WordsIn = keptByText(readIn, { texts: 8_000, length: 400 });

function readIn(raw: string, language: string): WordsIn {
  // "Canada Post" carries parcels and is no country
  const text = withoutCarriers(raw.slice(0, readMaxLength));
  const concepts = new Map<Concept, string>();
  const countries = new Map<string, string>();
  const places = placesIn(text, language);
  const isPart = (word: string) => places.some((one) => one.text.toLowerCase() === word);
  // a number grows together with what follows it where words have no spaces
  const spaced = unspaced.has(language) ? text.replaceAll(/\p{N}[\p{N}.,]*/gu, ' $& ') : text;
  for (const word of readShopWords(spaced, language)) {
    // "United Kingdom: Great Britain, Northern Ireland": its part, named after it, does not stand for it
    if (word.kind === 'country' && !(countries.has(word.code) && isPart(word.text)))
      countries.set(word.code, word.text);
    if (word.kind === 'concept' && !isMisread(`${language} ${word.concept} ${word.text}`, word.text, text)) {
      for (const concept of withBroader(word.concept)) if (!concepts.has(concept)) concepts.set(concept, word.text);
    }
  }
  for (const [pattern, code] of shortCountries) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !countries.has(code)) countries.set(code, found);
  }
  for (const { place, text: said } of places) {
    if (!countries.has(place.id)) countries.set(place.id, said.replaceAll('İ', 'i').toLowerCase());
  }
  if (text.length < Math.min(raw.length, readMaxLength)) concepts.set('carrier', '');
  const { signals, more } = signalsOf(text, language);
  for (const [concept, word] of more) if (!concepts.has(concept)) concepts.set(concept, word);
  return { concepts, countries, signals };
}

/** Where in the text its word for the concept stands first. */
export function placeOf(text: string, { concepts }: WordsIn, concept: Concept): number | null {
  const word = concepts.get(concept);
  const at = word === undefined || word === '' ? -1 : text.replaceAll('İ', 'i').toLowerCase().indexOf(word);
  return at < 0 ? null : at;
}

const isMisread = (said: string, word: string, text: string): boolean =>
  misread.has(said) || (misreadSmall.has(said) && !text.includes(word.charAt(0).toUpperCase() + word.slice(1)));

/** forms of questions that say something else in a shop's own sentences: "our summer collection" */
const misread = new Set([
  'en pickup collection',
  'en pickup collect',
  'en hours open',
  'en wash care',
  'fr account comptez',
  'fr account compter',
  'it silk set',
  'de laptop rechnen',
  'id brass tunggu',
  'id steel tunggu',
]);
/** nouns that, written small, are other words: "samt Deckel" */
const misreadSmall = new Set(['de velvet samt']);
