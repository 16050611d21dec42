import { expect, test } from 'vitest';
import type { Fact } from '../../facts/fact.ts';
import type { Passage } from '../../search/documents.ts';
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts';
import { createMakeReply, sourcesOf } from './make-reply.ts';
import { passageOf } from './loom-shop.fixture.ts';
import { questionOf } from './question.fixture.ts';

async function toldOf(passages: Passage[], text: string): Promise<string> {
  const makeReply = createMakeReply({
    model: null,
    extractive: {
      name: 'composed',
      reply: () => Promise.resolve({ text, products: [], usage: { promptTokens: 0, completionTokens: 0 } }),
    },
    modelMs: 1_000,
    breaker: createCircuitBreaker({ failuresInRow: 1, pauseMs: 0 }),
    meter: { modelAsked: () => undefined, replied: () => undefined },
    onModelFailure: () => undefined,
  });
  const found = passages.map((document) => ({ document, score: 1, coverage: 1, confidence: 1 }));
  const question = questionOf('How long is delivery?', { passages: found });
  const when = { onText: undefined, spentMs: 0, lookUp: null, freshen: null, requestId: 'r' };
  return (await makeReply(question, 'loom.example', when)).text;
}

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
