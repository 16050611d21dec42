/** Numbers about answers: what the model was asked and how that went, and how replies came to be. */
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { CircuitBreaker } from '../lib/circuit-breaker.ts';

interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
  /** estimated tokens of the prompt, by what it is made of */
  parts?: Partial<Record<string, number>>;
}

export function createAnswerMetrics(registers: Registry[]) {
  const calls = new Counter({
    name: 'vitrine_model_calls_total',
    help: 'Questions put to the model, repairs and look-ups within one',
    labelNames: ['result'],
    registers,
  });
  const failures = new Counter({
    name: 'vitrine_model_failures_total',
    help: 'Of those the ones without a reply that could be sent, by kind',
    labelNames: ['kind'],
    registers,
  });
  const took = new Histogram({
    name: 'vitrine_model_seconds',
    help: 'How long the model took, repairs and look-ups included',
    labelNames: ['result'],
    buckets: [0.25, 0.5, 1, 2, 3, 5, 8, 13],
    registers,
  });
  const tokens = new Counter({
    name: 'vitrine_model_tokens_total',
    help: 'Tokens of the replies that were sent, as the endpoint counts or, where it does not, estimated',
    labelNames: ['direction'],
    registers,
  });
  const promptTokens = new Counter({
    name: 'vitrine_prompt_tokens_total',
    help: 'Estimated tokens of prompts by what they are made of',
    labelNames: ['part'],
    registers,
  });
  const replies = new Counter({
    name: 'vitrine_replies_total',
    help: 'Replies by how they came to be and what became of the question',
    labelNames: ['path', 'outcome'],
    registers,
  });
  let breaker: CircuitBreaker | null = null;
  const open = new Gauge({
    name: 'vitrine_model_breaker_open',
    help: '1 while the model is left alone after failures in a row',
    registers,
    collect() {
      open.set(breaker?.isOpen() === true ? 1 : 0);
    },
  });

  return {
    /** @returns the same breaker, whose state is told from now on */
    watched(one: CircuitBreaker): CircuitBreaker {
      breaker = one;
      return one;
    },
    modelAsked(result: string, seconds: number, usage: TokenUsage | null): void {
      calls.inc({ result: result === 'ok' ? 'ok' : 'failed' });
      if (result !== 'ok') failures.inc({ kind: result });
      took.observe({ result: result === 'ok' ? 'ok' : 'failed' }, seconds);
      if (usage === null) return;
      tokens.inc({ direction: 'in' }, usage.promptTokens);
      tokens.inc({ direction: 'out' }, usage.completionTokens);
      for (const [part, count] of Object.entries(usage.parts ?? {})) promptTokens.inc({ part }, count ?? 0);
    },
    replied(path: string, outcome: string): void {
      replies.inc({ path, outcome });
    },
  };
}
