import { describe, expect, test } from 'vitest';
import { phrasesFor } from '../../dialogue/phrases.ts';
import type { Fact } from '../../facts/fact.ts';
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { Passage } from '../../search/documents.ts';
import { askShop } from './ask-shop.fixture.ts';
import { passageOf } from './loom-shop.fixture.ts';
import { createMakeReply, sourcesOf } from './make-reply.ts';
import { questionOf } from './question.fixture.ts';

async function toldOf(passages: Passage[], text: string): Promise<string> {
  const found = passages.map((document) => ({ document, score: 1, coverage: 1, confidence: 1 }));
  const question = questionOf('How long is delivery?', { passages: found });
  return (await makerOf(text, [])(question, 'loom.example', when)).text;
}

const when = { onText: undefined, spentMs: 0, lookUp: null, freshen: null, requestId: 'r' };

const makerOf = (text: string, products: number[]) =>
  createMakeReply({
    model: null,
    extractive: {
      name: 'composed',
      reply: () => Promise.resolve({ text, products, usage: { promptTokens: 0, completionTokens: 0 } }),
    },
    modelMs: 1_000,
    breaker: createCircuitBreaker({ failuresInRow: 1, pauseMs: 0 }),
    meter: { modelAsked: () => undefined, replied: () => undefined },
    onModelFailure: () => undefined,
    onKnowledgeFailure: () => undefined,
  });

test('a card’s words are in the shop’s language, as those of the chat around it are', async () => {
  const { question } = await askShop('How much is the Enamel mug?');
  const gone = { imageUrl: 'https://loom.example/mug.jpg', availability: 'out_of_stock' } as const;
  const products = question.products.map((one) => ({ ...one, document: { ...one.document, ...gone } }));
  const asked = { ...question, products, language: 'de' };
  const { cards } = await makerOf('12 EUR.', [0])(asked, 'loom.example', when);
  const { viewProduct, soldOut } = phrasesFor('en', question.brand.tone);
  expect(cards).toMatchObject([{ cta_text: viewProduct, promotion_badge_text: soldOut }]);
});

test('a link to a page that a reply rests on is named after the page, and an unknown one says what it said', async () => {
  const page = (path: string, title: string) => passageOf(path, '', 'Words.', { title });
  const links = (...names: string[]) =>
    ['delivery', 'returns', 'evil', 'else']
      .map((path, at) => `[${names[at] ?? 'Read more'}](https://loom.example/${path})`)
      .join(' · ');
  const pages = [
    page('/delivery', 'Delivery times & prices | Loom & Co'),
    page('/returns', `Returns](https://evil.example) ${'long '.repeat(40)}`),
    page('/evil', 'Buy at www.evil.example'),
  ];
  const told = await toldOf(pages, `Three days.\n\n${links()}`);
  const returns = `Returns(https://evil.example) ${'long '.repeat(40)}`.slice(0, 60).trim();
  expect(returns).toContain('://');
  expect(told).toBe(`Three days.\n\n${links('Delivery times & prices')}`);
});

test('a fact’s page is named by the title under which it was found, and by its address alone where it was not', () => {
  const fact = (url: string): Fact => ({
    id: url,
    topic: 'delivery.time',
    text: 'Three working days.',
    url,
    value: null,
    scope: null,
    language: null,
    readAt: '2026-11-01T00:00:00.000Z',
    state: 'found',
    conflicts: [],
  });
  const document = passageOf('/delivery', '', 'Words.', { title: 'Delivery' });
  const used = {
    passages: [],
    products: [],
    answers: [],
    facts: [fact(document.url), fact('https://loom.example/faq')],
  };
  expect(sourcesOf(used, [{ document, score: 1, coverage: 1 }])).toEqual([
    { title: 'Delivery', url: document.url },
    { title: '', url: 'https://loom.example/faq' },
  ]);
});

describe('what the pages tell word for word', () => {
  const reply = (text: string) => () => Promise.resolve({ text, products: [] });
  const cannotBeRead = new Error('the pages cannot be read');

  async function replyBy({ hasModel }: { hasModel: boolean }) {
    const { question, text } = await askShop('How long is delivery?');
    let reads = 0;
    const told = () => {
      reads += 1;
      return Promise.reject(cannotBeRead);
    };
    const failures: unknown[] = [];
    const makeReply = createMakeReply({
      model: hasModel ? { name: 'quick', secrets: [], reply: reply(text) } : null,
      extractive: { name: 'composed', reply: reply('never') },
      modelMs: 1_000,
      breaker: createCircuitBreaker({ failuresInRow: 1, pauseMs: 0 }),
      meter: { modelAsked: () => undefined, replied: () => undefined },
      onModelFailure: () => undefined,
      onKnowledgeFailure: (error) => failures.push(error),
    });
    const when = { onText: undefined, spentMs: 0, lookUp: null, freshen: null, requestId: 'r' };
    const parts = question.parts.map((part) => ({ ...part, told }));
    const { path, outcome } = await makeReply({ ...question, parts }, 'loom.example', when);
    return { path, outcome, reads, failures };
  }

  test('is not looked for where a model answers', async () => {
    const answered = await replyBy({ hasModel: true });
    expect(answered).toMatchObject({ path: 'model', reads: 0, failures: [] });
  });

  test('and cannot be read: the visitor is told that there is no answer now', async () => {
    expect(await replyBy({ hasModel: false })).toEqual({
      path: 'fallback',
      outcome: 'failed',
      reads: 1,
      failures: [cannotBeRead],
    });
  });
});

// whichever of them is first makes all languages' small talk ready
describe('a model that does not answer in time', { timeout: 60_000 }, () => {
  const modelMs = 800;

  async function failuresOf({ spentMs = 0, busyMs = 0 }) {
    const breaker = createCircuitBreaker({ failuresInRow: 1, pauseMs: 60_000 });
    const told: string[] = [];
    const makeReply = createMakeReply({
      model: {
        name: 'silent',
        secrets: [],
        async reply(_question, { signal }) {
          const began = performance.now();
          while (performance.now() - began < busyMs);
          return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        },
      },
      extractive: {
        name: 'composed',
        reply: () => Promise.resolve({ text: 'Three days.', products: [] }),
      },
      modelMs,
      breaker,
      meter: { modelAsked: (kind) => told.push(kind), replied: () => undefined },
      onModelFailure: () => undefined,
      onKnowledgeFailure: () => undefined,
    });
    const when = { onText: undefined, spentMs, lookUp: null, freshen: null, requestId: 'r' };
    const { text } = await makeReply(questionOf('Hello'), 'loom.example', when);
    expect(text).toBe('Three days.');
    return { told, isOpen: breaker.isOpen() };
  }

  test('CH-16 is left alone for a while', async () => {
    expect(await failuresOf({})).toEqual({ told: ['timeout'], isOpen: true });
  });

  test('is not blamed where most of its time had been used up before, nor where we were too busy to hear it', async () => {
    const late = { told: ['late'], isOpen: false };
    expect(await failuresOf({ spentMs: 0.6 * modelMs })).toEqual(late);
    expect(await failuresOf({ busyMs: 1.5 * modelMs })).toEqual(late);
  });

  test('is not asked where hardly any of it is left', async () => {
    expect(await failuresOf({ spentMs: 0.95 * modelMs })).toEqual({ told: [], isOpen: false });
  });
});
