/** How far a message leans on what was said before, and what it then asks: "and in blue?" has no subject of its own, "what about returns?" has. */
import { intentOf } from '../../../dialogue/intent.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { smallTalkOf } from '../../../dialogue/small-talk.ts';
import { colourConcepts, termConcepts } from '../../../languages/concepts.ts';
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
  const reading = { pointsAtThing: refers || onlyAttributes || ordinal !== null, ordinal };
  const hasLimits = limits.maxPrice !== null || limits.minPrice !== null || limits.order !== null;
  const narrows = (onlyLimits && hasLimits) || (onlyAttributes && !words.some(isAsking));
  const intent = intentOf(text, language);
  if (intent === 'human' || intent === 'order' || has(text, language, 'general'))
    return { ...reading, lean: 'alone', narrows: false };
  if (onlyAttributes || onlyLimits || ordinal !== null) return { ...reading, lean: 'leans', narrows };
  if (count <= longestLeaning && has(text, language, 'opening'))
    return { ...reading, lean: standsAlone(text) && !refers ? 'maybe' : 'leans', narrows };
  if (refers && count <= longestLeaning) {
    const hasSubject = words.some((word) => word.kind === 'concept' && subjects.has(word.concept));
    return { ...reading, lean: hasSubject || (intent === 'policy' && standsAlone(text)) ? 'maybe' : 'leans', narrows };
  }
  if (count <= shortWords) return { ...reading, lean: standsAlone(text) ? 'maybe' : 'leans', narrows };
  return { ...reading, lean: count <= leaningWords ? 'maybe' : 'alone', narrows };
}

/** the shop's terms are a subject of their own, whatever "it" is beside them */
const subjects: ReadonlySet<Concept> = new Set<Concept>(
  termConcepts.filter(
    (concept) => !['order', 'shop', 'minimum', 'delivery', 'dispatch', 'returns', 'review'].includes(concept),
  ),
);

const isAttribute = (word: ShopWord): boolean =>
  word.kind === 'country' || (word.kind === 'concept' ? attributes.has(word.concept) : /^\p{N}+$/u.test(word.text));

const askingConcepts: ReadonlySet<Concept> = new Set<Concept>([
  'cost',
  'stock',
  'time',
  'material',
  'wash',
  'use',
  'weight',
]);
const isAsking = (word: ShopWord): boolean => word.kind === 'concept' && askingConcepts.has(word.concept);

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

/** -1 is the last */
function ordinalIn(text: string, language: string): number | null {
  const ordinals = (wordsOf(language) ?? wordsOf('en'))?.ordinals ?? [];
  const at = ordinals.findIndex((pattern) => pattern.test(plainSpelling(text)));
  if (at < 0) return null;
  return at === ordinals.length - 1 ? -1 : at;
}

/** What a conversation is about, as one question that stands alone; null when nothing was asked yet. */
export function contextOf(
  earlier: readonly string[],
  language: string,
  standsAlone: (words: string) => boolean,
): string | null {
  let context: string | null = null;
  for (const message of earlier) {
    if (smallTalkOf(message) !== null) continue;
    const { lean } = readFollowUp(message, language, standsAlone);
    context = context === null || lean !== 'leans' ? message : withSubject(message, context, language);
  }
  return context;
}

/** The message with what was asked before, less what it says anew and how that was asked. */
export function withSubject(text: string, context: string, language: string): string {
  const { words, minPrice, maxPrice, order } = parseProductQuery(text, language);
  const said = readShopWords(words, language);
  const concepts = new Set(said.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));
  const saysColour = [...concepts].some((concept) => colourConcepts.has(concept));
  const saysCountry = said.some(({ kind }) => kind === 'country') || concepts.has('abroad');
  const setsLimits = minPrice !== null || maxPrice !== null || order !== null;
  const before = readShopWords(setsLimits ? parseProductQuery(context, language).words : context, language);
  const isAboutTerms = before.some((word) => word.kind === 'concept' && termSubjects.has(word.concept));
  const kept = before.filter((word) => {
    if (word.kind === 'country') return !saysCountry;
    if (word.kind === 'other') return true;
    if (saysCountry && word.concept === 'abroad') return false;
    const isAskedOtherwise = askingConcepts.has(word.concept) && !isAboutTerms;
    return !(concepts.has(word.concept) || (saysColour && colourConcepts.has(word.concept)) || isAskedOtherwise);
  });
  return `${text} ${kept.map((word) => word.text).join(' ')}`.trim();
}

const termSubjects: ReadonlySet<Concept> = new Set<Concept>([
  'delivery',
  'dispatch',
  'returns',
  'exchange',
  'refund',
  'wholesale',
  'gift_card',
  'event',
]);
