/** A scripted site and a trainer over a real database, for tests of training runs. */
import type { sql } from 'drizzle-orm';
import { createPoliteness } from '../../../server/src/crawling/politeness.ts';
import { createScriptedWeb } from '../../../server/src/crawling/scripted-web.fixture.ts';
import type { Script, ScriptedAnswer } from '../../../server/src/crawling/scripted-web.fixture.ts';
import { extractPage } from '../../../server/src/extraction/extract-page.ts';
import { createKnowledgeStore } from '../../../server/src/features/knowledge/store.ts';
import { documentsOf } from '../../../server/src/features/knowledge/training/documents-of.ts';
import { createPublishStore } from '../../../server/src/features/knowledge/training/publish-store.ts';
import { createTrainAgent } from '../../../server/src/features/knowledge/training/train-agent.ts';
import type { TrainingNeeds } from '../../../server/src/features/knowledge/training/training-needs.ts';
import { createTrainingStore } from '../../../server/src/features/knowledge/training/training-store.ts';
import type { TestServer } from './test-server.ts';

export const at = (path: string) => `https://shop.example${path}`;
export const numbers = Array.from({ length: 20 }, (_, i) => i);
const sitemap = `<urlset>${numbers.map((i) => `<url><loc>${at(`/p/${i}`)}</loc></url>`).join('')}</urlset>`;
export const page = (i: number): ScriptedAnswer => ({
  headers: { 'content-type': 'text/html' },
  body: `<title>Page ${i}</title><main><h1>Page ${i}</h1><p>This is what page number ${i} has to say about blankets.</p></main>`,
});

export function siteWith(changes: Script = {}) {
  const pages = Object.fromEntries(numbers.map((i) => [at(`/p/${i}`), page(i)]));
  const { web, asked } = createScriptedWeb({ [at('/sitemap.xml')]: sitemap, ...pages, ...changes });
  const unused = () => Promise.reject(new Error('not asked for'));
  return { asked, web: { ...web, get: unused, txtRecords: unused, refusalOf: () => null } };
}

/** Nothing of the shop answers. */
export const away = () => ({
  ...Object.fromEntries(numbers.map((i) => [at(`/p/${i}`), { error: 'unreachable' as const }])),
  [at('/')]: { error: 'unreachable' as const },
});

export const never = new AbortController().signal;

export function createTrainingBench(server: () => TestServer) {
  /** Saves knowledge, which begins a run, and gives the run to train. */
  async function newRun() {
    const { token, agentId } = await server().newOwner();
    const knowledge = { region: 'eu', websiteUrl: 'shop.example', sitemapURL: at('/sitemap.xml'), excludeUrl: [] };
    await server().send('createKnowledge', { token, body: { agentId, ...knowledge } });
    const status = async () => (await server().send('getStatus', { token, id: agentId })).body;
    const again = async () => {
      await server().send('updateKnowledge', { token, body: { agentId, excludeUrl: [`/x${Math.random()}`] } });
      return newestKey();
    };
    const newestKey = async () => {
      const run = await createKnowledgeStore(server().db).newestRun(agentId);
      return { agentId, runId: run?.id ?? '' };
    };
    return { token, agentId, status, again, key: await newestKey() };
  }

  function createTrainer({ web, asked }: ReturnType<typeof siteWith>, needs: Partial<TrainingNeeds> = {}) {
    const trained: string[] = [];
    const clock = { startedAt: Date.now(), passedMs: 0 };
    const sleep = async (ms: number) => void (clock.passedMs += ms);
    const train = createTrainAgent({
      store: createTrainingStore(server().db),
      publishing: createPublishStore(server().db),
      web,
      politeness: createPoliteness(sleep, () => clock.passedMs),
      sleep,
      knowledge: (agentId) => createKnowledgeStore(server().db).knowledge(agentId),
      keepProof: async () => {},
      pageLimit: async () => 1000,
      extractPage,
      documentsOf,
      besidePages: async () => [],
      pricesSeenSince: async () => [],
      buildIndex: async () => new Uint8Array([1]),
      suite: { tryBefore: async () => null, draw: async () => {} },
      now: () => new Date(clock.startedAt + clock.passedMs),
      onEnded: async ({ agentId }) => void trained.push(agentId),
      ...needs,
    });
    return { train, asked, trained, clock };
  }

  const count = async (query: ReturnType<typeof sql>): Promise<unknown> =>
    Object.values((await server().db.execute(query)).rows[0] ?? {})[0];

  return { newRun, createTrainer, count };
}
