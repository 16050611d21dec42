/** The work that knowledge leaves to the queue, and what an index needs beside its training: meanings for it, or to be built anew. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agents } from '../../database/tables/agents.ts';
import { meaningVectors, searchIndexes } from '../../database/tables/training.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { Log } from '../../lib/log.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';
import { buildIndexInThread } from '../../search/build-index-thread.ts';
import type { IndexDocuments } from '../../search/documents.ts';
import { packVectors } from '../../search/meaning-vectors.ts';
import { storedDocuments } from './training/run-store.ts';
import type { RunKey } from './training/run-store.ts';

/** The knowledge feature's kinds of work for the worker, and the reading of their payloads. */
export const trainJobKind = 'knowledge.train';
export const trainingLetterJobKind = 'knowledge.letter';
export const heldLetterJobKind = 'knowledge.held.letter';
export const proofLetterJobKind = 'knowledge.proof_letter';
export const embedJobKind = 'knowledge.embed';
export const previewJobKind = 'knowledge.preview';
export const lookForProofJobKind = 'knowledge.look_for_proof';
export const countPagesJobKind = 'knowledge.count_pages';

export function parseAgentJob(payload: unknown): { agentId: string } {
  if (typeof payload === 'object' && payload !== null && 'agentId' in payload && typeof payload.agentId === 'string') {
    return { agentId: payload.agentId };
  }
  throw new Error('an agent’s job with a foreign payload');
}

/** Of the jobs that are about one run. */
export function parseRunJob(payload: unknown): { agentId: string; runId: string } {
  const { agentId } = parseAgentJob(payload);
  if (typeof payload === 'object' && payload !== null && 'runId' in payload && typeof payload.runId === 'string') {
    return { agentId, runId: payload.runId };
  }
  throw new Error('a training job with a foreign payload');
}

/** What answering needs of an index that was published. It is made before both sides, because trainings ask the answering side in their turn. */
export function createIndexUpkeep(db: Database, log: Log) {
  return {
    rebuildIndex: createRebuildIndex({ db, log, buildIndex: buildIndexInThread }),

    /** Vectors that a published run has not, of the model that is configured now. */
    async queueVectors(agentId: string, runId: string): Promise<void> {
      await enqueueJob(db, { kind: embedJobKind, payload: { agentId, runId }, dedupeKey: `embed:${runId}` });
    },
  };
}

export type IndexUpkeep = ReturnType<typeof createIndexUpkeep>;

/** The store is the source: an index that is lost, damaged or of an older version of this program is built anew from the passages and products that it listed. */
interface Needs {
  db: Database;
  log: Log;
  buildIndex: (documents: IndexDocuments) => Promise<Uint8Array>;
}

function createRebuildIndex({ db, log, buildIndex }: Needs) {
  /** @returns null when nothing is stored of this run */
  return async (agentId: string, runId: string): Promise<Uint8Array | null> => {
    const documents = await storedDocuments(db, { agentId, runId });
    if (documents.passages.length + documents.products.length === 0) return null;
    const bytes = await buildIndex(documents);
    await db.transaction(async (tx) => {
      const [agent] = await tx
        .select({ indexVersion: agents.indexVersion })
        .from(agents)
        .where(eq(agents.id, agentId))
        .for('share');
      // a training that was published meanwhile has an index of its own
      if (agent?.indexVersion !== runId) return;
      await tx
        .insert(searchIndexes)
        .values({ agentId, runId, bytes })
        .onConflictDoUpdate({
          target: [searchIndexes.agentId, searchIndexes.runId],
          set: { bytes, createdAt: sql`now()` },
        });
    });
    log.info({ agentId, runId }, 'an index that could not be read was built anew');
    return bytes;
  };
}

/** After a run was published: what its passages and products mean, where an embeddings endpoint is configured. The agent answers meanwhile, by words. */
const textsAtOnce = 64;
const batchMs = 60_000;
/** more than a passage; only a product's description is longer */
const textMax = 2_000;

export function createEmbedDocuments(db: Database, embedder: TextEmbedder) {
  /** @throws when the endpoint fails; the queue tries again */
  return async (key: RunKey, signal: AbortSignal): Promise<void> => {
    const documents = await storedDocuments(db, key);
    const texts = [
      ...documents.passages.map(({ title, headings, text }) => [title, ...headings, text].join('\n')),
      ...documents.products.map(({ name, brand, description }) =>
        [name, brand, description].filter(Boolean).join('\n'),
      ),
    ].map((text) => text.slice(0, textMax));
    const vectors: Float32Array[] = [];
    for (let at = 0; at < texts.length; at += textsAtOnce) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(batchMs)]);
      vectors.push(...(await embedder.embed(texts.slice(at, at + textsAtOnce), limit)));
    }
    const [first] = vectors;
    if (first === undefined) return;
    const row = {
      model: embedder.name,
      dimensions: first.length,
      passageCount: documents.passages.length,
      bytes: Buffer.from(packVectors(vectors)),
    };
    await db.transaction(async (tx) => {
      const [agent] = await tx
        .select({ indexVersion: agents.indexVersion })
        .from(agents)
        .where(eq(agents.id, key.agentId))
        .for('share');
      if (agent?.indexVersion !== key.runId) return;
      await tx
        .insert(meaningVectors)
        .values({ ...key, ...row })
        .onConflictDoUpdate({ target: [meaningVectors.agentId, meaningVectors.runId], set: row });
    });
  };
}
