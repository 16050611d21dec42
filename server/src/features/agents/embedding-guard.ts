/** Answers for every page view which pages may show an agent, from a memory: another process learns of a change within two seconds. */
import { siteOf } from '../../crawling/site-identity.ts';
import { createLastingMemory } from '../../lib/lasting-memory.ts';
import { admitsOrigin, frameAncestors, isOfSite, unsavedEmbedding } from './embedding.ts';
import type { Embedding, Surroundings } from './embedding.ts';
import type { EmbeddingStore } from './embedding-store.ts';

const freshMs = 2_000;
const patienceMs = 700;

/** an agent that does not exist is shown nowhere */
const nowhere: Embedding = { site: null, hosts: [], anySite: false, sandboxed: false };

/** an agent is noted so seldom by one process; of more agents than this the oldest may be noted once more */
const notedEveryMs = 60_000;
const notedMax = 20_000;

interface Needs {
  store: Pick<EmbeddingStore, 'find' | 'noteSeen'>;
  around: Surroundings;
  onFailure: (error: unknown) => void;
}

export function createEmbeddingGuard({ store, around, onFailure }: Needs) {
  const notedAt = new Map<string, number>();

  async function read(agentId: string): Promise<Embedding | null> {
    const row = await store.find(agentId);
    if (row === null) return null;
    const site = row.provedAt === null ? null : (siteOf(row.websiteUrl ?? '')?.host ?? null);
    const { hosts, anySite, sandboxed } = row.saved ?? unsavedEmbedding;
    return { site, hosts, anySite, sandboxed };
  }

  // while the database is away pages go on being framed by whom they were
  const memory = createLastingMemory({ read, freshMs, patienceMs });
  const embeddingOf = async (agentId: string) => (await memory.recall(agentId)).value;

  return {
    /** `frame-ancestors` of the agent's chat page; null for every page */
    frameAncestors: async (agentId: string) => frameAncestors((await embeddingOf(agentId)) ?? nowhere, around),

    /** An unknown agent is the call's own business, which answers 404. */
    async mayCall(agentId: string, origin: string): Promise<boolean> {
      if (around.ownOrigins.has(origin)) return true;
      const embedding = await embeddingOf(agentId);
      return embedding === null || admitsOrigin(embedding, origin, around);
    },

    /** Keeps that a page of the proved site has just shown the agent. Nobody waits for it, and nothing fails with it. */
    noteSeen: (agentId: string, from: string | undefined): void => {
      if (from === undefined || Date.now() - (notedAt.get(agentId) ?? 0) < notedEveryMs) return;
      void embeddingOf(agentId)
        .then((embedding) => {
          if (embedding === null || !isOfSite(embedding, from, around)) return undefined;
          if (notedAt.size >= notedMax) notedAt.clear();
          notedAt.set(agentId, Date.now());
          return store.noteSeen(agentId);
        })
        .catch(onFailure);
    },

    forget: (agentId: string) => memory.forget(agentId),
  };
}
