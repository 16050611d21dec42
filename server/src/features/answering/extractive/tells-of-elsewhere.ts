import type { Fact } from '../../../facts/fact.ts';
import { homeCountry } from '../../../facts/home-country.ts';
import { coverOf, regionsOf } from '../../../facts/regions.ts';
import type { Place } from '../../../facts/places.ts';
import type { Cover } from '../../../facts/regions.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { placesMeant, saidIn } from './asked-places.ts';
import type { Languages } from './asked-places.ts';
import { ofDelivery, termsOfGoods } from './goods-of-terms.ts';

type AskedOfPlaces = { part: QuestionPart; facts: readonly Fact[] } & Languages;

/** A page's row of another region answers no question of this one. */
export function tellsOfElsewhere(
  { kind, text }: { kind: string; text: string },
  { part, facts, language, shopLanguage }: AskedOfPlaces,
): boolean {
  const { topics } = part.understanding;
  if (kind !== 'pages' || !topics.some(({ topic, weight }) => topic.startsWith('delivery.') && weight >= 0.5))
    return false;
  const places = placesMeant(part, { language, shopLanguage }).map(({ place }) => place);
  if (places.length === 0) return false;
  const home = homeCountry(facts, shopLanguage);
  const isServed = termsOfGoods(facts, part, shopLanguage).facts.some(
    (fact) =>
      ofDelivery.has(fact.topic) && places.every((place) => coverOf(saidIn(fact).regions, place, home) === 'exactly'),
  );
  const lines = text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '').split('\n');
  // "We do not deliver to other countries", below the row of the one that is asked for
  const isElsewhere = (cover: Cover) => cover === 'elsewhere' || (isServed && cover === 'denied abroad');
  return holdElsewhere(lines, { places, home, shopLanguage, isElsewhere });
}

interface Asked {
  places: readonly Place[];
  home: string | null;
  shopLanguage: string;
  isElsewhere: (cover: Cover) => boolean;
}

/** Some of the lines hold for other places than those that are asked for, and none for these. */
function holdElsewhere(lines: readonly string[], { places, home, shopLanguage, isElsewhere }: Asked): boolean {
  const regions = lines.map((line) => regionsOf(line, shopLanguage));
  const covers = regions.flatMap((one) => places.map((place) => coverOf(one, place, home)));
  return covers.some(isElsewhere) && covers.every((cover) => isElsewhere(cover) || cover === 'silent');
}

/** Whether words hold for other places alone than those that are meant. */
export function createIsElsewhere({ part, facts, ...languages }: AskedOfPlaces): (said: string) => boolean {
  const { shopLanguage } = languages;
  const places = placesMeant(part, languages).map(({ place }) => place);
  if (places.length === 0) return () => false;
  const home = homeCountry(facts, shopLanguage);
  const isElsewhere = (cover: Cover) => cover === 'elsewhere';
  return (said) => holdElsewhere(said.split(/(?<=[.!?])\s|\n/u), { places, home, shopLanguage, isElsewhere });
}

/** "We do not deliver to other countries", below the rows that it leans on, answers nobody who asks of no place. */
export function createDeniesOthers({ part, facts, ...languages }: AskedOfPlaces): (said: string) => boolean {
  const { asks, concepts } = part.understanding;
  if (asks.has('place') || concepts.has('abroad') || placesMeant(part, languages).length > 0) return () => false;
  const isServed = (url: string) => facts.some((fact) => fact.url === url && fact.topic === 'delivery.cost');
  const isDenial = ({ topic, value, url }: Fact) =>
    topic === 'delivery.regions' && value?.kind === 'yes_no' && !value.yes && isServed(url);
  const denials = new Set(facts.filter(isDenial).map(({ text }) => text));
  return (said) => denials.has(said);
}
