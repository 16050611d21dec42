/** The language of a text, from its script and its function words: enough to choose a stemmer and to answer in kind. */
import { functionWords } from './function-words.ts';

const beyondLatin = /[\u0370-\u{10ffff}]/u;
const scripts: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Tamil}/gu, 'ta'],
];

/** Letters and endings that words of one language have and their neighbours' have not: they decide between near relations and for single words. */
const marks: Record<string, RegExp> = {
  cs: /[ěřůčšž]/,
  da: /[æø]/,
  de: /ung|keit|heit|isch|cht|ß|[äöü]/,
  en: /th|ing$|wh|sh|ck|tion$/,
  es: /ción|[ñ]|ue|ll|dad$/,
  fi: /ää|yy|uu|ss[aä]|st[aä]$/,
  fr: /[çœêèâ]|eau|eux|tion$|ment$|^l'|^d'/,
  hu: /[őű]|gy|sz|ny/,
  id: /^meng|^ber|kan$|nya$/,
  it: /zion[ei]|gli|tà$|cch|ss[oaie]$|tt[oaie]$/,
  nl: /ij|aa|oo|uu|ee|lijk/,
  no: /[æø]|skj/,
  pl: /[ąęłśćźżń]|cz|sz|rz|ów|dł/,
  pt: /ç|[ãõ]|nh|lh|dade$/,
  ro: /[șțăâî]|ul$|lor$/,
  ru: /[ыэъё]/,
  sv: /[å]|ör|skt/,
  tr: /[ğış]|l[ae]r|yor$|m[ae]k$/,
  uk: /[іїєґ]/,
  vi: /[ăơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/,
};
const markWeight = 0.4;
/** below this a guess among all languages is worth nothing */
const leastEvidence = 0.8;

const longestSample = 2000;

/** `among` narrows the choice to languages that are to be expected; null when nothing speaks for one of them. */
export function detectLanguage(text: string, among?: readonly string[]): string | null {
  const sample = text.slice(0, longestSample).normalize('NFC').toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, language] of beyondLatin.test(sample) ? scripts : []) {
    const found = sample.match(script)?.length ?? 0;
    if (found * 3 > letters && found > 0) return among === undefined || among.includes(language) ? language : null;
  }
  const found = new Map<string, number>();
  for (const [word] of sample.matchAll(/[\p{L}\p{M}]+/gu)) {
    for (const [language, evidence] of evidenceOf(word)) found.set(language, (found.get(language) ?? 0) + evidence);
  }
  const counts = languages
    .filter((language) => among === undefined || among.includes(language))
    .map((language) => ({ language, found: found.get(language) ?? 0 }))
    .sort((a, b) => b.found - a.found);
  const [best, second] = counts;
  if (best === undefined || best.found < (among === undefined ? leastEvidence : 0.1)) return null;
  return second !== undefined && second.found === best.found ? null : best.language;
}

const languages = [...functionWords.keys()];
const knownWordsMax = 20_000;
const knownWords = new Map<string, [string, number][]>();

/** Which languages a word speaks for; shops say the same words again and again. */
function evidenceOf(word: string): [string, number][] {
  const known = knownWords.get(word);
  if (known !== undefined) return known;
  const evidence: [string, number][] = [];
  for (const [language, words] of functionWords) {
    if (words.has(word)) evidence.push([language, word.length === 1 ? 0.3 : 1]);
    else if (marks[language]?.test(word) === true) evidence.push([language, markWeight]);
  }
  if (knownWords.size >= knownWordsMax) knownWords.clear();
  knownWords.set(word, evidence);
  return evidence;
}
