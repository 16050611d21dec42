/** What an agent was trained from, read for answers: its index, and the passages and products that the index found. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { passages, products, searchIndexes } from '../../database/tables/training.ts';
import type { DocumentReader } from './retrieve.ts';

export function createKnowledgeReader(db: Database) {
  return {
    async indexBytes(agentId: string, version: string): Promise<Uint8Array | null> {
      const [row] = await db
        .select({ bytes: searchIndexes.bytes })
        .from(searchIndexes)
        .where(and(eq(searchIndexes.agentId, agentId), eq(searchIndexes.runId, version)));
      return row?.bytes ?? null;
    },

    documents(agentId: string, runId: string): DocumentReader {
      return {
        async passages(positions) {
          if (positions.length === 0) return new Map();
          const rows = await db
            .select()
            .from(passages)
            .where(
              and(eq(passages.agentId, agentId), eq(passages.runId, runId), inArray(passages.position, positions)),
            );
          return new Map(
            rows.map(({ position, url, title, headings, text, language }) => [
              position,
              { url, title, headings, text, language },
            ]),
          );
        },
        async products(positions) {
          if (positions.length === 0) return new Map();
          const rows = await db
            .select({ position: products.position, record: products.record })
            .from(products)
            .where(
              and(eq(products.agentId, agentId), eq(products.runId, runId), inArray(products.position, positions)),
            );
          return new Map(rows.map(({ position, record }) => [position, record]));
        },
        async productsWithin({ minPrice, maxPrice, onSale, order }, limit) {
          const amount = sql`(${products.record} -> 'price' ->> 'amount')::numeric`;
          const rows = await db
            .select({ record: products.record })
            .from(products)
            .where(
              and(
                eq(products.agentId, agentId),
                eq(products.runId, runId),
                isNotNull(amount),
                minPrice === null ? undefined : gte(amount, minPrice),
                maxPrice === null ? undefined : lte(amount, maxPrice),
                onSale ? isNotNull(sql`${products.record} ->> 'priorPrice'`) : undefined,
              ),
            )
            .orderBy(order === 'dearest' ? desc(amount) : asc(amount), asc(products.position))
            .limit(limit);
          return rows.map(({ record }) => record);
        },
      };
    },
  };
}

export type KnowledgeReader = ReturnType<typeof createKnowledgeReader>;
