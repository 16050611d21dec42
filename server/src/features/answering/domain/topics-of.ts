/** Which of the shop's terms a question is about, by the concepts in it and the kind of answer it asks for. */
import { aspects } from '../../../aspects/aspects.ts';
import type { Aspect } from '../../../aspects/aspects.ts';
import type { FactTopic } from '../../../facts/fact.ts';
import type { AnswerKind, Concept } from '../../../languages/concepts.ts';
import type { Understanding } from '../../../ports/model.ts';

type Topics = Understanding['topics'];

interface Rule {
  topic: FactTopic;
  /** one of them is there */
  about: Concept[];
  /** with one of these, or one of these kinds of answer, the topic is surely meant */
  sure?: (Concept | AnswerKind)[];
  /** without them it is meant this much; 0 unless said */
  otherwise?: number;
  /** unless it is surely meant, with one of these it is something else */
  not?: (Concept | AnswerKind)[];
  /** with one of these it is something else in any case */
  never?: (Concept | AnswerKind)[];
}

const delivering: Concept[] = ['delivery', 'dispatch', 'express', 'abroad'];

const rules: Rule[] = [
  { topic: 'delivery.free_from', about: delivering, sure: ['free', 'minimum'], otherwise: 0 },
  { topic: 'delivery.cost', about: delivering, sure: ['cost'], otherwise: 0.4, not: ['duration', 'carrier'] },
  {
    topic: 'delivery.time',
    about: [...delivering, 'tracking'],
    sure: ['duration', 'time', 'dispatch', 'express'],
    otherwise: 0.4,
    not: ['cost', 'free', 'carrier', 'place'],
    // "when do I get my money?"
    never: ['damaged', 'refund', 'store_credit', 'contact'],
  },
  {
    topic: 'delivery.regions',
    about: delivering,
    sure: ['abroad', 'place', 'which'],
    otherwise: 0.3,
    not: ['cost', 'free', 'duration', 'time', 'carrier', 'customs'],
  },
  { topic: 'delivery.carrier', about: ['carrier'], otherwise: 0.9 },
  { topic: 'delivery.pickup', about: ['pickup'], otherwise: 0.9, not: ['returns'] },
  { topic: 'delivery.customs', about: ['customs'], otherwise: 0.9 },
  {
    topic: 'returns.window',
    about: ['returns', 'refund', 'exchange'],
    sure: ['duration', 'count'],
    otherwise: 0.6,
    not: ['cost', 'payment', 'restocking', 'place', 'method', 'condition', 'final_sale'],
  },
  { topic: 'returns.cost', about: ['returns', 'exchange'], sure: ['cost', 'free', 'restocking', 'person', 'payment'] },
  { topic: 'returns.cost', about: ['restocking'], otherwise: 0.9 },
  {
    topic: 'returns.condition',
    about: ['returns', 'refund', 'exchange'],
    sure: ['condition'],
    otherwise: 0.4,
    not: ['duration', 'count', 'cost', 'payment'],
  },
  {
    topic: 'returns.how',
    about: ['returns', 'exchange'],
    sure: ['method', 'place'],
    otherwise: 0.4,
    not: ['duration', 'count', 'cost'],
  },
  { topic: 'returns.exceptions', about: ['returns', 'refund', 'exchange'], sure: ['final_sale', 'custom', 'discount'] },
  { topic: 'returns.exceptions', about: ['final_sale'], otherwise: 0.8 },
  { topic: 'returns.window', about: ['damaged'], otherwise: 0.8 },
  { topic: 'returns.how', about: ['damaged', 'missing'], otherwise: 0.7 },
  { topic: 'returns.condition', about: ['damaged'], otherwise: 0.6 },
  { topic: 'refund.time', about: ['refund', 'store_credit'], sure: ['duration', 'time'] },
  { topic: 'exchange', about: ['exchange'], otherwise: 0.9, not: ['duration', 'cost'] },
  { topic: 'cancel', about: ['cancel'], otherwise: 0.9 },
  {
    topic: 'payment.methods',
    about: ['payment', 'card'],
    sure: ['which', 'method'],
    otherwise: 0.8,
    not: ['instalments', 'person', 'refund', 'time', 'duration'],
  },
  { topic: 'payment.deadline', about: ['payment'], sure: ['duration'] },
  {
    topic: 'order.minimum',
    about: ['minimum'],
    otherwise: 0.9,
    never: ['free', 'wholesale', 'discount', 'delivery', 'gift_card', 'instalments', 'card'],
  },
  { topic: 'payment.instalments', about: ['instalments'], otherwise: 0.9 },
  { topic: 'warranty', about: ['warranty'], otherwise: 0.9 },
  { topic: 'contact.email', about: ['email'], otherwise: 0.9 },
  { topic: 'contact.phone', about: ['phone'], otherwise: 0.9 },
  {
    topic: 'contact.address',
    about: ['address'],
    never: ['made'],
    otherwise: 0.9,
    not: ['email', 'duration', 'cost', 'delivery', 'returns'],
  },
  { topic: 'contact.address', about: ['shop'], sure: ['place'], never: ['made'] },
  { topic: 'contact.hours', about: ['hours'], otherwise: 0.9 },
  { topic: 'contact.email', about: ['contact'], otherwise: 0.7, not: ['phone', 'address', 'hours'] },
  { topic: 'contact.phone', about: ['contact'], otherwise: 0.6, not: ['email', 'address', 'hours'] },
  { topic: 'wholesale', about: ['wholesale'], otherwise: 0.9 },
  { topic: 'gift_card', about: ['gift_card'], otherwise: 0.9 },
  { topic: 'discount', about: ['discount'], otherwise: 0.8, not: ['wholesale', 'final_sale', 'returns'] },
  { topic: 'preorder', about: ['preorder'], otherwise: 0.9 },
  { topic: 'size_guide', about: ['size_guide', 'fit'], otherwise: 0.7 },
  { topic: 'care', about: ['wash'], otherwise: 0.6 },
  { topic: 'about', about: ['owner', 'since'], otherwise: 0.5 },
];

/** a reason or a person is in no typed fact */
const untyped: AnswerKind[] = ['reason', 'person'];

/** Which facts tell what an aspect asks for; the first best. */
const topicsOfAspect: Partial<Record<Aspect, FactTopic[]>> = {
  delivery_time: ['delivery.time'],
  dispatch_time: ['delivery.time'],
  delivery_express: ['delivery.time', 'delivery.cost'],
  delivery_cost: ['delivery.cost', 'delivery.free_from'],
  delivery_free: ['delivery.free_from'],
  delivery_area: ['delivery.regions'],
  carrier: ['delivery.carrier'],
  customs: ['delivery.customs'],
  pickup: ['delivery.pickup'],
  return_window: ['returns.window'],
  return_how: ['returns.how'],
  return_cost: ['returns.cost'],
  return_condition: ['returns.condition'],
  return_excluded: ['returns.exceptions'],
  exchange: ['exchange'],
  damaged_item: ['returns.how', 'returns.window'],
  wrong_item: ['returns.how', 'returns.window'],
  missing_item: ['returns.how'],
  refund_time: ['refund.time'],
  cancel_order: ['cancel'],
  payment_methods: ['payment.methods'],
  cash_on_delivery: ['payment.methods'],
  instalments: ['payment.instalments'],
  minimum_order: ['order.minimum'],
  warranty: ['warranty'],
  contact: ['contact.email', 'contact.phone'],
  phone: ['contact.phone'],
  address: ['contact.address'],
  hours: ['contact.hours'],
  wholesale: ['wholesale'],
  gift_card: ['gift_card'],
  discount_code: ['discount'],
  promotion: ['discount'],
  preorder: ['preorder'],
  about: ['about'],
};
/** from this probability on, an aspect speaks for its topics */
const leastAspect = 0.1;

/** By the words that are known, and by what questions like it ask for: either may be enough, both are more. */
export function topicsOf(
  concepts: ReadonlySet<Concept>,
  asks: ReadonlySet<AnswerKind>,
  likely: Float32Array = noAspects,
): Topics {
  const weights = new Map(topicsByWords(concepts, asks).map(({ topic, weight }) => [topic, weight]));
  for (const [at, aspect] of aspects.entries()) {
    const share = likely[at] ?? 0;
    if (share < leastAspect) continue;
    for (const [place, topic] of (topicsOfAspect[aspect] ?? []).entries())
      weights.set(topic, 1 - (1 - (weights.get(topic) ?? 0)) * (1 - share / (1 + place)));
  }
  return [...weights].map(([topic, weight]) => ({ topic, weight })).sort((a, b) => b.weight - a.weight);
}

const noAspects = new Float32Array(aspects.length);

function topicsByWords(concepts: ReadonlySet<Concept>, asks: ReadonlySet<AnswerKind>): Topics {
  const said = new Set<Concept | AnswerKind>([...concepts, ...asks]);
  const holds = (wanted: readonly (Concept | AnswerKind)[] = []) => wanted.some((one) => said.has(one));
  const weights = new Map<FactTopic, number>();
  for (const { topic, about, sure, otherwise = 0, not, never } of rules) {
    if (!holds(about) || holds(never)) continue;
    const isSure = holds(sure);
    if (!isSure && holds(not)) continue;
    if (!isSure && holds(untyped)) continue;
    const weight = isSure ? 1 : otherwise;
    if (weight > (weights.get(topic) ?? 0)) weights.set(topic, weight);
  }
  return [...weights].map(([topic, weight]) => ({ topic, weight }));
}
