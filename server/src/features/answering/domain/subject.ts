/** What a conversation is about, and a follow-up put together with it: less what it says anew and how that was asked. */
import { asksOf } from '../../../dialogue/asks-of.ts';
import { intentOf } from '../../../dialogue/intent.ts';
import { withoutOpening } from '../../../dialogue/opening-words.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { vocabularyOf } from '../../../dialogue/shop-words.ts';
import { smallTalkOf } from '../../../dialogue/small-talk.ts';
import { colourConcepts, materialConcepts, termConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { parseProductQuery } from '../../../search/product-query.ts';
import { amountsIn } from '../extractive/amounts-in.ts';
import { askingConcepts, isAsking, isAttribute, readFollowUp } from './follow-up.ts';
import { beginsAsking, splitParts } from './split-parts.ts';

/** What a conversation is about, as one question that stands alone; null when nothing was asked yet. */
export function contextOf(
  earlier: readonly string[],
  language: string,
  standsAlone: (words: string) => boolean,
): string | null {
  let context: string | null = null;
  for (const message of earlier) {
    if (smallTalkOf(message) !== null) continue;
    for (const part of splitParts(message, language)) {
      const { lean, swaps } = readFollowUp(part, language, standsAlone);
      context = context === null || lean !== 'leans' || swaps ? part : withSubject(part, context, language);
    }
  }
  return context;
}

/** The message with what was asked before, less what it says anew and how that was asked. */
export function withSubject(text: string, context: string, language: string): string {
  const troubled = intentOf(context, language);
  // who waits for a parcel goes on about it
  if (troubled === 'order' || troubled === 'complaint') return `${context}. ${text}`;
  const said = readShopWords(parseProductQuery(text, language).words, language);
  const concepts = conceptsOf(said);
  const replaced = [colourConcepts, materialConcepts, extents].filter((group) =>
    [...concepts].some((concept) => group.has(concept)),
  );
  const saysCountry = said.some(({ kind }) => kind === 'country') || concepts.has('abroad');
  const before = readShopWords(withoutSpentLimits(context, text, language), language);
  // "is the box 50 dollars?" and then "what's inside?": its price is told
  const sums = new Set(
    (context.toLowerCase().match(sumOfMoney(language) ?? /(?!)/gu) ?? []).flatMap(
      (sum) => sum.match(/[\p{L}\p{N}.,]+/gu) ?? [],
    ),
  );
  const subject = conceptsOf(before);
  const isAboutTerms = [...subject].some((concept) => termSubjects.has(concept));
  if (saysCountry && !isAboutTerms && !hasTerms(subject)) return sentThere(text, concepts, language);
  const asksAnew =
    said.some(isAsking) ||
    [...concepts].some((concept) => askable.has(concept)) ||
    beginsAsking(withoutOpening(text, language), language);
  const namesChoice = amountsIn(text).length > 0 || [...concepts].some((concept) => extents.has(concept));
  const saysNumber = said.some(isNumber);
  // "what sizes?" was asked, "in XL" says which is meant
  const asksSizes = asksOf(context, language).has('which');
  const kept = before.filter((word) => {
    if (word.kind === 'country') return !saysCountry;
    if (word.kind === 'other') return !sums.has(word.text) && !(saysNumber && isNumber(word));
    if (saysCountry && word.concept === 'abroad') return false;
    if (concepts.has(word.concept) || replaced.some((group) => group.has(word.concept))) return false;
    // "and the 200 g?", "and the biggest?" asks for its price again
    if (word.concept === 'cost' && !asksAnew && namesChoice) return true;
    const isAsked =
      askingConcepts.has(word.concept) || askable.has(word.concept) || (asksSizes && word.concept === 'size');
    return !isAsked || (isAboutTerms && !asksAnew);
  });
  return together(text, kept);
}

/** "How much is the black one?", "and in white?": its price is asked again. */
export function withSubjectPriced(text: string, context: string, language: string): string {
  const whole = withSubject(text, context, language);
  const said = conceptsOf(readShopWords(text, language));
  const isAgain =
    said.size > 0 && [...said].every((concept) => colourConcepts.has(concept)) && asksOf(text, language).size === 0;
  return isAgain && asksOf(context, language).has('cost') ? withPrice(whole, language) : whole;
}

const withPrice = (text: string, language: string): string =>
  [text, vocabularyOf(language)?.words.get('cost')?.[0] ?? ''].join(' ').trim();

const sumOfMoney = perLanguage(
  ({ currencies }) => new RegExp(`(?<![\\p{L}\\p{N}])\\d+(?:[.,]\\d+)?\\s*(?:${currencies})(?![\\p{L}\\p{N}])`, 'giu'),
);

/** "and the linen one?" asks of another thing what was asked before: of `thing`, where it was of one, in all words but its name's and codes. */
export function withOtherSubject(text: string, context: string, language: string, thing: string | null): string {
  const before = readShopWords(parseProductQuery(context, language).words, language);
  const named = thing?.toLowerCase();
  const asked = before.filter(
    (word) =>
      isAsking(word) ||
      isTerm(word) ||
      (word.kind === 'concept'
        ? askable.has(word.concept)
        : word.kind === 'other' && !/\d/.test(word.text) && named?.includes(word.text.toLowerCase()) === false),
  );
  // "how much is the oak one?" has no word for the price
  if (asked.length > 0 || !asksOf(context, language).has('cost')) return together(text, asked);
  return withPrice(text, language);
}

/** "Can I return a vest?" asks of a thing what is asked of the shop; "what is your return policy?" asks of none. */
export function asksTermsOfThing(context: string, language: string): boolean {
  const words = readShopWords(parseProductQuery(context, language).words, language);
  const things = words.filter((word) => !isTerm(word) && !isAttribute(word) && !isAsking(word));
  return words.some(isTerm) && things.length > 0;
}

/** "the set of 12" is not the set of 6 that was talked of */
const isNumber = ({ text }: ShopWord): boolean => /^\p{N}+$/u.test(text);

const extents: ReadonlySet<Concept> = new Set<Concept>(['size', 'small', 'large']);

/** A form that says two concepts is said once. */
const together = (text: string, words: readonly ShopWord[]): string =>
  [text, ...new Set(words.map((word) => word.text))].join(' ');

/** A limit holds as long as things are looked for; "the cheapest" is over once it is shown. */
function withoutSpentLimits(context: string, text: string, language: string): string {
  const { words, minPrice, maxPrice, order, onSale } = parseProductQuery(context, language);
  if (minPrice === null && maxPrice === null && order === null && !onSale) return context;
  const anew = parseProductQuery(text, language);
  const said = readShopWords(anew.words, language);
  const narrows = said.length > 0 && said.every((word) => isAttribute(word) && !isAsking(word));
  const setsLimits = anew.minPrice !== null || anew.maxPrice !== null || anew.order !== null;
  return narrows && !setsLimits && order === null ? context : words;
}

/** "and to Canada?", after a thing was shown. */
function sentThere(text: string, concepts: ReadonlySet<Concept>, language: string): string {
  const asksOtherwise = [...concepts].some((concept) => termSubjects.has(concept) || attributesOfThings.has(concept));
  const delivery = vocabularyOf(language)?.words.get('delivery')?.[0];
  return asksOtherwise || delivery === undefined ? text : `${text} ${delivery}`;
}

const conceptsOf = (words: readonly ShopWord[]): ReadonlySet<Concept> =>
  new Set(words.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));

const hasTerms = (concepts: ReadonlySet<Concept>): boolean =>
  [...concepts].some((concept) => allTerms.has(concept) || concept === 'made');
const isTerm = (word: ShopWord): boolean => word.kind === 'concept' && allTerms.has(word.concept);
const allTerms: ReadonlySet<Concept> = new Set<Concept>(termConcepts);

/** names of what is asked of a thing: asked once, they are no part of what it is */
const attributesOfThings: ReadonlySet<Concept> = new Set<Concept>([
  'material',
  'made',
  'wash',
  'weight',
  'stock',
  'use',
  'ingredients',
]);
const askable: ReadonlySet<Concept> = new Set<Concept>([
  ...attributesOfThings,
  'size_guide',
  'fit',
  'colour',
  'scent',
  'capacity',
  'contents',
  'lasting',
]);

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
