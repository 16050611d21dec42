/** Shops whose terms a training has read and whose owners decide on them, on a server of the test file's own. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { createFacts } from '../../../server/src/features/facts/feature.ts';
import { createKnowledgeStore } from '../../../server/src/features/knowledge/store.ts';
import { siteOf } from './living-shop.ts';
import type { LivingPage } from './living-shop.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { createTrainingBench, never } from './training-bench.ts';

export const terms = {
  '/policies/returns': 'Returns are accepted within 30 days. Return shipping costs $5.',
  '/policies/shipping': 'Shipping takes 3 days and costs $6. We ship with DHL.',
  '/faq': 'Returns are accepted within 14 days of delivery, says the FAQ.',
};

/** @returns `server` gives what is there once the tests of the file run */
export function useShopFacts() {
  let open: TestServer | null = null;
  const server = () => {
    if (open === null) throw new Error('the server starts before the first test');
    return open;
  };
  beforeAll(async () => {
    open = await startTestServer({ worker: false });
  });
  afterAll(() => server().close());
  const { count, createTrainer, newRun } = createTrainingBench(server);

  async function trainedOn(pages: Map<string, LivingPage>) {
    const { agentId, token, key } = await newRun();
    await createTrainer(siteOf(pages)).train({ key, isLastAttempt: false, signal: never });
    const store = createKnowledgeStore(server().db);
    const again = async (now: Map<string, LivingPage>) => {
      const runId = await store.transaction((tx) =>
        store.addRun(tx, agentId, { cause: 'owner', acceptsSmaller: false }),
      );
      await createTrainer(siteOf(now)).train({ key: { agentId, runId }, isLastAttempt: false, signal: never });
      return runId;
    };
    const facts = async () => (await server().send('getFacts', { token, query: { agentId } })).body.facts;
    const fact = async (words: string) => (await facts()).find(({ pageText }) => pageText.includes(words));
    const save = (body: object) => server().send('saveFact', { token, body: { agentId, ...body } });
    const said = async () => {
      const runId = String(await count(sql`select index_version from agents where id = ${agentId}`));
      return createFacts(server().db).factsOf(agentId, runId);
    };
    return { agentId, token, again, facts, fact, save, said };
  }

  return { server, count, trainedOn };
}
