/** What an agent was trained from, read for answers: its index, and the passages and products that the index found. */
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Placeholder, SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { shareReads } from '../../database/share-reads.ts';
import { liveReadings } from '../../database/tables/shop-feeds.ts';
import {
  meaningVectors,
  pageOfProduct,
  pages,
  passages,
  products,
  searchIndexes,
  trainingRuns,
} from '../../database/tables/training.ts';
import type { Product } from '../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../ports/model.ts';
import type { Passage } from '../../search/documents.ts';
import type { ProductQuery } from '../../search/product-query.ts';
import type { StoredVectors } from '../../search/meaning-vectors.ts';
import { createResidents } from '../../search/residents.ts';
import type { DocumentReader } from './document-reader.ts';
import { withLive } from './domain/live-product.ts';

/** When the product's page was last confirmed by the site, and when a training of the agent last failed. */
const age = (agentId: string | Placeholder) => ({
  checkedAt: pages.fetchedAt,
  failedAt: sql<Date | null>`(select max(finished_at) from training_runs
    where agent_id = ${agentId} and phase = 'failed' and is_preview = false)`.mapWith(trainingRuns.finishedAt),
  live: liveReadings.record,
  liveAt: liveReadings.readAt,
});

/** What was read of it for an answer, if that is newer than the training's. */
const readSince = and(
  eq(liveReadings.agentId, products.agentId),
  eq(liveReadings.url, sql`${products.record} ->> 'url'`),
  gt(liveReadings.readAt, pages.fetchedAt),
);

function withAge({ record, checkedAt, failedAt, live, liveAt }: AgedRow): FoundProduct {
  if (checkedAt === null) return record;
  if (live !== null && liveAt !== null) return withLive(record, { record: live, readAt: liveAt }, record.price);
  return {
    ...record,
    checkedAt: checkedAt.toISOString(),
    ...(failedAt !== null && failedAt > checkedAt && { isOutdated: true }),
  };
}

interface AgedRow {
  record: Product;
  checkedAt: Date | null;
  failedAt: Date | null;
  live: Product | null;
  liveAt: Date | null;
}

const atPositions = (column: SQLWrapper) => sql`${column} = any(${sql.placeholder('positions')})`;

/** passages of this process that were asked for; a training's stay as they are */
const passageMemoryBytes = 64 * 1024 * 1024;

/** records of products are large */
const productReadingsMax = 16;

interface ReadPassages {
  at: Map<number, Passage>;
  bytes: number;
}

interface PriceLimits extends Pick<ProductQuery, 'minPrice' | 'maxPrice' | 'onSale'> {
  agentId: string;
  runId: string;
  isDearest: boolean;
  /** what is reduced most comes first */
  isBySaving: boolean;
  limit: number;
}

export function createKnowledgeReader(db: Database) {
  const residents = createResidents<ReadPassages>(passageMemoryBytes);
  const agentId = sql.placeholder('agentId');
  const runId = sql.placeholder('runId');
  const passagesAt = db
    .select({
      position: passages.position,
      url: passages.url,
      title: passages.title,
      headings: passages.headings,
      text: passages.text,
      language: passages.language,
      kind: passages.kind,
      voice: passages.voice,
      fetchedAt: pages.fetchedAt,
    })
    .from(passages)
    .leftJoin(
      pages,
      and(eq(pages.agentId, passages.agentId), eq(pages.runId, passages.runId), eq(pages.url, passages.url)),
    )
    .where(and(eq(passages.agentId, agentId), eq(passages.runId, runId), atPositions(passages.position)))
    .prepare('passages_at');
  const productsAt = db
    .select({ position: products.position, record: products.record, ...age(agentId) })
    .from(products)
    .leftJoin(pages, pageOfProduct)
    .leftJoin(liveReadings, readSince)
    .where(and(eq(products.agentId, agentId), eq(products.runId, runId), atPositions(products.position)))
    .prepare('products_at');
  const productsOf = shareReads(
    (asked: { agentId: string; runId: string; positions: number[] }) => JSON.stringify(asked),
    (asked) => productsAt.execute(asked),
    productReadingsMax,
  );
  const record = sql`coalesce(${liveReadings.record}, ${products.record})`;
  const amount = sql`(${record} -> 'price' ->> 'amount')::numeric`;
  const priorAmount = sql`(${record} -> 'priorPrice' ->> 'amount')::numeric`;
  const minPrice = sql`${sql.placeholder('minPrice')}::numeric`;
  const maxPrice = sql`${sql.placeholder('maxPrice')}::numeric`;
  const productsWithin = db
    .select({ record: products.record, ...age(agentId) })
    .from(products)
    .leftJoin(pages, pageOfProduct)
    .leftJoin(liveReadings, readSince)
    .where(
      and(
        eq(products.agentId, agentId),
        eq(products.runId, runId),
        isNotNull(amount),
        sql`(${minPrice} is null or ${amount} >= ${minPrice})`,
        sql`(${maxPrice} is null or ${amount} <= ${maxPrice})`,
        sql`(not ${sql.placeholder('onSale')}::boolean or ${record} ->> 'priorPrice' is not null)`,
      ),
    )
    .orderBy(
      sql`case when ${sql.placeholder('isBySaving')}::boolean then ${amount} / ${priorAmount} end`,
      sql`case when ${sql.placeholder('isDearest')}::boolean then -${amount} else ${amount} end`,
      asc(products.position),
    )
    .limit(sql.placeholder('limit'))
    .prepare('products_within');
  const productsOfPrice = shareReads(
    (asked: PriceLimits) => JSON.stringify(asked),
    (asked) => productsWithin.execute({ ...asked }),
    productReadingsMax,
  );

  return {
    async indexBytes(agentId: string, version: string): Promise<Uint8Array | null> {
      const [row] = await db
        .select({ bytes: searchIndexes.bytes })
        .from(searchIndexes)
        .where(and(eq(searchIndexes.agentId, agentId), eq(searchIndexes.runId, version)));
      return row?.bytes ?? null;
    },

    /** null when there are none of this embeddings model, or none yet */
    async vectors(agentId: string, runId: string, model: string): Promise<StoredVectors | null> {
      const [row] = await db
        .select()
        .from(meaningVectors)
        .where(
          and(eq(meaningVectors.agentId, agentId), eq(meaningVectors.runId, runId), eq(meaningVectors.model, model)),
        );
      return row ?? null;
    },

    documents(agentId: string, runId: string): DocumentReader {
      return {
        async passages(positions) {
          const known = residents.get(agentId, runId) ?? { at: new Map<number, Passage>(), bytes: 0 };
          const missing = positions.filter((position) => !known.at.has(position));
          const rows = missing.length === 0 ? [] : await passagesAt.execute({ agentId, runId, positions: missing });
          for (const { position, fetchedAt, ...read } of rows) {
            if (known.at.has(position)) continue;
            const passage: Passage = fetchedAt === null ? read : { ...read, readAt: fetchedAt.toISOString() };
            known.at.set(position, passage);
            known.bytes += 2 * (passage.text.length + passage.title.length + passage.url.length) + 400;
          }
          if (rows.length > 0) residents.keep(agentId, runId, known, known.bytes);
          return new Map(
            positions.flatMap((position) => {
              const passage = known.at.get(position);
              return passage === undefined ? [] : [[position, passage]];
            }),
          );
        },
        async products(positions) {
          if (positions.length === 0) return new Map();
          const rows = await productsOf({ agentId, runId, positions });
          return new Map(rows.map(({ position, ...row }) => [position, withAge(row)]));
        },
        async productsWithin({ minPrice, maxPrice, onSale, order }, limit) {
          const asked = {
            minPrice,
            maxPrice,
            onSale,
            isDearest: order === 'dearest',
            isBySaving: onSale && order === null,
          };
          const rows = await productsOfPrice({ agentId, runId, ...asked, limit });
          return rows.map(withAge);
        },
      };
    },
  };
}

export type KnowledgeReader = ReturnType<typeof createKnowledgeReader>;
