import type { Fact } from '../../../facts/fact.ts';
import { homeCountry } from '../../../facts/home-country.ts';
import { coverOf, regionsOf } from '../../../facts/regions.ts';
import type { Cover } from '../../../facts/regions.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { placesMeant, saidIn } from './fact-fit.ts';
import type { Languages } from './fact-fit.ts';
import { ofDelivery, termsOfGoods } from './goods-of-terms.ts';

/** A page's row of another region answers no question of this one. */
export function tellsOfElsewhere(
  { kind, text }: { kind: string; text: string },
  { part, facts, language, shopLanguage }: { part: QuestionPart; facts: readonly Fact[] } & Languages,
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
  const covers = text
    .replaceAll(/\[[^\]]*\]\([^)]*\)/g, '')
    .split('\n')
    .map((line) => regionsOf(line, shopLanguage))
    .flatMap((regions) => places.map((place) => coverOf(regions, place, home)));
  // "We do not deliver to other countries", below the row of the one that is asked for
  const isElsewhere = (cover: Cover) => cover === 'elsewhere' || (isServed && cover === 'denied abroad');
  return covers.some(isElsewhere) && covers.every((cover) => isElsewhere(cover) || cover === 'silent');
}
