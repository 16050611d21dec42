/** How far a message leans on what was said before, and what it then asks: "and in blue?" has no subject of its own, "what about returns?" has. */
import { asksOf, hasQuestionWord, isYesNo } from '../../../dialogue/asks-of.ts';
import { intentOf } from '../../../dialogue/intent.ts';
import { withoutOpening } from '../../../dialogue/opening-words.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts, isThing, materialConcepts, termConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { plainSpelling, wordsPattern } from '../../../languages/patterns.ts';
import { parseProductQuery } from '../../../search/product-query.ts';

/** `leans`: it cannot stand alone · `maybe`: it is short, or the shop does not know all of its words · `alone` */
export type Lean = 'alone' | 'maybe' | 'leans';

/** They say something about a thing or a subject and name none. */
const attributes: ReadonlySet<Concept> = new Set<Concept>([
  'time',
  'cost',
  'free',
  'size',
  'stock',
  'wash',
  'discount',
  'material',
  'made',
  'weight',
  'colour',
  'scent',
  'use',
  'capacity',
  'lasting',
  'contents',
  'warm',
  'new',
  'minimum',
  'women',
  'men',
  'children',
  'baby',
  ...materialConcepts,
  ...colourConcepts,
]);
const shortWords = 3;
const leaningWords = 9;
const longestLeaning = 14;

export interface Reading {
  lean: Lean;
  /** a pronoun, or nothing but attributes: it is about a thing that was meant before */
  pointsAtThing: boolean;
  /** "the second one": from 0; -1 is the last */
  ordinal: number | null;
  /** "what about the linen one?": it names a thing and asks nothing of it */
  swaps: boolean;
  /** it only narrows what was shown: a colour, a price, "the medium ones" */
  narrows: boolean;
}

export function readFollowUp(text: string, language: string, standsAlone: (words: string) => boolean): Reading {
  const limits = parseProductQuery(text, language);
  const words = readShopWords(limits.words, language);
  const count = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const ordinal = ordinalIn(text, language);
  const refers = has(text, language, 'referring');
  const onlyAttributes = words.length > 0 && count <= leaningWords && words.every(isAttribute);
  const onlyLimits = words.length === 0 && limits.words !== text.trim();
  // a place alone is one that things are sent to
  const isPlace = onlyAttributes && words.every(({ kind }) => kind === 'country');
  const reading = {
    pointsAtThing: refers || (onlyAttributes && !isPlace) || ordinal !== null,
    ordinal,
    swaps: (refers || has(text, language, 'opening')) && namesOnly(text, words, language),
  };
  const hasLimits = limits.maxPrice !== null || limits.minPrice !== null || limits.order !== null;
  const narrows = (onlyLimits && hasLimits) || (onlyAttributes && !words.some(isAsking));
  const intent = intentOf(text, language);
  if (intent === 'human' || intent === 'order' || has(text, language, 'general'))
    return { ...reading, lean: 'alone', narrows: false };
  if (onlyAttributes || onlyLimits || ordinal !== null) return { ...reading, lean: 'leans', narrows };
  const beginsAnew = words.some((word) => word.kind === 'concept' && ownSubjects.has(word.concept));
  const isWhole = !has(text, language, 'opening') && asksForThing(words, text, intent, language);
  if ((beginsAnew || isWhole) && !refers) return { ...reading, lean: 'alone', narrows: false };
  if (count <= longestLeaning && has(text, language, 'opening'))
    return { ...reading, lean: words.length > 0 && standsAlone(text) && !refers ? 'maybe' : 'leans', narrows };
  if (refers && count <= longestLeaning) {
    const hasSubject = words.some((word) => word.kind === 'concept' && subjects.has(word.concept));
    return { ...reading, lean: hasSubject || (intent === 'policy' && standsAlone(text)) ? 'maybe' : 'leans', narrows };
  }
  if (words.length === 0 && count <= longestLeaning) return { ...reading, lean: 'leans', narrows };
  // letters that mean nothing, to the shop or to us, lean on nothing
  const isKnown =
    words.length === 0 || words.some((word) => word.kind !== 'other' || /\d/.test(word.text) || standsAlone(word.text));
  // "cheapest blanket" stands by its blanket
  const standsByItself = standsAlone(text) || (hasLimits && standsAlone(limits.words));
  if (count <= shortWords) return { ...reading, lean: standsByItself ? 'maybe' : isKnown ? 'leans' : 'alone', narrows };
  return { ...reading, lean: count <= leaningWords ? 'maybe' : 'alone', narrows };
}

/** "Do you sell dog beds?", "can my dog come into your shop?": a whole question with a thing of its own. */
const asksForThing = (words: readonly ShopWord[], text: string, intent: string, language: string): boolean => {
  const said = words.flatMap((word) => (word.kind === 'concept' ? [word.concept] : []));
  const ofThing = said.some(isThing);
  const ofShop = said.includes('shop');
  return isYesNo(text, language) && (intent === 'shopping' ? ofThing || ofShop : ofThing && ofShop);
};

/** Words for things and what is said of them, and nothing that asks. */
function namesOnly(text: string, words: readonly ShopWord[], language: string): boolean {
  const rest = withoutOpening(text, language);
  return (
    words.some((word) => !isAttribute(word)) &&
    !words.some((word) => isAsking(word) || (word.kind === 'concept' && isTerm.has(word.concept))) &&
    asksOf(rest, language).size === 0 &&
    // "dan pakai listrik berapa volt"
    !hasQuestionWord(rest, language) &&
    !isYesNo(rest, language)
  );
}

const isTerm: ReadonlySet<Concept> = new Set<Concept>(termConcepts);

/** what needs no thing and no place to be asked about: "what about returns?" begins anew */
const ownSubjects: ReadonlySet<Concept> = new Set<Concept>([
  'returns',
  'refund',
  'exchange',
  'cancel',
  'payment',
  'card',
  'instalments',
  'warranty',
  'pickup',
  'contact',
  'email',
  'phone',
  'address',
  'hours',
  'wholesale',
  'gift_card',
  'loyalty',
  'preorder',
  'privacy',
  'account',
  'jobs',
]);

/** the shop's terms are a subject of their own, whatever "it" is beside them */
const subjects: ReadonlySet<Concept> = new Set<Concept>(
  termConcepts.filter(
    (concept) => !['order', 'shop', 'minimum', 'delivery', 'dispatch', 'returns', 'review'].includes(concept),
  ),
);

export const isAttribute = (word: ShopWord): boolean =>
  word.kind === 'country' || (word.kind === 'concept' ? attributes.has(word.concept) : /^\p{N}+$/u.test(word.text));

export const askingConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'cost',
  'stock',
  'time',
  'material',
  'wash',
  'use',
  'weight',
]);
export const isAsking = (word: ShopWord): boolean => word.kind === 'concept' && askingConcepts.has(word.concept);

const wordsOf = perLanguage((pack) => ({
  opening: wordsPattern(pack.followUp.opening, pack),
  referring: wordsPattern(pack.followUp.referring, pack),
  general: wordsPattern(pack.followUp.general, pack),
  ordinals: pack.followUp.ordinals.map((words) => wordsPattern(words, pack)),
}));

function has(text: string, language: string, kind: 'opening' | 'referring' | 'general'): boolean {
  const found = (wordsOf(language) ?? wordsOf('en'))?.[kind].exec(plainSpelling(text));
  return found != null && (kind !== 'opening' || found.index <= 1);
}

/** It says by itself that it goes on: "and ...", "... it ...", "the second". */
export const pointsBack = (text: string, language: string): boolean =>
  has(text, language, 'opening') || has(text, language, 'referring') || ordinalIn(text, language) !== null;

/** -1 is the last */
function ordinalIn(text: string, language: string): number | null {
  const ordinals = (wordsOf(language) ?? wordsOf('en'))?.ordinals ?? [];
  const at = ordinals.findIndex((pattern) => pattern.test(plainSpelling(text)));
  if (at < 0) return null;
  return at === ordinals.length - 1 ? -1 : at;
}
