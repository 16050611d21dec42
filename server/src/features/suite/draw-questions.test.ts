import type { SuiteResult } from '@vitrine/contract/suite';
import { expect, test } from 'vitest';
import { readFacts } from '../../facts/read-facts.ts';
import { packs } from '../../languages/packs.ts';
import type { Passage } from '../../search/documents.ts';
import type { AgentsReply } from './domain/fault-of-reply.ts';
import { createQuestionDraw, createSuiteTrial, quotedIn } from './draw-questions.ts';
import type { SuiteRow } from './store.ts';

const page = (at: string, kind: Passage['kind'], text: string): Passage => ({
  url: `https://shop.example${at}`,
  title: 'Returns',
  headings: ['Returns'],
  text,
  language: 'en',
  kind,
  voice: 'shop',
});
const other = page('/pages/about', 'page', 'You may return unused goods within 60 days of delivery.');
const terms = page('/policies/returns', 'policy', 'You may return unused goods within 30 days of delivery.');

/** The first question that is drawn of a shop whose agent tells all that its pages say. */
async function drawnOf(passages: Passage[], told = passages) {
  const found = readFacts({ passages }, ['en']);
  const kept: Pick<SuiteRow, 'ask' | 'expect' | 'last'>[] = [];
  const store = {
    all: () => Promise.resolve([]),
    addFirst: (_: string, rows: typeof kept) => Promise.resolve(void kept.push(...rows)),
  };
  const reply: AgentsReply = {
    agent_response_text: told.map(({ text }) => text).join('\n'),
    product_cards: [],
    outcome: 'answered',
    used: { passages: [], facts: readFacts({ passages: told }, ['en']) },
  };
  await createQuestionDraw(store)('agt', { documents: { passages, products: [] }, found }, () =>
    Promise.resolve(reply),
  );
  return kept[0]?.expect;
}

test('of two sentences that contradict each other one may go', async () => {
  expect(await drawnOf([terms, other])).toEqual({ says: [terms.text] });
});

test('of two sentences that contradict each other the one that is told is held', async () => {
  expect(await drawnOf([terms, other], [other])).toEqual({ says: [other.text] });
});

test('all that is told and contradicts nothing is held', async () => {
  const more = page('/policies/refunds', 'policy', 'Refunds are paid within 14 days after we received the goods.');
  expect(await drawnOf([terms, more])).toEqual({ says: [terms.text, more.text] });
});

const said = (text: string, outcome: AgentsReply['outcome'] = 'answered'): AgentsReply => ({
  agent_response_text: text,
  product_cards: [],
  outcome,
  used: { passages: [], facts: [] },
});
const row = (id: string, expect: SuiteRow['expect'] = { says: ['thirty'] }): SuiteRow => ({
  agentId: 'agt_1',
  id,
  ask: id,
  expect,
  replaced: null,
  isDrawn: false,
  last: null,
  createdAt: new Date(0),
});

function trial(rows: SuiteRow[], { hasModel = false, stepMs = 0 } = {}) {
  const kept = new Map<string, SuiteResult>();
  let ms = 0;
  let left = 0;
  const store = {
    all: async () => rows,
    setLast: async (_: string, id: string, last: SuiteResult) => void kept.set(id, last),
    removeDrawn: async () => void (left += 1),
  };
  const tryBefore = createSuiteTrial({ store, hasModel, clock: () => (ms += stepMs) });
  const run = (now: (text: string) => string, before = () => 'thirty', gone: string[] = [], isMoved = false) =>
    tryBefore('agt_1', {
      now: async (text) => said(now(text)),
      before: async () => said(before()),
      gone: new Set(gone),
      isExcluded: () => false,
      isMoved,
    });
  return { run, kept, left: () => left };
}

test('only what passed before is broken, and results are written down when they are to be kept', async () => {
  const { run, kept } = trial([row('a'), row('b')]);
  const tried = await run((text) => (text === 'a' ? 'thirty' : 'fourteen'));
  expect(tried?.suite).toMatchObject({
    passed: 1,
    failed: [{ questionId: 'b', before: 'thirty', now: 'fourteen', fault: expect.stringContaining('thirty') }],
  });
  expect(kept.size).toBe(0);
  await tried?.keep();
  expect([...kept].map(([id, { passed }]) => [id, passed])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(
    (
      await run(
        () => 'fourteen',
        () => 'fourteen',
      )
    )?.suite,
  ).toEqual({ passed: 0, failed: [] });
  expect(await trial([]).run(() => '')).toBe(null);
});

test('a new answer that is none is marked as such', async () => {
  const store = { all: async () => [row('a'), row('b')], setLast: async () => {}, removeDrawn: async () => {} };
  const tried = await createSuiteTrial({ store, hasModel: false })('agt_1', {
    now: async (text) => ({ ...said('Sorry.'), outcome: text === 'a' ? 'unknown' : 'answered' }),
    before: async () => said('thirty'),
    gone: new Set(),
    isExcluded: () => false,
    isMoved: false,
  });
  expect(tried?.suite.failed.map(({ questionId, unknown }) => [questionId, unknown])).toEqual([
    ['a', true],
    ['b', undefined],
  ]);
});

test('of a model’s replies most of three decide', async () => {
  const inTurn = (replies: string[]) => () => replies.shift() ?? 'fourteen';
  const { run } = trial([row('a')], { hasModel: true });
  expect((await run(inTurn(['fourteen', 'thirty', 'thirty'])))?.suite).toEqual({ passed: 1, failed: [] });
  expect((await run(inTurn(['fourteen', 'thirty', 'fourteen'])))?.suite.failed).toHaveLength(1);
  const once = trial([row('a')]);
  expect((await once.run(inTurn(['fourteen', 'thirty', 'thirty'])))?.suite.failed).toHaveLength(1);
});

test('when its time is over, what was asked counts', async () => {
  const { run } = trial([row('a'), row('b'), row('c')], { stepMs: 25_000 });
  expect((await run(() => 'thirty'))?.suite).toEqual({ passed: 2, failed: [], unasked: 1 });
});

test('a product that is sold no more is not asked for', async () => {
  const { run } = trial([row('a', { product: 'https://shop.example/p' })]);
  expect((await run(() => 'no', undefined, ['https://shop.example/p']))?.suite).toEqual({ passed: 0, failed: [] });
});

test('another shop is asked only what its owner wrote or kept, and what was drawn from the one before goes', async () => {
  const drawn = { ...row('drawn'), isDrawn: true };
  const answered = { ...row('answered'), isDrawn: true, replaced: { says: ['ten'] } };
  const { run, kept, left } = trial([drawn, answered, row('own')]);
  const tried = await run(() => 'fourteen', undefined, [], true);
  expect(tried?.suite).toMatchObject({ moved: true, failed: [{ questionId: 'answered' }, { questionId: 'own' }] });
  expect(left()).toBe(0);
  await tried?.keep();
  expect([left(), ...kept.keys()]).toEqual([1, 'answered', 'own']);
  expect((await run(() => 'fourteen'))?.suite.failed).toHaveLength(3);
});

test('of an unsure reply what it quotes is told', async () => {
  const store = { all: async () => [row('a')], setLast: async () => {}, removeDrawn: async () => {} };
  const tried = await createSuiteTrial({ store, hasModel: false })('agt_1', {
    now: async () => said('Not sure, but:\n\nWool may itch.', 'unsure'),
    before: async () => said('thirty'),
    gone: new Set(),
    isExcluded: () => false,
    isMoved: false,
  });
  expect(tried?.suite.failed).toMatchObject([{ now: 'Not sure, but:\n\nWool may itch.', quoted: 'Wool may itch.' }]);
});

test('what an unsure reply says before its quotation is no part of it, in any language', () => {
  const openings = [...packs.values()].flatMap(({ phrases }) => Object.values(phrases).map(({ perhaps }) => perhaps));
  expect(openings.length).toBeGreaterThan(20);
  for (const perhaps of openings) expect(quotedIn(`${perhaps}\n\nWool is soft.`), perhaps).toBe('Wool is soft.');
});

test('nothing is quoted where nothing opens it', () => {
  expect(quotedIn('It may itch, I am not sure.')).toBe('');
});

test('what was answered from a page that the owner left out says so', async () => {
  const store = { all: async () => [row('a'), row('b')], setLast: async () => {}, removeDrawn: async () => {} };
  const from = (url: string) => ({ ...said('thirty'), used: { passages: [{ url }], facts: [] } });
  const tried = await createSuiteTrial({ store, hasModel: false })('agt_1', {
    now: async () => said('Sorry.'),
    before: async (text) => from(`https://shop.example/${text}`),
    gone: new Set(),
    isExcluded: (url) => url === 'https://shop.example/a',
    isMoved: false,
  });
  expect(tried?.suite.failed.map(({ excluded }) => excluded)).toEqual(['https://shop.example/a', undefined]);
});
