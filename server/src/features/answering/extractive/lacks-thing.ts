/** "Do you sell blinds?": a plain thing that no product goes by is not sold, and goods whose text speaks of it by chance are no answer. */
import { hasQuestionWord } from '../../../dialogue/asks-of.ts';
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts, isThing, materialConcepts, withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { namesOnlyLimits } from '../domain/names-only-limits.ts';
import type { Asking, Draft } from './composed.ts';
import { namedOption } from './named-option.ts';
import { withoutPurpose } from './without-purpose.ts';

interface Seeking {
  /** before the thing that is looked for */
  before: RegExp;
  /** what stands before a thing and says nothing of it */
  opening: RegExp;
  /** after the thing: for whom, of what kind, where */
  turning: RegExp;
  /** goods of any kind, or none: they name no thing */
  general: RegExp;
  /** what several things are sold as */
  gatherings: RegExp;
  /** of what state it shall be: a shop that has it so says so */
  states: RegExp;
}

/** languages whose things come last in what they are called: "mountain bikes" */
const seeking: Record<string, Seeking> = {
  en: {
    before:
      /^\P{L}*(?:(?:hi|hey|hello|so|and|also|ok|yo)\P{L}+)*(?:(?:do|does|will|would|can|are|r) (?:you|u|ya|yall|y'all|they|the shop)(?: guys| all| lot)?(?: also| even| still| happen to| by any chance| currently| actually)* (?:sell(?:ing)?|have|hav|stock(?:ing)?|carry(?:ing)?|got|offer(?:ing)?|make)|have (?:you|u)(?: guys)? got|(?:you|u|ya)(?: guys)? (?:got|have|sell)|got|(?:i'?m |i am |am |we'?re )?(?:looking|searching|shopping|hunting) for|i(?:'d| would)? (?:need|want|like)(?: to (?:buy|get|order))?|any)\b/iu,
    opening:
      /^(?:\s|,|(?:any|some|a|an|the|your|good|nice|cute|cool|decent|cheap(?:er)?|new|other|more|many|kind of|kinds of|type of|types of|sort of|sorts of)(?![\p{L}\p{N}'-]))+/iu,
    turning:
      /[,.;:!?()]|(?<![\p{L}-])(?:of|with|without|w\/?|by|for|from|in|on|to|into|at|under|below|over|above|less|cheaper|around|about|between|up|near|like|that|which|who|where|when|as|than|because|if|but|so|please|pls|plz|thanks|left|available|anymore|still|too|also|instead|here|online|now|right|today|atm|rn|lol|haha|is|are|r|was|can|do|does|i|im|i'm|my|you|u|it|made|suitable|going|coming|big|small|enough)(?![\p{L}'-])/iu,
    general:
      /^(?:(?:som?e?|any|every)?t?h?ings?|smth|sth|ones?|stuff|items?|products?|goods|gear|accessor(?:y|ies)|gifts?|presents?|ideas?|range|selection|choices?|options?|sizes?|colou?rs?|styles?|designs?|models?|brands?|supplies|equipment|parts?|spares?|else|it|them|this|that|these|those|mine|help|advice|info|deals?|sales?|offers?|question|questions|problems?|issues?|cut|fit|plain|dark|light|bigger|smaller|longer|shorter|cheaper|same|only|both|all)$/iu,
    gatherings: /^(?:sets?|packs?|pairs?|bundles?|kits?|pieces?|collections?|samples?)$/u,
    states:
      /(?<![\p{L}-])(?:second[\s-]?hand|used|pre[\s-]?(?:owned|loved)|refurb\p{L}*|vintage|antique)(?![\p{L}-])/giu,
  },
};

const barest = 3;
const shortestThing = 3;
/** of a word that ends in another: "raincoat" */
const shortestEnd = 4;
/** whom a thing is for, when said before it: what is for them says so */
const users: ReadonlySet<Concept> = new Set<Concept>(['men', 'children', 'baby', 'dog', 'cat']);

/** One thing that is looked for. */
export interface Sought {
  /** as it is called: "mountain bikes" */
  name: string;
  /** the word that says what it is */
  head: string;
}

/** All things that are looked for; none where it is nothing plain. */
export function thingsSought(text: string, language: string): Sought[] {
  const words = seeking[language];
  if (words === undefined) return [];
  const begun = words.before.exec(text);
  const isBare = begun === null && wordsIn(text).length <= barest && !hasQuestionWord(text, language);
  if (begun === null && !isBare) return [];
  const phrase = (begun === null ? text : text.slice(begun[0].length)).replace(words.opening, '');
  const [said = ''] = phrase.split(words.turning);
  const things = said.split(/\s+(?:and|or|n|&)\s+|\s*[/+]\s*/u).map((name) => ({ name, head: headOf(name, words) }));
  const isClear = ({ head }: Sought) => !isBare || head.endsWith('s') || goodsIn(head, language).length > 0;
  return things.every((one) => isPlain(one.head, language, words) && isClear(one)) ? things : [];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu) ?? [];

/** A set of towels is towels. */
const headOf = (thing: string, { gatherings }: Pick<Seeking, 'gatherings'>): string =>
  wordsIn(thing).findLast((word) => !gatherings.test(word)) ?? '';

/** It names a thing: no number, no choice, none of the shop's terms. */
function isPlain(head: string, language: string, { general }: Seeking): boolean {
  const words = readShopWords(head, language);
  return (
    head.length >= shortestThing &&
    /^[\p{L}'-]+$/u.test(head) &&
    !general.test(head) &&
    words.length > 0 &&
    words.every((word) => word.kind === 'other' || (word.kind === 'concept' && isGoods(word.concept)))
  );
}

const isGoods = (concept: Concept): boolean =>
  isThing(concept) && !colourConcepts.has(concept) && !materialConcepts.has(concept) && !users.has(concept);

/** Nothing that was found goes by any of what is looked for. */
export function lacksThing({ part, language, shopLanguage, isForeign }: Asking): boolean {
  const words = seeking[language];
  if (isForeign || words === undefined || part.focusBy === 'pointing' || part.isFollowUp) return false;
  // "anything knocked down?" names no thing
  if (namesOnlyLimits(part.limits)) return false;
  const said = thingsSought(part.text, language);
  // "do you still have a medium?" asks of the thing whose page is open
  if (said.length === 0 || part.focus.some((thing) => namedOption(part.text, thing) !== null)) return false;
  // a slip is put right there
  const spelled = thingsSought(part.asked, language).filter(({ head }) =>
    said.some((one) => beginAlike(one.head, head)),
  );
  const states = part.text.match(words.states) ?? [];
  return !part.products.some(
    ({ document }) =>
      [...said, ...spelled].some((thing) => isOf(document, thing, shopLanguage)) &&
      states.every((state) => tells(document, state)),
  );
}

const beginAlike = (one: string, other: string): boolean => one.slice(0, 2) === other.slice(0, 2);

/** Products are no answer, nor is what the page of a product or a story says. */
export const tellsOfGoods = ({ kind, passages, products }: Draft): boolean =>
  kind === 'spec' ||
  (kind !== 'facts' && products.length > 0) ||
  (passages.length > 0 && passages.every((page) => page.kind === 'product' || page.kind === 'article'));

const tells = ({ name, categories, description }: FoundProduct, word: string): boolean =>
  plain([name, ...categories, description].join('\n')).includes(plain(word));
const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/gu, ' ');

function isOf(product: FoundProduct, thing: Sought, language: string): boolean {
  const { name, brand, categories, variants, description } = product;
  const shelves = categories.flatMap((category) =>
    category.split(/[^\p{L}\p{N}' -]+/u).map((one) => wordsIn(one).at(-1) ?? ''),
  );
  const kinds = goodsIn(withoutPurpose(name), language);
  const there = [...kinds, ...shelves.flatMap((shelf) => goodsIn(shelf, language))];
  // what a name does not say, the first sentence or, of what is counted by weight, any may tell
  const told =
    kinds.length > 0 ? '' : thing.head.endsWith('s') ? (splitSentences(description, language)[0] ?? '') : description;
  const isIt =
    goodsOf(thing, language).some((sought) =>
      there.some((kind) => nearly(kind).includes(sought) || nearly(sought).includes(kind)),
    ) || [name, brand, ...shelves, ...variants, told].some((text) => holds(text, thing.head, language));
  const whom = conceptsIn(thing.name, language).filter((concept) => users.has(concept));
  const saidOf = new Set(whom.length === 0 ? [] : conceptsIn([name, ...categories, description].join('\n'), language));
  return isIt && whom.every((concept) => saidOf.has(concept));
}

/** A coat is a jacket; two things that are both furniture are not alike. */
const nearly = (concept: Concept): Concept[] => withBroader(concept).slice(0, 2);

const goodsIn = (text: string, language: string): Concept[] =>
  readShopWords(text, language).flatMap((word) =>
    word.kind === 'concept' && isGoods(word.concept) ? [word.concept] : [],
  );

/** "dog bed" is a thing of its own, "raincoat" a coat */
function goodsOf({ name, head }: Sought, language: string): Concept[] {
  const ends = Array.from({ length: Math.max(0, head.length - 2 * shortestEnd + 1) }, (_, at) =>
    head.slice(at + shortestEnd),
  );
  const words = readShopWords(name, language).filter(({ text }) => text.includes(head));
  return [...words.map(({ text }) => text), ...ends].flatMap((text) => goodsIn(text, language));
}

function holds(text: string, head: string, language: string): boolean {
  const terms = contentTerms(head, language);
  const said = contentTerms(text, language);
  return (
    terms.length > 0 &&
    terms.every((term) => said.some((one) => one === term || isCompound(one, term) || isCompound(term, one)))
  );
}

const isCompound = (one: string, end: string): boolean =>
  end.length >= shortestEnd && one.length > end.length && one.endsWith(end);
