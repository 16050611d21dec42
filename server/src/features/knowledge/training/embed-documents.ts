/** After a run was published: what its passages and products mean, where an embeddings endpoint is configured. The agent answers meanwhile, by words. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/open-database.ts';
import { agents } from '../../../database/tables/agents.ts';
import { meaningVectors } from '../../../database/tables/training.ts';
import type { TextEmbedder } from '../../../ports/text-embedder.ts';
import { packVectors } from '../../../search/meaning-vectors.ts';
import type { RunKey } from './run-rows.ts';
import { storedDocuments } from './run-store.ts';

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
