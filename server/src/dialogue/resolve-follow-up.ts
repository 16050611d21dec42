/** What a message asks by itself: "and in blue?" leans on what was asked before, "what about returns?" does not. */
import type { Concept } from '../languages/concepts.ts';
import { colourConcepts } from '../languages/concepts.ts';
import { perLanguage } from '../languages/packs.ts';
import { plainSpelling, wordsPattern } from '../languages/patterns.ts';
import { parseProductQuery } from '../search/product-query.ts';
import { intentOf } from './intent.ts';
import { readShopWords } from './read-shop-words.ts';
import type { ShopWord } from './read-shop-words.ts';
import { smallTalkOf } from './small-talk.ts';

const wordsOf = perLanguage((pack) => ({
  opening: new RegExp(`^(?:${pack.followUp.opening || '(?!)'})(?![\\p{L}\\p{N}])`, 'iu'),
  referring: wordsPattern(pack.followUp.referring, pack),
  general: wordsPattern(pack.followUp.general, pack),
}));

/** Of a language without a pack, by English. */
const followUpWords = (language: string) => wordsOf(language) ?? wordsOf('en');

const refers = (text: string, language: string): boolean =>
  followUpWords(language)?.referring.test(plainSpelling(text)) === true;
/** They say something about a thing and name none. */
const attributes: ReadonlySet<Concept> = new Set<Concept>([
  ...colourConcepts,
  'time',
  'cost',
  'free',
  'size',
  'size_guide',
  'fit',
  'stock',
  'wash',
  'weight',
  'colour',
  'scent',
  'capacity',
  'lasting',
  'discount',
  'material',
  'made',
  'warm',
  'wool',
  'cotton',
  'linen',
  'silk',
  'leather',
  'wood',
  'gold',
  'silver',
  'glass',
  'steel',
  'plastic',
  'women',
  'men',
  'children',
  'baby',
]);
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
  const intent = intentOf(text, language);
  const said = plainSpelling(text).trim();
  const words = followUpWords(language);
  if (intent === 'order' || intent === 'human' || intent === 'complaint' || words?.general.test(said) === true)
    return false;
  const count = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const asked = readShopWords(parseProductQuery(text, language).words, language);
  if (count <= leaningWords && asked.every((word) => isAttribute(word))) return true;
  if (count <= leaningWords && refers(text, language)) return intent !== 'policy' || !standsAlone(text);
  return (count <= shortWords || (count <= leaningWords && words?.opening.test(said) === true)) && !standsAlone(text);
}

const isAttribute = (word: ShopWord): boolean =>
  word.kind === 'country' || (word.kind === 'concept' ? attributes.has(word.concept) : /^\p{N}+$/u.test(word.text));

/** What was asked before, without what the new message says anew and without how it was asked. */
function subjectOf(context: string, text: string, language: string): string {
  const { words, minPrice, maxPrice, order } = parseProductQuery(text, language);
  const said = readShopWords(words, language);
  const newConcepts = new Set(said.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));
  const saysColour = [...newConcepts].some((concept) => colourConcepts.has(concept));
  const saysCountry = said.some(({ kind }) => kind === 'country');
  const setsLimits = minPrice !== null || maxPrice !== null || order !== null;
  const before = setsLimits ? parseProductQuery(context, language).words : context;
  const kept = readShopWords(before, language)
    .filter((word) => {
      if (word.kind === 'country') return !saysCountry;
      if (word.kind === 'other') return true;
      const isAsking = word.concept === 'cost' || word.concept === 'stock';
      return !(
        newConcepts.has(word.concept) ||
        (saysColour && colourConcepts.has(word.concept)) ||
        (isAsking && !isAboutDelivery(context, language))
      );
    })
    .map((word) => word.text);
  return [...new Set(kept)].join(' ');
}

const isAboutDelivery = (text: string, language: string): boolean =>
  readShopWords(text, language).some((word) => word.kind === 'concept' && word.concept === 'delivery');
