/** The owner's questions are asked of each training before it is published: what would break one is not answered from. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  otherShopHost,
  smallShopHost,
  smallShopPages,
  startSmallShop,
  termsOfSmallShop,
} from './support/small-shop.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { patience } from './support/in-process.ts';
import { lettersOf } from './support/outbox.ts';

let shop: Awaited<ReturnType<typeof startSmallShop>>;
let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  shop = await startSmallShop();
  server = await startTestServer({ env: shop.env });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await client.send('createKnowledge', {
    token: owner.token,
    body: {
      agentId: owner.agentId,
      region: 'eu',
      websiteUrl: smallShopHost,
      sitemapURL: `https://${smallShopHost}/sitemap.xml`,
      excludeUrl: [],
    },
  });
  await ended(1);
}, 60_000 * patience);
afterAll(async () => {
  await server.close();
  await shop.close();
});

const trainings = async () =>
  (await client.send('getTrainings', { token: owner.token, id: owner.agentId })).body.trainings;

async function ended(count: number) {
  for (let i = 0; i < 300 * patience; i += 1) {
    const [newest, ...before] = await trainings();
    if (before.length === count - 1 && newest != null && newest.finishedAt !== null) return newest;
    await wait(100);
  }
  throw new Error(`${count} trainings never ended`);
}

async function trainAgain(more: { acceptFailures?: boolean } = {}) {
  const before = (await trainings()).length;
  if (more.acceptFailures !== true)
    await server.db.execute(
      sql`update training_runs set finished_at = finished_at - interval '2 minutes' where agent_id = ${owner.agentId}`,
    );
  const { body } = await client.send('trainAgain', { token: owner.token, body: { agentId: owner.agentId, ...more } });
  expect(body).toEqual({ success: true });
  return ended(before + 1);
}

const questions = async () =>
  (await client.send('getQuestions', { token: owner.token, query: { agentId: owner.agentId } })).body.questions;

async function told(userQuery: string): Promise<string> {
  const { sessionId } = (await client.send('createSession', { body: { agentId: owner.agentId } })).body;
  const { body } = await client.send('getResponse', {
    body: { agentId: owner.agentId, sessionId, userQuery, path: '' },
  });
  return body.success ? body.response.agent_response_text : body.code;
}

test('the first training draws questions that the agent answers rightly at once', async () => {
  const drawn = await questions();
  expect(drawn.map(({ ask }) => ask)).toContain('How long do I have to return something?');
  expect(drawn.map(({ ask }) => ask)).toContain('How much is the Harbour wool blanket?');
  expect(drawn.every(({ last }) => last?.passed)).toBe(true);
});

test('a price that changes breaks nothing: it is the record’s', async () => {
  shop.state.pages = smallShopPages(termsOfSmallShop, '79.00');
  const run = await trainAgain();
  expect(run).toMatchObject({ phase: 'done', heldBack: false, suite: { failed: [] } });
  expect(run.suite?.passed).toBe((await questions()).length);
});

test('CW-30 a training that breaks a question is held back, and the old one goes on answering', async () => {
  shop.state.pages = smallShopPages({
    ...termsOfSmallShop,
    returns: 'You may return unused goods within 14 days of delivery.',
  });
  const run = await trainAgain();
  expect(run).toMatchObject({
    phase: 'failed',
    heldBack: true,
    reason: expect.stringContaining('answered worse than now'),
    suite: {
      failed: [
        {
          ask: 'How long do I have to return something?',
          before: expect.stringContaining('30 days'),
          now: expect.stringContaining('14 days'),
          fault: expect.stringContaining('30 days'),
        },
      ],
    },
  });
  expect(await told('How long do I have to return something?')).toContain('30 days');
  expect(run.digest?.policies, 'what it would publish').toMatchObject([
    { added: [expect.stringContaining('14 days')] },
  ]);
});

test('the owner who asked for it hears of it at once, with what it would publish', async () => {
  const held = async () => (await lettersOf(server)).filter((letter) => letter.includes('Your training is held back'));
  await expect.poll(async () => (await held()).length, { timeout: 10_000 * patience }).toBe(1);
  expect((await held())[0]).toMatch(/What would be published with it:[^]*14 days/);
});

test('the owner hears of one that stays held, once, a day later', async () => {
  const letters = async () =>
    (await lettersOf(server)).filter((letter) => letter.includes('Your agent has stopped learning'));
  const waiting = sql`select extract(epoch from run_at - now())::int as seconds from jobs
    where kind = 'knowledge.held.letter' and finished_at is null`;
  const { rows } = await server.db.execute(waiting);
  expect(Number(rows[0]?.['seconds'])).toBeGreaterThan(23 * 3600);
  expect(await letters()).toEqual([]);
  const due = () =>
    server.db.execute(sql`update jobs set run_at = now() where kind = 'knowledge.held.letter' and finished_at is null`);
  await due();
  await expect.poll(async () => (await letters()).length, { timeout: 10_000 * patience }).toBe(1);
  await trainAgain();
  await due();
  await expect.poll(async () => (await server.db.execute(waiting)).rows.length, { timeout: 10_000 * patience }).toBe(0);
  expect(await letters()).toHaveLength(1);
});

test('… unless the owner publishes it all the same', async () => {
  const run = await trainAgain({ acceptFailures: true });
  expect(run).toMatchObject({
    phase: 'done',
    heldBack: false,
    suite: { failed: [{ questionId: expect.any(String) }] },
  });
  expect(await told('How long do I have to return something?')).toContain('14 days');
  const broken = (await questions()).filter(({ last }) => last?.passed === false);
  expect(broken.map(({ ask }) => ask)).toEqual(['How long do I have to return something?']);
});

test('what failed before holds nothing back', async () => {
  shop.state.pages = smallShopPages(
    { ...termsOfSmallShop, returns: 'You may return unused goods within 14 days of delivery.' },
    '69.00',
  );
  expect(await trainAgain()).toMatchObject({ phase: 'done', suite: { failed: [] } });
});

test('prices in another currency are held back', async () => {
  shop.state.pages = smallShopPages(
    { ...termsOfSmallShop, returns: 'You may return unused goods within 14 days of delivery.' },
    '69.00',
    'USD',
  );
  const run = await trainAgain();
  expect(run).toMatchObject({ phase: 'failed', heldBack: true });
  expect(run.suite?.failed.map(({ ask }) => ask)).toContain('How much is the Harbour wool blanket?');
});

test('a website that is changed takes the questions that were chosen from the one before with it, and no others', async () => {
  shop.state.pages = smallShopPages(termsOfSmallShop, '69.00');
  expect(await trainAgain({ acceptFailures: true })).toMatchObject({ phase: 'done' });
  const written = async (ask: string, says: string) => {
    const { body } = await client.send('saveQuestion', {
      token: owner.token,
      body: { agentId: owner.agentId, ask, expect: { says: [says] } },
    });
    expect(body).toMatchObject({ question: { last: { passed: true, reply: expect.stringContaining(says) } } });
  };
  await written('What do you charge for shipping?', '€4.90');
  const drawn = await questions();
  expect(drawn.filter((one) => one.drawn).map(({ ask }) => ask)).toContain('How much is the Harbour wool blanket?');
  expect(drawn.find(({ ask }) => ask.startsWith('What do you charge'))?.drawn).toBe(undefined);

  shop.state.pages = new Map([
    ['/', '<h1>Other shop</h1><p>Fine teas from the mountains of Nepal.</p>'],
    ['/shipping', '<h1>Shipping</h1><p>Standard delivery takes 8 to 9 business days. Shipping costs €7.50.</p>'],
    ['/returns', '<h1>Returns</h1><p>You may return unopened tea within 60 days of delivery.</p>'],
  ]);
  const before = (await trainings()).length;
  const { body: moved } = await client.send('updateKnowledge', {
    token: owner.token,
    body: {
      agentId: owner.agentId,
      websiteUrl: otherShopHost,
      sitemapURL: `https://${otherShopHost}/sitemap.xml`,
    },
  });
  expect(moved).toMatchObject({ success: true });
  const held = await ended(before + 1);
  expect(held).toMatchObject({
    heldBack: true,
    reason: expect.stringContaining('that you wrote or kept would be answered worse'),
    suite: { moved: true, failed: [{ ask: 'What do you charge for shipping?' }] },
  });

  expect(await trainAgain({ acceptFailures: true })).toMatchObject({ phase: 'done' });
  const now = await questions();
  expect(now.filter((one) => !one.drawn).map(({ ask }) => ask)).toEqual(['What do you charge for shipping?']);
  const returns = now.find(({ ask }) => ask === 'How long do I have to return something?');
  expect(returns).toMatchObject({ drawn: true, last: { passed: true } });
  expect(returns?.expect.says?.[0]).toContain('60 days');
});
