/** What a message asks by itself: "and in blue?" leans on what was asked before, "what about returns?" does not. */
import { parseProductQuery } from '../search/product-query.ts';
import { intentOf } from './intent.ts';
import { readShopWords } from './read-shop-words.ts';
import type { ShopWord } from './read-shop-words.ts';
import { smallTalkOf } from './small-talk.ts';

const opening =
  /^(and|what about|how about|und|was ist mit|wie sieht es mit|et|y|e|en|ve|peki|oraz|a|och|og|ja|és|și|и|а|і|και|那|那么|じゃあ|では|그럼|و)[\s,]/iu;
/** By language: one language's pronoun is another's article or preposition ("to", "den", "il"). */
const referring: Record<string, string> = {
  en: 'it|its|that|this|those|these|they|them|one|ones',
  de: 'es|das|dies|diese[rsnm]?|davon|sie|ihn',
  fr: 'ça|cela|celui|celle|celui-ci|celle-ci|ils|elles|elle|il est|est-il',
  es: 'eso|esto|ese|esa|este|esta|ello',
  it: 'quello|quella|questo|questa|esso|essa',
  nl: 'dat|deze|dit|het',
  tr: 'bu|şu|onu|bunu|bunun|onun',
  pt: 'isso|isto|este|esta|ele|ela',
  pl: 'to|tego|ten|ta',
  da: 'den|det|denne|dette',
  no: 'den|det|denne|dette',
  sv: 'den|det|denna|detta',
  fi: 'se|sen|tämä|tämän',
  cs: 'to|ten|ta|toho',
  hu: 'ez|az|ezt|azt',
  ro: 'acesta|aceasta|asta',
  ru: 'это|этот|эта|он|она|его',
  uk: 'це|цей|ця|він|вона',
  el: 'αυτό|αυτή|αυτός',
};
const spacelessReferring = /它|这个|那个|それ|これ|그거|이거|هذا|هذه/u;

const refers = (text: string, language: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${referring[language] ?? referring['en']})(?!\\p{L})`, 'iu').test(text) ||
  spacelessReferring.test(text);
const general =
  /(?<!\p{L})(anything|something|everything|what do you (?:have|sell)|etwas|alles|quelque chose|algo|qualcosa|iets)(?!\p{L})/iu;
/** They say something about a thing and name none. */
const attributes = new Set(
  'time cost free size stock wash discount material warm wool cotton linen silk leather wood gold silver black white red blue green yellow grey brown pink women men children baby'.split(
    ' ',
  ),
);
const colours = new Set('black white red blue green yellow grey brown pink'.split(' '));
const shortWords = 3;
const leaningWords = 9;

interface Talk {
  /** what the visitor wrote before, oldest first */
  earlier: readonly string[];
  /** the only thing that was shown last, or null */
  shown: string | null;
  language: string;
  /** the shop knows all that the words name */
  standsAlone: (words: string) => boolean;
}

/** The message itself, or its words with the subject that it leans on. */
export function resolveFollowUp(text: string, { earlier, shown, language, standsAlone }: Talk): string {
  let context: string | null = null;
  for (const message of [...earlier, text]) {
    if (smallTalkOf(message) !== null) continue;
    if (context === null || !leansOnContext(message, language, standsAlone)) context = message;
    else {
      const pointsAtShown: boolean = message === text && shown !== null && refers(message, language);
      context = `${message} ${pointsAtShown ? shown : subjectOf(context, message, language)}`;
    }
  }
  return context ?? text;
}

function leansOnContext(text: string, language: string, standsAlone: (words: string) => boolean): boolean {
  const intent = intentOf(text);
  if (intent === 'order' || intent === 'human' || general.test(text)) return false;
  const count = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const words = readShopWords(parseProductQuery(text).words, language);
  if (count <= leaningWords && words.every((word) => isAttribute(word))) return true;
  if (count <= leaningWords && refers(text, language)) return intent !== 'policy' || !standsAlone(text);
  return (count <= shortWords || (count <= leaningWords && opening.test(text.trim()))) && !standsAlone(text);
}

const isAttribute = (word: ShopWord): boolean =>
  word.kind === 'country' || (word.kind === 'concept' ? attributes.has(word.concept) : /^\p{N}+$/u.test(word.text));

/** What was asked before, without what the new message says anew and without how it was asked. */
function subjectOf(context: string, text: string, language: string): string {
  const { words, minPrice, maxPrice, order } = parseProductQuery(text);
  const said = readShopWords(words, language);
  const newConcepts = new Set(said.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));
  const saysColour = [...newConcepts].some((concept) => colours.has(concept));
  const saysCountry = said.some(({ kind }) => kind === 'country');
  const setsLimits = minPrice !== null || maxPrice !== null || order !== null;
  const before = setsLimits ? parseProductQuery(context).words : context;
  return readShopWords(before, language)
    .filter((word) => {
      if (word.kind === 'country') return !saysCountry;
      if (word.kind === 'other') return true;
      const isAsking = word.concept === 'cost' || word.concept === 'stock';
      return !(
        newConcepts.has(word.concept) ||
        (saysColour && colours.has(word.concept)) ||
        (isAsking && !isAboutDelivery(context, language))
      );
    })
    .map((word) => word.text)
    .join(' ');
}

const isAboutDelivery = (text: string, language: string): boolean =>
  readShopWords(text, language).some((word) => word.kind === 'concept' && word.concept === 'delivery');
