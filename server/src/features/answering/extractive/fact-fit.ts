/** Whether a fact tells of what was asked and not of its neighbour: the place, the way of delivery, the thing that is damaged. */
import { likeliestAspect } from '../../../aspects/aspect-model.ts';
import { aspects, termAspects } from '../../../aspects/aspects.ts';
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { isDispatch } from '../../../facts/delivery-time.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { homeCountry } from '../../../facts/home-country.ts';
import type { Mention, Place } from '../../../facts/places.ts';
import { coverOf, placesAsked, regionsOf } from '../../../facts/regions.ts';
import type { Cover, Regions } from '../../../facts/regions.ts';
import { isRowOfSums, rowStart } from '../../../facts/table-rows.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import type { WordsIn } from '../../../facts/words-in.ts';
import { termConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { remembered } from '../../../lib/remembered.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { choicesOf } from './choices.ts';
import type { Asking } from './composed.ts';
import { ofDelivery } from './goods-of-terms.ts';
import type { TermsOfGoods } from './goods-of-terms.ts';

/** a fact of these holds in one region and not in another */
const ofRegions: ReadonlySet<FactTopic> = new Set<FactTopic>([
  'delivery.cost',
  'delivery.free_from',
  'delivery.time',
  'delivery.regions',
  'delivery.customs',
  'returns.cost',
]);
const fits: Record<Cover, number> = {
  exactly: 1.25,
  denied: 0,
  'denied abroad': 0,
  wider: 1,
  everywhere: 0.95,
  rest: 1,
  silent: 0.8,
  elsewhere: 0,
};

const serving: ReadonlySet<Cover> = new Set<Cover>(['exactly', 'wider', 'everywhere', 'rest']);

const half = 0.5;

export interface AskedPlaces {
  places: Place[];
  /** the question's words for them */
  words: string[];
  /** the shop says where it delivers to, and the place is not there */
  isUnserved: boolean;
  /** what becomes of a fact's score, 0 where it tells of somewhere else */
  fit: (fact: Fact) => number;
}

interface Said {
  regions: Regions;
  words: WordsIn;
}

/** every question asks for the same sentences again */
const known = new Map<string, Said>();
const knownMax = 5000;

export function saidIn({ text, scope, language, value }: Fact): Said {
  // a row's "free from: not available" denies no delivery that has its price
  const isPriced =
    ((value?.kind === 'money' || value?.kind === 'days') && rowStart.test(text)) ||
    (value === null && isRowOfSums(text));
  const key = `${isPriced} ${language ?? ''}\n${scope ?? ''}\n${text}`;
  return remembered(known, key, () => readSaid({ text, scope, language }, isPriced), knownMax);
}

function readSaid({ text, scope, language }: Pick<Fact, 'text' | 'scope' | 'language'>, isPriced: boolean): Said {
  const tongue = language ?? 'en';
  const own = regionsOf(text, tongue);
  // what stands above a row says where it holds; a sentence that names a place itself needs no heading
  const isOwn = own.within.length + own.outside.length > 0 || own.isEverywhere || scope === null;
  const regions = isOwn ? own : regionsOf(`${scope}. ${text}`, tongue);
  return {
    // "Canada: International Standard, $15" holds for Canada, whatever the service is called
    regions: isPriced
      ? { ...regions, isDenied: false, isAbroad: regions.isAbroad && regions.within.length === 0 }
      : regions,
    words: wordsIn(`${scope ?? ''} ${text}`, tongue),
  };
}

export interface Languages {
  language: string;
  shopLanguage: string;
}

type PlaceAsked = Pick<QuestionPart, 'text' | 'asked' | 'isFollowUp' | 'understanding' | 'focus'>;

/** The places that are asked of, now or before: "9-10 U.S (14 Colombia)" is a size of the thing. */
export const placesMeant = (part: PlaceAsked, { language, shopLanguage }: Languages): Mention[] => [
  ...placesAsked(withoutThing(part.text, part), language),
  ...placesAsked(withoutThing(part.asked, part), shopLanguage),
  ...(part.isFollowUp ? placesAsked(part.understanding.places.join(', '), shopLanguage) : []),
];

/** Without the name and the option of what is asked about, where they stand as the shop writes them. */
function withoutThing(text: string, { focus: [thing] }: Pick<QuestionPart, 'focus'>): string {
  if (thing === undefined) return text;
  return [thing.name, ...choicesOf(thing)].reduce((left, said) => {
    const at = left.toLowerCase().indexOf(said.toLowerCase());
    return at < 0 || !said.includes(' ') ? left : `${left.slice(0, at)} ${left.slice(at + said.length)}`;
  }, text);
}

export function askedPlaces(
  part: QuestionPart,
  { facts, own, isParted }: TermsOfGoods,
  languages: Languages,
): AskedPlaces {
  const mentions = placesMeant(part, languages);
  const places = [...new Map(mentions.map(({ place }) => [place.id, place])).values()];
  const home = homeCountry(facts, languages.shopLanguage);
  const coverAll = (fact: Fact): Cover[] => places.map((place) => coverOf(saidIn(fact).regions, place, home));
  const regional = places.length === 0 ? [] : facts.filter(({ topic }) => topic === 'delivery.regions');
  const isSum = ({ topic }: Fact) => ofDelivery.has(topic) && topic !== 'delivery.regions';
  const sums = new Set(facts.filter(isSum).map(({ text }) => text));
  // what a row says of one region is no list of all
  const isOfAll = isOfWholeCountries(facts);
  const lists = regional.filter((fact) => !sums.has(fact.text) && !saidIn(fact).regions.isDenied && isOfAll(fact));
  // where a blanket may go back from says nothing of where parcels, or furniture, go
  const isOfReturns = part.understanding.topics.some(({ topic, weight }) => topic === 'returns.cost' && weight >= half);
  const telling = isOfReturns && !isParted ? ofRegions : ofDelivery;
  // where food goes is said of food alone, whatever a parcel costs there
  const ofGoods = regional.filter((fact) => own.has(fact) && !saidIn(fact).regions.isDenied);
  const said = ofGoods.length > 0 ? ofGoods : facts.filter(({ topic }) => telling.has(topic));
  const covers = places.length === 0 ? [] : said.flatMap(coverAll);
  const isServed = covers.some((cover) => serving.has(cover));
  const isRefused =
    (covers.includes('denied') && !covers.includes('exactly')) || (covers.includes('denied abroad') && !isServed);
  const isAbroad = places.some(({ countries }) => home !== null && !countries.has(home));
  const names = (fact: Fact) => coverAll(fact).some((cover) => cover === 'exactly' || cover === 'wider');
  const namedIn = new Set(
    places.length === 0
      ? []
      : facts.filter((fact) => ofRegions.has(fact.topic) && names(fact)).map(({ topic }) => topic),
  );
  const fit = (fact: Fact): number => {
    if (places.length === 0 || !ofRegions.has(fact.topic)) return 1;
    const found = coverAll(fact);
    // "all other countries" is none of those that have a row of their own
    if (found.every((cover) => cover === 'rest') && namedIn.has(fact.topic)) return 0;
    const isRegions = fact.topic === 'delivery.regions';
    const isDenial = found.includes('denied') || (isRefused && found.includes('denied abroad'));
    if (isRegions && isDenial) return 1.3;
    // "nowhere else" after a list of all that is served; what is denied to an island is no such word
    const isNowhereElse = fact.value?.kind === 'yes_no' && !fact.value.yes && saidIn(fact).regions.within.length === 0;
    if (isRegions && !isServed && (lists.length > 0 || isParted) && isNowhereElse) return 1.2;
    if (isRefused) return 0;
    // a list of all that is served answers for what is not in it, and one that says "only" says so
    if (isRegions && !isServed && lists.includes(fact) && found.includes('elsewhere'))
      return saidIn(fact).words.signals.has('only') ? 1.2 : 1;
    const best = Math.max(...found.map((cover) => fits[cover]));
    if (best !== fits.silent || !isAbroad) return best;
    // the price at home is none for a country of which nothing is said
    return isRegions || (lists.length > 0 && !isServed) ? 0 : 0.7;
  };
  const isDenied = isParted && regional.some((fact) => saidIn(fact).regions.isDenied);
  const isUnserved = isRefused || ((lists.length > 0 || isDenied) && !isServed);
  return { places, words: mentions.map(({ text }) => text.toLowerCase()), isUnserved, fit };
}

/** Where other terms name countries, what holds for islands of one is no list of all that is served. */
function isOfWholeCountries(facts: readonly Fact[]): (fact: Fact) => boolean {
  const placesOf = (fact: Fact) => saidIn(fact).regions.within;
  const isWhole = ({ id }: Place) => !id.includes('/');
  const areNamed = facts.some((fact) => ofDelivery.has(fact.topic) && placesOf(fact).some(isWhole));
  return (fact) => !areNamed || placesOf(fact).length === 0 || placesOf(fact).some(isWhole);
}

/** What is asked beside the place: express is no standard delivery, and what is damaged goes back under its own rule. */
export function aspectFit(fact: Fact, part: QuestionPart): number {
  return matterFit(fact, part) * (isOfOtherThings(fact, part) ? 0.8 : 1);
}

/** "What it costs and how long it takes" names no goods */
const saysNoThing = ['abroad', 'damaged', 'delivery', 'cost', 'time'] as const satisfies Concept[];

/** Under "Furniture", and nobody asked for furniture. */
function isOfOtherThings({ scope, text, language }: Fact, { asked }: QuestionPart): boolean {
  const said = text.toLowerCase();
  const question = asked.toLowerCase();
  return (scope ?? '').split(', ').some((section) => {
    const words = section.toLowerCase();
    if (words.length < 3 || said.includes(words) || question.includes(words)) return false;
    const { countries, concepts } = wordsIn(section, language ?? 'en');
    return countries.size === 0 && !saysNoThing.some((concept) => concepts.has(concept));
  });
}

/** What is damaged stands only in an exception or in a clause after the rule. */
function isAside(fact: Fact): boolean {
  if (excepted.test(fact.text)) return true;
  const [rule = ''] = fact.text.split(/[;,，、；]/u, 1);
  const { concepts } = wordsIn(rule, fact.language ?? 'en');
  return rule.length < fact.text.length && concepts.has('returns') && !concepts.has('damaged');
}

/** goods that shops take back under other rules */
const kindsOfGoods: readonly Concept[][] = [['discount', 'final_sale'], ['custom'], ['damaged'], ['gift_card']];

const excepted =
  /(?<!\p{L})(?:except|unless|außer|es sei denn|sauf|excepto|salvo|kecuali|behalve|tenzij|tranne|eccetto|exceto|hariç|oprócz|chyba że|utom|undtagen|unntatt|paitsi|kromě|kivéve|кроме|крім)(?!\p{L})|を除|除外|제외/iu;

function matterFit(fact: Fact, part: QuestionPart): number {
  const { concepts } = part.understanding;
  const { words } = saidIn(fact);
  const says = words.concepts;
  const isDelivery =
    fact.topic === 'delivery.cost' || fact.topic === 'delivery.time' || fact.topic === 'delivery.free_from';
  if (isDelivery) {
    if (concepts.has('customs')) return 0;
    // what leaves the same day may travel for a week
    const fast = says.get('express');
    const isFast = fast !== undefined && !isDispatch(fact.text, fact.language ?? 'en');
    const isBoth = isFast && words.signals.has('standard');
    if (concepts.has('express') && !isFast) return 0;
    if (concepts.has('preorder') !== says.has('preorder')) return says.has('preorder') ? 0.5 : 0;
    if (concepts.has('gift_card') && !says.has('gift_card')) return 0;
    // "Priority Mail" is how many shops send everything
    if (!concepts.has('express') && isFast && !isBoth && !fast.startsWith('priority')) return 0.8;
  }
  if (fact.topic === 'delivery.time') {
    const isLeaving = isDispatch(fact.text, fact.language ?? 'en');
    // "if I pay now, does it leave today?"
    if ((part.understanding.aspects[dispatchTime] ?? 0) >= half) return isLeaving ? 1.25 : 0.75;
    if (concepts.has('dispatch') && !concepts.has('delivery')) return isLeaving ? 1.15 : 1;
  }
  if (fact.topic === 'returns.exceptions') {
    const asked = kindsOfGoods.filter((kind) => kind.some((one) => concepts.has(one)));
    const told = kindsOfGoods.filter((kind) => kind.some((one) => says.has(one)));
    if (asked.length > 0) return asked.some((kind) => told.includes(kind)) ? 1.2 : 0.4;
    if (told.length > 0) return 0.9;
  }
  const isReturn = fact.topic === 'returns.window' || fact.topic === 'returns.cost';
  if (fact.topic === 'returns.cost' && concepts.has('restocking') && !says.has('restocking')) return 0.3;
  const isDamaged = says.has('damaged');
  // "you pay the postage, unless it is faulty" answers for both
  if (isReturn && concepts.has('damaged') !== isDamaged) return isDamaged && isAside(fact) ? 1 : 0;
  return 1;
}

const dispatchTime = aspects.indexOf('dispatch_time');
const surelyAsked = 0.9;
const hardlyMeant = 0.3;
const hardlyTold = 0.02;

/** What is surely asked of the shop's terms and by a word that no fact is about, is not answered by a sentence that has neither. */
export function tellsOtherTerms(
  { kind, text }: { kind: string; text: string },
  { part, shopLanguage }: Asking,
): boolean {
  const { topics, concepts } = part.understanding;
  if (kind !== 'pages' || topics.some(({ weight }) => weight >= hardlyMeant)) return false;
  const said = new Set(conceptsIn(text, shopLanguage));
  if (!termConcepts.some((one) => concepts.has(one) && !said.has(one))) return false;
  const asked = likeliestAspect(part.understanding.aspects);
  if (asked.share < surelyAsked || !isTermAspect(asked.at)) return false;
  const told = marksOf(text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, ''), shopLanguage, 'tell');
  return strengthOf(told, asked.at) < hardlyTold;
}

const isTermAspect = (at: number): boolean => {
  const aspect = aspects[at];
  return aspect !== undefined && termAspects.has(aspect);
};
