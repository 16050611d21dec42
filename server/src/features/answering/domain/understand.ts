/** What kind of message a text is and what it is about: concepts in the visitor's language and in the shop's meet here. */
import { asksOf, isYesNo } from '../../../dialogue/asks-of.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { countryName } from '../../../dialogue/countries.ts';
import { intentOf } from '../../../dialogue/intent.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { Understanding } from '../../../ports/model.ts';
import { topicsOf } from './topics-of.ts';

interface Asked {
  /** as the visitor put it */
  text: string;
  language: string;
  /** by itself, in the shop's words */
  asked: string;
  shopLanguage: string;
}

export function understand({ text, language, asked, shopLanguage }: Asked): Understanding {
  const concepts = new Set([...conceptsIn(text, language), ...conceptsIn(asked, shopLanguage)]);
  const asks = new Set([...asksOf(text, language), ...asksOf(asked, shopLanguage)]);
  const places = new Set(
    [...readShopWords(text, language), ...readShopWords(asked, shopLanguage)].flatMap((word) =>
      word.kind === 'country' ? [countryName(word.code, shopLanguage)] : [],
    ),
  );
  return {
    intent: intentOf(text, language),
    concepts,
    asks,
    isYesNo: isYesNo(text, language),
    places: [...places],
    topics: topicsOf(concepts, asks),
  };
}
