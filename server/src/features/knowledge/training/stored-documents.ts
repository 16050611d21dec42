/** What a published run's index lists, read back from the store that it was built from. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { passages, products } from '../../../database/tables/training.ts';
import type { IndexDocuments } from '../../../search/documents.ts';
import type { RunKey } from './run-rows.ts';

export async function storedDocuments(db: Database, { agentId, runId }: RunKey): Promise<IndexDocuments> {
  const pages = await db
    .select()
    .from(passages)
    .where(and(eq(passages.agentId, agentId), eq(passages.runId, runId)))
    .orderBy(asc(passages.position));
  const records = await db
    .select({ record: products.record })
    .from(products)
    .where(and(eq(products.agentId, agentId), eq(products.runId, runId)))
    .orderBy(asc(products.position));
  return {
    passages: pages.map(({ url, title, headings, text, language, kind, voice }) => ({
      url,
      title,
      headings,
      text,
      language,
      kind,
      voice,
    })),
    products: records.map(({ record }) => record),
  };
}
