/** A shop's pages as an agent knows them after its training, in memory: what visitors' questions are put to without a crawl or a database. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildShop } from '../../examples/shop/build-shop.ts';
import { siteOf } from '../../server/src/crawling/site-identity.ts';
import { extractPage } from '../../server/src/extraction/extract-page.ts';
import { conflictsOf } from '../../server/src/facts/conflicts.ts';
import type { Fact } from '../../server/src/facts/fact.ts';
import { readFacts } from '../../server/src/facts/read-facts.ts';
import type { DocumentReader } from '../../server/src/features/answering/document-reader.ts';
import { documentsInMemory } from '../../server/src/features/answering/documents-in-memory.ts';
import { contentHash, createCopies, fingerprintOf } from '../../server/src/features/knowledge/training/copies.ts';
import type { ReadPage } from '../../server/src/features/knowledge/training/copies.ts';
import { documentsOf } from '../../server/src/features/knowledge/training/documents-of.ts';
import type { OwnAnswer } from '../../server/src/ports/model.ts';
import type { AskedOfOwner } from '../../server/src/ports/own-knowledge.ts';
import { buildIndex } from '../../server/src/search/build-index.ts';
import type { IndexDocuments, SearchIndex } from '../../server/src/search/documents.ts';
import { loadIndex } from '../../server/src/search/load-index.ts';

export interface ShopKnowledge {
  host: string;
  facts: Fact[];
  index: SearchIndex;
  documents: DocumentReader;
  /** what its owner taught; nothing where that is not said */
  answerTo?: (question: AskedOfOwner) => Promise<OwnAnswer | null>;
}

type Html = { url: string; body: Buffer };

export const exampleShopHost = 'hearthandloom.example';

export function exampleShopPages(): Html[] {
  const files = buildShop({ publicOrigin: `https://${exampleShopHost}` });
  return [...files]
    .filter(([, { contentType }]) => contentType.startsWith('text/html'))
    .map(([at, { body }]) => ({ url: `https://${exampleShopHost}${at}`, body: Buffer.from(body) }));
}

/** An export of a shop: `products/x.html` was `/products/x`. */
export function exportedPages(folder: string, host: string): Html[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const at = `/${name.split(path.sep).map(encodeURIComponent).join('/')}`;
      const clean = at.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1') || '/';
      return { url: `https://${host}${clean}`, body: readFileSync(path.join(folder, name)) };
    });
}

export async function readDocuments(pages: readonly Html[]): Promise<IndexDocuments> {
  const site = siteOf(pages[0]?.url ?? '');
  if (site === null) throw new Error('no pages');
  const copies = createCopies(site, []);
  const kept: ReadPage[] = [];
  for (const { url, body } of pages) {
    const extracted = extractPage({ url, headers: { 'content-type': 'text/html; charset=utf-8' }, body });
    if (extracted.refusal !== null) continue;
    const print = fingerprintOf(extracted);
    if (copies.copyOf({ url, answeredAt: url }, extracted, contentHash(extracted), print) !== null) continue;
    kept.push({ url, extracted });
  }
  return documentsOf(kept);
}

/** As they are before an owner has said anything of them. */
function factsIn(documents: IndexDocuments, languages: readonly string[]): Fact[] {
  const found = readFacts(documents, languages);
  const conflicts = conflictsOf(found);
  const readAt = new Date(0).toISOString();
  return found.map((fact) => ({ ...fact, readAt, state: 'found', conflicts: conflicts.get(fact.id) ?? [] }));
}

export function knowledgeOf(host: string, documents: IndexDocuments): ShopKnowledge {
  const index = loadIndex(buildIndex(documents));
  return {
    host,
    facts: factsIn(documents, index.languages),
    index,
    documents: documentsInMemory(documents),
  };
}
