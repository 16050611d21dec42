/** What became of a question that a model answered. What it says of itself is believed where it claims no more than is true. */
import { outcomes } from '@vitrine/contract/outcomes';
import type { Outcome } from '@vitrine/contract/outcomes';
import { smallTalkOf } from '../../../dialogue/small-talk.ts';
import type { FoundProduct, ModelReply, Question } from '../../../ports/model.ts';

export function toldOutcome(question: Question, reply: ModelReply, shown: readonly FoundProduct[]): Outcome {
  if (smallTalkOf(question.text) !== null) return 'talk';
  const intents = question.parts.map(({ understanding }) => understanding.intent);
  const isAbout = (intent: (typeof intents)[number]) => intents.length > 0 && intents.every((one) => one === intent);
  const { outcome = 'answered' } = reply;
  const meant = isAbout('order') ? 'order' : isAbout('human') ? 'person' : null;
  if (outcome === 'answered' || outcome === 'talk') {
    if (meant !== null) return meant;
    const isShops = intents.some((intent) => intent !== 'question');
    if (restsOnData(question, reply, shown)) return 'answered';
    return outcome === 'talk' && !isShops ? 'talk' : 'unsure';
  }
  // that a model failed is ours to say
  const claimed: Outcome = outcome === 'failed' ? 'unknown' : outcome;
  return outcomes.find((one) => one === claimed || one === meant) ?? claimed;
}

/** It cites or shows something, names a product, or tells a number that was given: a claim of its own alone answers nothing. */
function restsOnData(question: Question, { text, citations }: ModelReply, shown: readonly FoundProduct[]): boolean {
  if (shown.length > 0 || (citations?.facts.length ?? 0) + (citations?.passages.length ?? 0) > 0) return true;
  if (question.products.some(({ document }) => document.name !== '' && text.includes(document.name))) return true;
  const given = new Set(
    [...question.facts, ...question.passages.map(({ document }) => document)].flatMap((one) => numbersIn(one.text)),
  );
  return numbersIn(text.replaceAll(/\]\([^)\s]*\)/g, ' ')).some((number) => given.has(number));
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
