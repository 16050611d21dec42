/** Whether the best fact is the answer, whatever else could be told: its topic is meant, and it holds where, when or for whom it was asked. */
import type { FactTopic } from '../../../facts/fact.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { byTheHour } from '../../../facts/delivery-time.ts';
import type { AskedPlaces } from './asked-places.ts';
import type { AskedHours } from './named-terms.ts';
import type { Weighed } from './rate-tables.ts';
import { sureTopic } from './wanted-topics.ts';

/** "we ship worldwide for €20" holds for the place that was asked for */
const leastFit = 0.95;
const sureHours = 0.7;
const half = 0.5;
const surest = 0.95;
/** one sentence says all there is of them */
const toldOutright: ReadonlySet<FactTopic> = new Set<FactTopic>(['delivery.pickup', 'payment.instalments']);
const sureMeant = 0.5;

/** The topic is surely asked for, and the fact holds where, when or for whom it was asked. */
export function decides(
  { fact, fit, held, meant, topicWeight }: Weighed,
  part: QuestionPart,
  asked: AskedPlaces,
  hours: AskedHours,
): boolean {
  const { asks, concepts, isYesNo } = part.understanding;
  // "can I come get it myself" shares no word with "local pick up"
  if (toldOutright.has(fact.topic) && topicWeight >= surest && meant >= sureMeant) return true;
  if (topicWeight < sureTopic || held < half || concepts.has('wholesale')) return false;
  switch (fact.topic) {
    case 'delivery.time':
      // "if I pay at two, does it leave today?"
      if (asked.places.length === 0) return isYesNo && fit > 1 && hours.days.size === 0 && byTheHour.test(fact.text);
      return fit >= leastFit && !asked.isUnserved;
    case 'delivery.cost':
    case 'delivery.free_from':
      return asked.places.length > 0 && fit >= leastFit && !asked.isUnserved;
    case 'delivery.regions':
      return asked.places.length > 0 && asked.isUnserved && fit > 1;
    case 'contact.hours':
      // of no other way hours are known than of the one that is asked for
      return (
        (fit >= sureHours && (hours.days.size > 0 || hours.by !== null)) || (hours.by === 'phone' && asks.has('time'))
      );
    case 'returns.cost':
      return (
        (fit >= 1 && asked.places.length > 0) ||
        (held >= half && asks.has('person')) ||
        (held === 1 && (asks.has('person') || asks.has('cost') || concepts.has('cost') || concepts.has('free')))
      );
    case 'returns.exceptions':
      return fit > 1;
    case 'refund.time':
    case 'order.minimum':
    case 'payment.deadline':
      return true;
    default:
      return false;
  }
}
