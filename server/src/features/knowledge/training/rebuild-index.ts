/** The store is the source: an index that is lost, damaged or of an older version of this program is built anew from the passages and products that it listed. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { agents } from '../../../database/tables/agents.ts';
import { searchIndexes } from '../../../database/tables/training.ts';
import type { Log } from '../../../lib/log.ts';
import type { IndexDocuments } from '../../../search/documents.ts';
import { storedDocuments } from './run-store.ts';

interface Needs {
  db: Database;
  log: Log;
  buildIndex: (documents: IndexDocuments) => Promise<Uint8Array>;
}

export function createRebuildIndex({ db, log, buildIndex }: Needs) {
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
