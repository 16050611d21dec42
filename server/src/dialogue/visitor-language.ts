/** The language that a visitor writes, kept through short messages that could be of any. */
import { detectLanguage } from '../search/detect-language.ts';
import { readShopWords } from './read-shop-words.ts';
import { smallTalkOf } from './small-talk.ts';
import { vocabularyOf, vocabularyLanguages } from './shop-words.ts';

/** from so many words on a text speaks for itself */
const enoughWords = 6;
const longestSample = 300;

/** `earlier` is what the visitor wrote before, oldest first. */
export function visitorLanguage(text: string, earlier: readonly string[], shopLanguage: string): string {
  for (const message of [text, ...earlier.toReversed()]) {
    const language = languageOf(message.slice(0, longestSample), shopLanguage);
    if (language !== null) return language;
  }
  return shopLanguage;
}

function languageOf(text: string, shopLanguage: string): string | null {
  const talk = smallTalkOf(text);
  if (talk !== null) return talk.language;
  const detected = detectLanguage(text);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words >= enoughWords && detected !== null) return detected;
  // few words: whose shop words are they?
  const own = knownShare(text, shopLanguage);
  if (detected !== null && detected !== shopLanguage) return own > knownShare(text, detected) ? shopLanguage : detected;
  if (detected === shopLanguage || own > 0) return shopLanguage;
  if (!/\p{L}/u.test(text)) return null;
  const [best, second] = vocabularyLanguages
    .map((language) => ({ language, share: knownShare(text, language) }))
    .sort((a, b) => b.share - a.share);
  return best === undefined || best.share === 0 || best.share === second?.share ? null : best.language;
}

/** Of the words that are no little ones, the share that is about shops in that language. */
function knownShare(text: string, language: string): number {
  if (vocabularyOf(language) === null) return 0;
  const words = readShopWords(text, language);
  return words.length === 0 ? 0 : words.filter(({ kind }) => kind !== 'other').length / words.length;
}
