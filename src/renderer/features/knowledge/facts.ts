import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { topicName } from '../../shared/texts.ts';
import { queryKey, rereadTaught, useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';

export type Fact = ReplyOf<'getFacts'>['facts'][number];

interface TopicWords {
  /** as a heading */
  name: string;
  /** after "Nothing about"; '' where few shops have it */
  missing: string;
}

interface AreaWords {
  name: string;
  topics: Record<string, TopicWords>;
}

const topic = (key: string, missing = ''): TopicWords => ({ name: topicName(key), missing });

const areas: AreaWords[] = [
  {
    name: 'Delivery',
    topics: {
      'delivery.cost': topic('delivery.cost', 'what delivery costs'),
      'delivery.free_from': topic('delivery.free_from'),
      'delivery.time': topic('delivery.time', 'delivery times'),
      'delivery.regions': topic('delivery.regions', 'where you deliver'),
      'delivery.carrier': topic('delivery.carrier'),
      'delivery.pickup': topic('delivery.pickup'),
      'delivery.customs': topic('delivery.customs'),
      preorder: topic('preorder'),
    },
  },
  {
    name: 'Returns and refunds',
    topics: {
      'returns.window': topic('returns.window', 'the time to return something'),
      'returns.condition': topic('returns.condition'),
      'returns.cost': topic('returns.cost', 'who pays for a return'),
      'returns.how': topic('returns.how', 'how to return something'),
      'returns.exceptions': topic('returns.exceptions'),
      exchange: topic('exchange'),
      'refund.time': topic('refund.time', 'how long a refund takes'),
      cancel: topic('cancel', 'cancelling an order'),
      warranty: topic('warranty'),
    },
  },
  {
    name: 'Payment and offers',
    topics: {
      'payment.methods': topic('payment.methods', 'payment methods'),
      'payment.instalments': topic('payment.instalments'),
      'payment.deadline': topic('payment.deadline'),
      'order.minimum': topic('order.minimum'),
      discount: topic('discount'),
      gift_card: topic('gift_card'),
      wholesale: topic('wholesale'),
    },
  },
  {
    name: 'Contact',
    topics: {
      'contact.email': topic('contact.email', 'an e-mail address'),
      'contact.phone': topic('contact.phone', 'a telephone number'),
      'contact.address': topic('contact.address', 'an address'),
      'contact.hours': topic('contact.hours', 'opening hours'),
    },
  },
  {
    name: 'Your goods and your shop',
    topics: { size_guide: topic('size_guide'), care: topic('care'), about: topic('about') },
  },
];

export interface FactGroup {
  /** of facts that contradict each other, else of one */
  facts: Fact[];
  disagree: boolean;
}

export interface FactArea {
  name: string;
  count: number;
  topics: { topic: string; name: string; groups: FactGroup[] }[];
  /** "payment methods" */
  missing: string[];
}

/** Every area, whatever is in it; a topic that is not ours stands under its own name in the last. */
export function areasOf(facts: readonly Fact[]): FactArea[] {
  const known = new Set(areas.flatMap(({ topics }) => Object.keys(topics)));
  return areas.map(({ name, topics }, at) => {
    const others =
      at < areas.length - 1 ? [] : facts.filter((fact) => !known.has(fact.topic)).map((fact) => fact.topic);
    const names = [...Object.keys(topics), ...new Set(others)];
    const found = names.flatMap((key) => {
      const own = facts.filter((fact) => fact.topic === key);
      return own.length === 0 ? [] : [{ topic: key, name: topics[key]?.name ?? key, groups: groupsOf(own) }];
    });
    const has = (key: string) =>
      found.some((one) => one.topic === key) || (key === 'delivery.regions' && facts.some(isRateOfPlace));
    return {
      name,
      count: facts.filter((fact) => names.includes(fact.topic)).length,
      topics: found,
      missing: Object.entries(topics).flatMap(([key, { missing }]) => (missing === '' || has(key) ? [] : [missing])),
    };
  });
}

/** "France: 11.90" says that parcels go there */
const isRateOfPlace = ({ topic: of, scope }: Fact): boolean =>
  (of === 'delivery.cost' || of === 'delivery.time') && scope !== null;

/** What contradicts each other stands together, and first. */
function groupsOf(facts: readonly Fact[]): FactGroup[] {
  const groups: FactGroup[] = [];
  const placed = new Set<string>();
  for (const fact of facts) {
    if (placed.has(fact._id)) continue;
    const together = facts.filter((one) => one._id === fact._id || reaches(facts, fact, one));
    for (const one of together) placed.add(one._id);
    groups.push({ facts: together, disagree: together.length > 1 });
  }
  return groups.toSorted((a, b) => Number(b.disagree) - Number(a.disagree));
}

/** From contradiction to contradiction. */
function reaches(facts: readonly Fact[], from: Fact, to: Fact): boolean {
  const seen = new Set([from._id]);
  const waiting = [from];
  for (let fact = waiting.pop(); fact !== undefined; fact = waiting.pop()) {
    for (const id of fact.conflicts) {
      const other = facts.find((one) => one._id === id);
      if (other === undefined || seen.has(id)) continue;
      if (id === to._id) return true;
      seen.add(id);
      waiting.push(other);
    }
  }
  return false;
}

/** The owner stands by one of them, so that answers say no other. */
export const isSettled = ({ facts }: FactGroup): boolean =>
  facts.some(({ state }) => state === 'confirmed' || state === 'corrected');

/** Facts in the order and under the names in which people look for them. */
export const openContradictions = (shown: readonly FactArea[]): number =>
  shown
    .flatMap(({ topics }) => topics.flatMap(({ groups }) => groups))
    .filter((group) => group.disagree && !isSettled(group)).length;

/** "shop.example/policies/returns" as its path */
export const pageName = (url: string): string => {
  const path = URL.parse(url)?.pathname ?? url;
  return path === '/' ? 'Home page' : path;
};

export type Decision = Pick<BodyOf<'saveFact'>, 'state' | 'text'>;

/** What other sentences say otherwise than the one that was decided on last. */
export interface Warned {
  factId: string;
  warnings: readonly string[];
}

/** What the agent knows, and how the owner decides on it. */
export function useFacts(agentId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { query: { agentId } };
  const key = queryKey('getFacts', input);
  const facts = useApiQuery('getFacts', input, { staleTime: 0 });

  const [warned, setWarned] = useState<Warned | null>(null);

  const put = (fact: Fact) =>
    cache.setQueryData<ReplyOf<'getFacts'>>(
      key,
      (known) => known && { ...known, facts: known.facts.map((one) => (one._id === fact._id ? fact : one)) },
    );

  /** @returns whether it was kept */
  async function decide(fact: Fact, { state, text }: Decision): Promise<boolean> {
    await cache.cancelQueries({ queryKey: key });
    // shown at once; put back when it could not be kept
    if (state !== 'corrected') put({ ...fact, state, text: fact.pageText });
    try {
      const body = { agentId, factId: fact._id, state, ...(text !== undefined && { text }) };
      const saved = await api.call('saveFact', { body });
      put(saved.fact);
      setWarned({ factId: fact._id, warnings: saved.warnings ?? [] });
      // contradictions may have come or gone
      await Promise.all([cache.invalidateQueries({ queryKey: key }), rereadTaught(cache)]);
      return true;
    } catch {
      put(fact);
      notify.error('An error occurred. Please try again.');
      return false;
    }
  }

  return { facts, decide, warned };
}
