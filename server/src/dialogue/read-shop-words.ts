/** A visitor's words as the concepts they stand for; what stands for none is left as it was written. */
import { functionWords } from '../search/function-words.ts';
import { countriesIn } from './countries.ts';
import { vocabularyOf } from './shop-words.ts';

export type ShopWord =
  | { kind: 'concept'; concept: string; text: string }
  | { kind: 'country'; code: string; text: string }
  /** neither: a name, a number, or a word that we do not know */
  | { kind: 'other'; text: string };

/** how people ask, in any language: it says nothing of what they ask for */
const asking = new Set(
  (
    'show looking search find recommend suggest tell give need want like would please one ones got any some habt haben führt ihr euer eure ' +
    'akzeptiert akzeptieren nehmt zeig suche brauche bitte unter über euro euros dollar dollars avez vous votre vos acceptez cherche montrez article articles ' +
    'artículo artículos tenéis tienen tienes aceptan acepta busco hay avete accettate vendete cerco articolo hebben jullie zoek var mı mi mu mü ' +
    'olur misiniz musunuz macie szukam czy têm tem vocês procuro har ni har i dere finns onko teillä van vannak máte aveți у вас есть'
  ).split(' '),
);
const wordStart = /[\p{L}\p{N}]/u;
const longestForm = 80;
const plainWord = /^[\p{L}\p{M}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/u;
const unspaced = new Set(['zh', 'ja', 'th']);
const runOfLetters = /^[\p{Script=Han}]|^[\p{Script=Hiragana}ー]+|^[\p{Script=Katakana}ー]+/u;

/** In the text's order; the little words that hold it together are left out. */
export function readShopWords(text: string, language: string): ShopWord[] {
  const said = text.normalize('NFC').toLowerCase();
  const vocabulary = vocabularyOf(language);
  const little = functionWords.get(language);
  const countries = countriesIn(language);
  const found: ShopWord[] = [];
  let at = 0;
  while (at < said.length) {
    const letter = said.charAt(at);
    if (!wordStart.test(letter)) {
      at += 1;
      continue;
    }
    const rest = said.slice(at, at + longestForm);
    const country = countries.get(letter)?.find(({ pattern }) => pattern.test(rest));
    const form =
      country === undefined ? vocabulary?.forms.get(letter)?.find(({ pattern }) => pattern.test(rest)) : undefined;
    const matched = (country ?? form)?.pattern.exec(rest)?.[0];
    if (matched !== undefined) {
      found.push(
        country === undefined
          ? { kind: 'concept', concept: form?.concept ?? '', text: matched }
          : { kind: 'country', code: country.code, text: matched },
      );
      at += matched.length;
      continue;
    }
    const word = (unspaced.has(language) ? runOfLetters.exec(rest)?.[0] : undefined) ?? plainWord.exec(rest)?.[0];
    if (word === undefined) {
      at += 1;
      continue;
    }
    if (little?.has(word) !== true && !asking.has(word) && !isParticle(word, language))
      found.push({ kind: 'other', text: word });
    at += word.length;
  }
  return found;
}

/** Of Japanese, what is written in hiragana mostly holds the sentence together; of Chinese, single signs say too little alone. */
const isParticle = (word: string, language: string): boolean =>
  (language === 'ja' && /^[\p{Script=Hiragana}ー]+$/u.test(word)) ||
  (language === 'zh' && /^\p{Script=Han}$/u.test(word));
