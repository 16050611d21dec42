/**
 * Without Germany's row "the rest of the EU", or what holds for furniture alone, is no word for Germany: where a place is asked that a hidden
 * term is of, only what names it too is left.
 */
import { amountsIn } from '../../facts/amounts.ts';
import { exactDurationsIn } from '../../facts/durations.ts';
import type { Fact, FactTopic } from '../../facts/fact.ts';
import { homeCountry } from '../../facts/home-country.ts';
import { coverOf } from '../../facts/regions.ts';
import type { QuestionPart } from '../../ports/model.ts';
import { placesMeant, saidIn } from './extractive/asked-places.ts';
import type { Languages } from './extractive/asked-places.ts';
import { ofDelivery, termsOfGoods } from './extractive/goods-of-terms.ts';

interface Known {
  facts: Fact[];
  silenced?: readonly Fact[] | undefined;
}

export function besideSilenced(
  { facts, silenced = [] }: Known,
  part: Pick<QuestionPart, 'text' | 'asked' | 'isFollowUp' | 'understanding' | 'focus' | 'focusBy'>,
  languages: Languages,
): Fact[] {
  const places = silenced.length === 0 ? [] : placesMeant(part, languages).map(({ place }) => place);
  if (places.length === 0) return facts;
  const home = homeCountry(facts, languages.shopLanguage);
  const namesThem = (fact: Fact) => places.every((place) => coverOf(saidIn(fact).regions, place, home) === 'exactly');
  const gone = silenced.filter((fact) => ofDelivery.has(fact.topic) && namesThem(fact));
  if (gone.length === 0) return facts;
  const { own, ofGoods } = termsOfGoods(facts, part, languages.shopLanguage);
  return facts.filter(
    (fact) => !gone.some((one) => tellsOf(one, fact.topic)) || own.has(fact) || (namesThem(fact) && !ofGoods.has(fact)),
  );
}

/** A row tells the price, the time and from when it is free. */
const tellsOf = ({ topic, text }: Fact, asked: FactTopic): boolean =>
  topic === asked ||
  (asked === 'delivery.time' && exactDurationsIn(text).length > 0) ||
  ((asked === 'delivery.cost' || asked === 'delivery.free_from') && amountsIn(text, null).length > 0);
