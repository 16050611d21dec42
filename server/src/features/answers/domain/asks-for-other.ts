/** Whether a question and a wording of the owner's differ in what decides: a name, a number, a size, a look, a place. */
import { broughtIn } from '../../../dialogue/plainly-put.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { readWords, tellingWords } from '../../../evidence/read-words.ts';
import { placesAsked } from '../../../facts/regions.ts';
import { colourConcepts, materialConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { maskPersonal, withoutMasks } from '../../../lib/mask-personal.ts';
import type { AskedOfOwner } from '../../../ports/own-knowledge.ts';
import { excludedIn, withoutExcluded } from '../../../search/excluded-words.ts';
import { isFunctionTerm } from '../../../search/term-weight.ts';
import { tokenize } from '../../../search/tokenize.ts';
import { namesOther, putWith } from './names-other.ts';

/** "the warmest" and the like: one of all is meant */
const superlative =
  /(?<!\p{L})(?!(?:gu|hon|for|harv|sugg|inter|requ|inv|prot|cont|arr|mod|dig|cl)est(?!\p{L}))(?:\p{L}{2,}est|most|least|\p{L}{3,}ste[nrs]?|(?:el|la|los|las) más|(?:le|la|les) plus|paling)(?!\p{L})/iu;

/** Its words alone. */
export const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/**
 * In what a question and a wording differ: numbers that the answer does not know or that are not asked for, sizes, colours and materials,
 * that one of all is meant, whom it is for, one thing in place of another, what shall be lacking, places, a product.
 */
export const otherNames = [
  'numbers',
  'sizes',
  'looks',
  'superlative',
  'purpose',
  'thing',
  'unwanted',
  'places',
  'product',
] as const;
export type Others = Record<(typeof otherNames)[number], boolean>;

/**
 * It names a number, a size, a colour, a material, a place or a product that the answer knows nothing of, or the answer is for one that it
 * does not name; or one of the two asks for what is without something.
 */
export function othersAsked(asked: string, wording: string, answer: string, question: AskedOfOwner): Others {
  const { shopLanguage, products } = question;
  const known = `${wording}\n${answer}`;
  const language = asked === question.text ? question.language : shopLanguage;
  const isEnglish = shopLanguage === 'en' && language === 'en';
  const places = (text: string, tongue: string) => new Set(placesAsked(text, tongue).map(({ place }) => place.id));
  // put into the shop's language, a place may have gone
  const named = places(question.text, question.language).union(places(asked, language));
  const [told, meant] = [places(known, shopLanguage), places(wording, shopLanguage)];
  const saidOf = products
    .map((name) => saidOfName(name, `${question.text}\n${question.asked}`, shopLanguage))
    .filter((said) => said.length > 0);
  return {
    numbers: lacks(numbersIn(asked), numbersIn(known)) || lacks(numbersIn(wording), numbersIn(asked)),
    sizes: lacks(sizesIn(wording), wordsIn(asked)) || lacks(sizesIn(asked), wordsIn(known)),
    looks: lacks(looksIn(asked, shopLanguage), looksIn(known, shopLanguage)),
    superlative: superlative.test(asked) && !superlative.test(known),
    purpose: isForOthers(asked, wording, shopLanguage),
    thing: isEnglish
      ? namesOther(asked, wording, answer)
      : shopLanguage !== 'en' && bringsOther(asked, wording, shopLanguage),
    unwanted: differsInUnwanted([asked, language], [wording, shopLanguage]),
    places: lacks(named, told) || lacks(meant, named),
    product: saidOf.length > 0 && !saidOf.some((said) => isNamed(said, wording, shopLanguage)),
  };
}

/** ... in any of them. */
export const asksForOther = (asked: string, wording: string, answer: string, question: AskedOfOwner): boolean =>
  Object.values(othersAsked(asked, wording, answer, question)).includes(true);

/** "Can I bring a bike?" does not ask for leave for a dog. */
function bringsOther(asked: string, wording: string, language: string): boolean {
  const thingIn = (text: string) => new Set(tellingWords(broughtIn(text, language), language).map(({ term }) => term));
  const [one, other] = [thingIn(asked), thingIn(wording)];
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

/** "for teachers" is not "for nurses": whom or what each is for, where both say so in a word. */
function isForOthers(asked: string, wording: string, language: string): boolean {
  const [one, other] = [forWhom(asked, language), forWhom(wording, language)];
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

const forWhom = (text: string, language: string): Set<string> =>
  new Set(
    [...text.matchAll(purpose)].flatMap(([, word = '']) =>
      isFunctionTerm(word, language) ? [] : tokenize(word, language),
    ),
  );
const purpose = /(?<!\p{L})(?:for|für|para|pour|per|voor|för|dla|untuk)\s+(?:an?|the|your|my)?\s*(\p{L}{3,})/giu;

/** "mulesing-free" is what "is it mulesing free?" asks for, and "without beeswax" not what "of beeswax" does. */
function differsInUnwanted(one: [text: string, language: string], other: [text: string, language: string]): boolean {
  const [its, others] = [new Set(excludedIn(...one)), new Set(excludedIn(...other))];
  if (its.size > 0 && others.size > 0) return lacks(its, others) || lacks(others, its);
  const [tells, silent] = its.size > 0 ? [one, other] : [other, one];
  const left = wordsIn(withoutExcluded(...tells));
  const unwanted = [...wordsIn(tells[0]).difference(left)].filter((word) => word.length >= leastLetters);
  return lacks(new Set(unwanted), wordsIn(silent[0]));
}

/** What a question says of a product's name; nothing of one that was found by other words: who comes in with a dog names no blanket. */
function saidOfName(product: string, asked: string, language: string): string[] {
  const isAsked = saidIn(asked, language);
  const said = [...wordsIn(product)].filter(
    (word) => word.length >= leastOfName && !isFunctionTerm(word, language) && isAsked(word),
  );
  const longer = said.filter((word) => word.length >= leastLetters);
  return longer.length > 0 ? longer : said;
}

/** More than half of it stands in the wording too: "the plate" says "Dinner Plates". */
const isNamed = (said: readonly string[], wording: string, language: string): boolean =>
  said.filter(saidIn(wording, language)).length * 2 > said.length;

/** As it stands, as the beginning of a longer word, or in another form. */
function saidIn(text: string, language: string): (word: string) => boolean {
  const words = ` ${plain(text)}`;
  const stems = new Set(tokenize(text, language));
  return (word) => words.includes(` ${word}`) || tokenize(word, language).some((stem) => stems.has(stem));
}

/** something of the one is not in the other */
const lacks = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => !one.isSubsetOf(other);

const numbersIn = (text: string): Set<string> => new Set(text.match(/\d+/g) ?? []);

/** "size L" and "xl", and not the "s" of "it's". */
const sizesIn = (text: string): Set<string> =>
  new Set(
    (text.match(/(?<![\p{L}\p{N}'’])(?:X{0,4}[SL]|x{1,4}[sl]|M)(?![\p{L}\p{N}'’])/gu) ?? []).map((size) =>
      size.toLowerCase(),
    ),
  );

const wordsIn = (text: string): Set<string> => new Set(plain(text).split(' '));

/** Colours and materials. */
const looksIn = (text: string, language: string): Set<Concept> =>
  new Set(
    readShopWords(text, language).flatMap((word) =>
      word.kind === 'concept' && (colourConcepts.has(word.concept) || materialConcepts.has(word.concept))
        ? [word.concept]
        : [],
    ),
  );

const leastLetters = 4;
/** a tent may be called after a bird of three letters, by which alone it is asked for */
const leastOfName = 3;

/** Which questions of an answer are a visitor's own words, and what of them is the shop's and may outlast the conversation. */

/** A visitor's words, and where they stand. */
export interface Said {
  conversationId: string;
  text: string;
}

export interface Borrowed {
  wording: string;
  conversationIds: string[];
  shopWords: string;
}

/** share of a question's words from which it is still what the visitor said, though the owner mended it */
const stillTheirs = 0.5;
const beginningMax = 120;

/** @returns null for a question of the owner's own */
export function borrowed(question: string, said: readonly Said[], answer: string, language: string): Borrowed | null {
  const shares = said.map((one) => ({ ...one, share: shareOf(question, one.text) }));
  const nearest = Math.max(0, ...shares.map(({ share }) => share));
  if (nearest < stillTheirs) return null;
  const from = shares.filter(({ share }) => share === nearest);
  return {
    wording: maskPersonal(question),
    conversationIds: [...new Set(from.map(({ conversationId }) => conversationId))],
    shopWords: shopWordsOf(question, answer, language),
  };
}

/** Of its words those that stand in what was said, from 0 to 1; 1 for nothing else than what was said. */
function shareOf(question: string, said: string): number {
  const [words, theirs] = [wordsOf(question), new Set(wordsOf(said))];
  if (words.length === 0) return 0;
  return words.filter((word) => theirs.has(word)).length / words.length;
}

const wordsOf = (text: string): string[] => {
  const said = plain(withoutMasks(maskPersonal(text)));
  return said === '' ? [] : said.split(' ');
};

/**
 * What shops are asked about, and what the owner's answer says too, in the question's order: a name or a number that only the visitor said
 * is in neither. Where nothing is left, the answer's own beginning.
 */
function shopWordsOf(question: string, answer: string, language: string): string {
  const told = new Set(readWords(answer, language).map(({ term }) => term));
  const isTold = (text: string) => readWords(text, language).every(({ term }) => told.has(term));
  const kept = readShopWords(maskPersonal(question), language)
    .filter(({ kind, text }) => kind !== 'other' || isTold(text))
    .map(({ text }) => text);
  return kept.length > 0 ? [...new Set(kept)].join(' ') : answer.slice(0, beginningMax);
}

/** "A number to call you" is none of those off a key. What questions are put with makes them none of another thing: "cheaper" and a discount. */
export const isOfOther = ({ concepts: one }: ReadQuestion, { concepts: other }: ReadQuestion): boolean =>
  one.isDisjointFrom(other) && [one, other].every((concepts) => !concepts.isSubsetOf(putWith));

/** "How many come with it?" is not answered by which ones. */
export const countsOther = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.isDisjointFrom(other) &&
  [one, other].some((asks) => asks.has('count')) &&
  [one, other].some((asks) => asks.has('which'));
