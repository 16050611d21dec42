import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { holdAgent, markOfRows } from '../../../database/share-reads.ts';
import { ownerDocuments } from '../../../database/tables/teaching.ts';
import { newId } from '../../../lib/ids.ts';
import type { DocumentPassage } from './read-document.ts';

const passageCount = sql<number>`coalesce(sum(jsonb_array_length(${ownerDocuments.passages})), 0)::int`;

export function createDocumentStore(db: Database) {
  const own = (agentId: string) => eq(ownerDocuments.agentId, agentId);
  const listed = {
    id: ownerDocuments.id,
    name: ownerDocuments.name,
    passages: sql<number>`jsonb_array_length(${ownerDocuments.passages})`,
    createdAt: ownerDocuments.createdAt,
  };
  return {
    /** the newest first */
    list: (agentId: string) =>
      db.select(listed).from(ownerDocuments).where(own(agentId)).orderBy(desc(ownerDocuments.createdAt)),

    all: (agentId: string) =>
      db
        .select({ name: ownerDocuments.name, passages: ownerDocuments.passages })
        .from(ownerDocuments)
        .where(own(agentId))
        .orderBy(ownerDocuments.createdAt, ownerDocuments.id),

    /** Changes with every document that is saved or deleted. */
    mark: markOfRows(db, {
      table: ownerDocuments,
      agentId: ownerDocuments.agentId,
      changedAt: ownerDocuments.createdAt,
    }),

    /** Takes the place of a document of the same name. null when there would be more than the most; one at a time for an agent. */
    add(
      agentId: string,
      document: { name: string; passages: DocumentPassage[] },
      most: { documents: number; passages: number },
    ) {
      return db.transaction(async (tx) => {
        await holdAgent(tx, agentId);
        const sameName = and(own(agentId), eq(ownerDocuments.name, document.name));
        const [all] = await tx
          .select({ documents: count(), passages: passageCount })
          .from(ownerDocuments)
          .where(own(agentId));
        const [same] = await tx
          .select({ documents: count(), passages: passageCount })
          .from(ownerDocuments)
          .where(sameName);
        const others = {
          documents: (all?.documents ?? 0) - (same?.documents ?? 0),
          passages: (all?.passages ?? 0) - (same?.passages ?? 0),
        };
        const isTooMuch =
          others.documents >= most.documents || others.passages + document.passages.length > most.passages;
        if (isTooMuch) return null;
        await tx.delete(ownerDocuments).where(sameName);
        const [row] = await tx
          .insert(ownerDocuments)
          .values({ agentId, id: newId('doc'), ...document })
          .returning(listed);
        return row ?? null;
      });
    },

    /** false when there was none */
    async remove(agentId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(ownerDocuments)
        .where(and(own(agentId), eq(ownerDocuments.id, id)))
        .returning({ id: ownerDocuments.id });
      return gone.length > 0;
    },
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;
