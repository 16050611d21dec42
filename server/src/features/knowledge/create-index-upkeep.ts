/** What answering needs of an index that was published. It is made before both sides, because trainings ask the answering side in their turn. */
import type { Database } from '../../database/open-database.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { Log } from '../../lib/log.ts';
import { buildIndexInThread } from '../../search/build-index-thread.ts';
import { embedJobKind } from './jobs.ts';
import { createRebuildIndex } from './training/rebuild-index.ts';

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
