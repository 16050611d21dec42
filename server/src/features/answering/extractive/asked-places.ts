/** Whether a fact tells of the place that was asked for: it names it, a wider one or all others, or somewhere else. */
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { homeCountry } from '../../../facts/home-country.ts';
import type { Mention, Place } from '../../../facts/places.ts';
import { coverOf, placesAsked, regionsOf } from '../../../facts/regions.ts';
import type { Cover, Regions } from '../../../facts/regions.ts';
import { isRowOfSums, rowStart } from '../../../facts/table-rows.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import type { WordsIn } from '../../../facts/words-in.ts';
import { remembered } from '../../../lib/remembered.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { choicesOf } from './choices.ts';
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
