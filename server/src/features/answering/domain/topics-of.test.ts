import { expect, test } from 'vitest';
import type { AnswerKind, Concept } from '../../../languages/concepts.ts';
import { topicsOf } from './topics-of.ts';

const topOf = (concepts: Concept[], asks: AnswerKind[] = []) =>
  topicsOf(new Set(concepts), new Set(asks)).map(({ topic }) => topic);

test.each<[Concept[], AnswerKind[], string]>([
  [['delivery', 'cost'], ['cost'], 'delivery.cost'],
  [['delivery', 'free'], [], 'delivery.free_from'],
  [['delivery'], ['duration'], 'delivery.time'],
  [['delivery', 'abroad'], [], 'delivery.regions'],
  [['returns'], ['duration'], 'returns.window'],
  [['returns', 'delivery'], ['cost'], 'returns.cost'],
  [['refund'], ['duration'], 'refund.time'],
  [['payment'], ['which'], 'payment.methods'],
  [['shop'], ['place'], 'contact.address'],
  [['hours'], ['time'], 'contact.hours'],
])('%j asking for %j is about %s', (concepts, asks, topic) => {
  const topics = topicsOf(new Set(concepts), new Set(asks));
  const best = topics.filter(({ weight }) => weight === topics[0]?.weight).map((one) => one.topic);
  expect(best).toContain(topic);
});

test('a reason is in no typed fact, and a thing without terms is about none', () => {
  expect(topOf(['delivery'], ['reason'])).toEqual([]);
  expect(topOf(['cotton', 'towel'])).toEqual([]);
});
