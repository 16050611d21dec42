/** The language of a conversation: the shop's, until what the visitor writes is strong evidence of another. One word is not. */
import { setTimeout as wait } from 'node:timers/promises';
import { plainSpelling, withoutMarks } from '../languages/patterns.ts';
import { detectLanguage } from '../search/detect-language.ts';
import { isThing } from '../languages/concepts.ts';
import { intentOf } from './intent.ts';
import type { Intent } from './intent.ts';
import { readShopWords } from './read-shop-words.ts';
import { languagesHolding, vocabularyLanguages, vocabularyOf } from './shop-words.ts';
import { smallTalkOf } from './small-talk.ts';
import { evidenceFor, isCountryIn, mayBeEvidenceFor, mayBeOf } from './word-languages.ts';
import type { Evidence } from './word-languages.ts';

/** what shops hear in so many words */
const phrasesOf: ReadonlySet<Intent> = new Set<Intent>(['order', 'complaint', 'human']);
const longestSample = 300;
const mostMessages = 20;
/** so few words may be a product's name, a search or a slip */
const fewWords = 3;
/** a mark or letter that no other language of ours has */
const markWeight = 1.5;
const letterWeight = 0.5;
/** in a sentence, a word that a language also uses */
const looseWeight = 0.6;
/** shorter ones are names, or words of several languages */
const longWord = 7;
/** two words; of few words two that shops use, or all of them */
const enough = 1.9;
const manyTimes = 1.3;
/** tags, entities, addresses, and what is no text of an object that a program wrote: their words are of no language */
const markup =
  /<\/?[a-z!][^<>]{0,300}>?|&#?\w{1,8};|https?:\/\/\S+|"[\w.-]{1,40}"\s{0,9}:\s{0,9}(?:(?:true|false|null)\b)?/giu;
const ownScripts = new Set(['ja', 'ko', 'zh', 'th', 'lo', 'km', 'my', 'el', 'he', 'ar', 'hi', 'ta']);
const ownMarks: readonly (readonly [RegExp, readonly string[], number])[] = [
  [/[¿¡]/u, ['es'], markWeight],
  [/ñ/iu, ['es'], letterWeight],
  [/ß/u, ['de'], letterWeight],
  [/[äöü]/iu, ['de', 'sv', 'fi', 'hu', 'tr'], letterWeight / 2],
  [/[ãõ]/iu, ['pt'], letterWeight],
  [/[ąęłśćźż]/iu, ['pl'], letterWeight],
  [/[ěřů]/iu, ['cs'], letterWeight],
  [/[őű]/iu, ['hu'], letterWeight],
  [/[ğışİ]/u, ['tr'], letterWeight],
  [/[șță]/iu, ['ro'], letterWeight],
  [/[øæ]/iu, ['da', 'no'], letterWeight],
  [/å/iu, ['sv', 'da', 'no'], letterWeight],
  [/œ|(?:^|\s)[cdjlnqs]'\p{L}/iu, ['fr'], letterWeight],
];

/** `earlier` is what the visitor wrote before, oldest first; `isShopWord` knows the shop's own words, names in other languages among them. */
export function visitorLanguage(
  text: string,
  earlier: readonly string[],
  shopLanguage: string,
  isShopWord: (word: string) => boolean = () => false,
): string {
  let language = shopLanguage;
  let isSure = false;
  for (const message of [...earlier.slice(-mostMessages), text]) {
    const sample = message.slice(0, longestSample).replaceAll(markup, ' ').trim();
    const talk = smallTalkOf(sample);
    if (talk !== null) {
      const [first] = talk.languages;
      if (!isSure && first !== undefined && !talk.languages.includes(language) && isForeign(sample, language))
        language = first;
      continue;
    }
    const found = strongLanguage(sample, language, isShopWord);
    if (found === null) continue;
    language = found;
    isSure = true;
  }
  return language;
}

/** The language that a message is surely in, be it the present one; null when it could be of several. */
function strongLanguage(text: string, present: string, isShopWord: (word: string) => boolean): string | null {
  const said = plainSpelling(text);
  const byScript = languageOfScript(said);
  if (byScript === present || byScript === null)
    return byScript === null ? languageOfWords(said, present, isShopWord) : present;
  // Japanese is written with Chinese signs, too
  return present === 'ja' && byScript === 'zh' ? null : byScript;
}

function languageOfScript(said: string): string | null {
  const letters = said.match(/\p{L}/gu)?.length ?? 0;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(said) && !/\p{Script=Latin}{3}/u.test(said)) return 'ja';
  const cyrillic = said.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (cyrillic * 3 > letters) return /[іїєґ]/iu.test(said) ? 'uk' : (detectLanguage(said, ['ru', 'uk']) ?? 'ru');
  const detected = detectLanguage(said);
  return detected !== null && ownScripts.has(detected) ? detected : null;
}

function languageOfWords(said: string, present: string, isShopWord: (word: string) => boolean): string | null {
  const spoken = wordsOf(said);
  const names = namesIn(said);
  const words = spoken.filter((word) => !isShopWord(word));
  const isFew = spoken.length <= fewWords;
  const own = spoken.filter((word) => mayBeOf(word, present));
  const foreign = words.filter((word) => !own.includes(word));
  const shown =
    foreign.length === 0 ? [] : ownMarks.filter(([mark, languages]) => !languages.includes(present) && mark.test(said));
  const speakers = new Set([...foreign.flatMap(mayBeEvidenceFor), ...shown.flatMap(([, languages]) => languages)]);
  let best: { language: string; lead: number } | null = null;
  for (const language of speakers.size === 0 ? [] : vocabularyLanguages) {
    if (language === present || !speakers.has(language)) continue;
    const speaking = foreign.flatMap((word) => evidenceFor(word, language) ?? []);
    const marks = shown
      .filter(([, languages]) => languages.includes(language))
      .reduce((sum, [, , weight]) => sum + weight, 0);
    if (speaking.length + marks === 0) continue;
    const places = foreign.filter((word) => isPlaceOnlyIn(word, language, present)).length;
    // "man" is a word of English, and in German one of the little ones
    const loose = isFew
      ? []
      : [
          ...foreign.filter((word) => evidenceFor(word, language) === null && mayBeOf(word, language)),
          ...own.filter((word) => evidenceFor(word, language) === 'little' && evidenceFor(word, present) !== 'little'),
        ];
    // "kapan paketku sampai?" is a whole phrase of one language
    const phrase = isFew && own.length === 0 && phrasesOf.has(intentOf(said, language)) ? 1 : 0;
    const gain = speaking.length + places + marks + phrase + looseWeight * loose.length;
    if (gain < enough && !isPlain(foreign, spoken, language)) continue;
    const against = own.filter((word) => !mayBeOf(word, language) && !isCountryIn(word, language)).length;
    const isStrong = isFew
      ? against === 0 &&
        (marks >= markWeight ||
          phrase > 0 ||
          foreign.every((word) => names.has(word) || mayBeOf(word, language) || isCountryIn(word, language)) ||
          isAllButOne(foreign, speaking)) &&
        (speaking.includes('telling') || own.length === 0)
      : gain > manyTimes * against;
    const lead = gain - against;
    if (isStrong && (best === null || lead > best.lead)) best = { language, lead };
  }
  if (best !== null) return best.language;
  // no word of ours: what little words and endings say of a sentence
  if (own.length === 0 && !isFew) return detectLanguage(said);
  return spoken.filter((word) => evidenceFor(word, present) !== null).length >= enough ? present : null;
}

/** "Versandkosten?", "Öffnungszeiten Sonntag": a long word of shops' terms that speaks for no other language of ours, nor is English, which all borrow from; and nothing that speaks against it. */
const isPlain = (foreign: readonly string[], spoken: readonly string[], language: string): boolean =>
  foreign.length === spoken.length &&
  spoken.length <= 2 &&
  foreign.every((word) => mayBeOf(word, language)) &&
  foreign.some(
    (word) =>
      word.length >= longWord &&
      readShopWords(word, language).some((one) => one.kind === 'concept' && !isThing(one.concept)) &&
      (language === 'en' || !mayBeOf(word, 'en')) &&
      mayBeEvidenceFor(word).every((other) => other === language),
  );

/** "Gibt es Parkplätze?" of a shop that has none: two little words, and one that no language of ours knows. */
const isAllButOne = (foreign: readonly string[], speaking: readonly Evidence[]): boolean =>
  speaking.length === fewWords - 1 &&
  speaking.every((one) => one === 'little') &&
  foreign.length === fewWords &&
  foreign.filter((word) => mayBeEvidenceFor(word).length === 0).length === 1;

const isPlaceOnlyIn = (word: string, language: string, present: string): boolean =>
  evidenceFor(word, language) === null && isCountryIn(word, language) && !isCountryIn(word, present);

const isForeign = (text: string, present: string): boolean =>
  wordsOf(plainSpelling(text)).some(
    (word) => (word.length > 1 || !/\p{Script=Latin}/u.test(word)) && !mayBeOf(word, present),
  );

/** Words after the first that begin with a capital: a name is of no language. */
const namesIn = (said: string): ReadonlySet<string> =>
  new Set(wordsOf((said.match(/(?<=\S\s+)\p{Lu}[\p{L}\p{M}]*/gu) ?? []).join(' ')));

/** "doesn't" is "doesnt" to people in a hurry, "l'envoi" is two words: an apostrophe's parts count beside the whole. */
const wordsOf = (said: string): string[] => {
  const words = withoutMarks(said.toLowerCase()).match(/[\p{L}\p{M}]+(?:'\p{L}+)*/gu) ?? [];
  return [
    ...new Set(
      words.flatMap((word) => [
        word.replaceAll("'", ''),
        ...(word.includes("'") ? word.split("'").filter((part) => part.length > 2) : []),
      ]),
    ),
  ];
};

const breathMs = 50;

/**
 * A language is made ready when it is first read, and a word that the shop does not know is looked for in all of them: a second of one
 * thread, which else the first such visitor and everybody beside them would wait for.
 */
export async function readAllLanguages(signal: AbortSignal): Promise<void> {
  for (const language of vocabularyLanguages) {
    await wait(breathMs, undefined, { ref: false });
    if (signal.aborted) return;
    readShopWords('?a', language);
    vocabularyOf(language)?.mayHold('a');
    evidenceFor('a', language);
  }
  mayBeEvidenceFor('a');
  languagesHolding('a');
}
