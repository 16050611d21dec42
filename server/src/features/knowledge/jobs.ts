import type { Database } from '../../database/open-database.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { Log } from '../../lib/log.ts';
import { buildIndexInThread } from '../../search/build-index-thread.ts';
import { createRebuildIndex } from './training/rebuild-index.ts';

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
