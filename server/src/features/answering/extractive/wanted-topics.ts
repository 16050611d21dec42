/** Which of the shop's terms a question asks for, how surely, and whether a fact holds as generally as it was asked. */
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { isRowOfSums } from '../../../facts/table-rows.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import type { Understanding } from '../../../ports/model.ts';
import type { Asking } from './composed.ts';
import type { AskedPlaces } from './asked-places.ts';
import type { AskedHours } from './named-terms.ts';

const half = 0.5;
/** below it a topic is hardly asked for */
const leastTopic = 0.3;
/** from here on a topic is asked for, and not only touched */
export const sureTopic = 0.9;
/** of where is delivered to, when a sum or a time is asked for there */
const besideOthers = 0.55;

/** "Do you ship to Bali?" asks for no sum and no time, but whether it is served; and where it is not, nothing else matters. */
export function wantedTopics(
  { understanding: { topics, asks, concepts }, focus }: Asking['part'],
  asked: AskedPlaces,
  hours: AskedHours,
  isOfGoods: boolean,
): Map<FactTopic, number> {
  const wanted = new Map(topics.map(({ topic, weight }) => [topic, weight]));
  const isOfHours = hours.days.size > 0 || asks.has('time');
  // "until when can I call on Fridays?" asks for no number
  if (
    isOfHours &&
    hours.by !== null &&
    !wanted.has('contact.email') &&
    (wanted.has('contact.phone') || wanted.has('contact.hours'))
  ) {
    wanted.set('contact.hours', 1);
    wanted.delete('contact.phone');
  }
  // how soon the money comes is not how long a thing may go back
  if ((wanted.get('refund.time') ?? 0) >= sureTopic && !concepts.has('returns')) wanted.delete('returns.window');
  if (asked.places.length === 0) {
    // "Do you deliver furniture?": its own rows say where to
    const regions = wanted.get('delivery.regions') ?? 0;
    const isWhether = asks.size === 0 && hours.days.size === 0;
    if (isOfGoods && isWhether && regions >= half && regions >= (wanted.get('delivery.cost') ?? 0))
      for (const topic of ['delivery.cost', 'delivery.regions'] as const) wanted.set(topic, sureTopic);
    return wanted;
  }
  // where nothing makes it free, its price says so
  if ((wanted.get('delivery.free_from') ?? 0) >= sureTopic) wanted.set('delivery.cost', sureTopic);
  if (topics.every(({ weight }) => weight < leastTopic) && focus.length === 0) {
    // "How long to Vancouver?"
    if (asks.has('duration')) wanted.set('delivery.time', sureTopic);
    else if (asks.has('cost')) wanted.set('delivery.cost', sureTopic);
    else return wanted;
  } else if (!topics.some(({ topic }) => isToPlace(topic))) return wanted;
  const isSure = [...wanted].some(([topic, weight]) => weight >= sureTopic && topic !== 'delivery.regions');
  wanted.set('delivery.regions', isSure && !asked.isUnserved ? besideOthers : 1);
  // the place's own row says that it is served, for how much and how soon
  if (!isSure && !asked.isUnserved) wanted.set('delivery.cost', sureTopic);
  return wanted;
}

/** Who fetches something asks for no delivery to where he is. */
const isToPlace = (topic: string): boolean => topic.startsWith('delivery.') && topic !== 'delivery.pickup';

/** A fact for one region answers a question for none a little less. */
export function scopeFit({ scope, text, language }: Fact, { concepts }: Understanding): number {
  const { countries, concepts: spoken } = wordsIn(`${scope ?? ''} ${text}`, language ?? 'en');
  if (concepts.has('abroad')) return spoken.has('abroad') ? 1.2 : countries.size > 0 ? 0.6 : 0.85;
  return scope === null ? 1 : 0.95;
}

/** What is asked as a sum or a time is best told by a fact that has one. */
export function valueFit({ value, text }: Fact, { asks, concepts }: Understanding): number {
  const wants = new Set<string>();
  if (asks.has('cost') || concepts.has('cost') || concepts.has('free')) wants.add('money');
  if (asks.has('duration') || (asks.has('time') && !asks.has('cost'))) wants.add('days');
  if (wants.size === 0) return 1;
  // a row of several sums has no value of its own
  const isTold = value === null ? wants.has('money') && isRowOfSums(text) : wants.has(value.kind);
  return isTold ? 1.1 : 0.85;
}
