/** The owner's documents: kept as passages, and known to answers in every process within a second. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { Fact } from '../../../facts/fact.ts';
import { overruledBy } from '../../../facts/overruled-by.ts';
import { readFactsInTurns } from '../../../facts/read-facts.ts';
import { createMarkedMemory } from '../../../lib/lasting-memory.ts';
import { notFound, Refused } from '../../../lib/refused.ts';
import type { OwnDocuments } from '../../../ports/own-knowledge.ts';
import type { IndexDocuments, Passage } from '../../../search/documents.ts';
import { loadIndex } from '../../../search/load-index.ts';
import { saysNumbers, saysOtherwise } from '../domain/contradictions.ts';
import type { AfterSaving } from '../close-answered.ts';
import { pagesAgainstSection } from './pages-against-section.ts';
import type { DocumentFile, DocumentPassage, ReadDocument } from './read-document.ts';
import type { DocumentStore } from './store.ts';

const most = { documents: 20, passages: 1500 };
const bytesMax = 5 * 1024 * 1024;
const agentsRemembered = 100;
/** of a document, as many contradictions as an owner reads */
const contradictedMax = 10;

interface Needs {
  store: DocumentStore;
  read: (file: DocumentFile) => Promise<ReadDocument>;
  buildIndex: (documents: IndexDocuments) => Promise<Uint8Array>;
}

interface Contradicted {
  document: string;
  pages: (Fact & { isOverruled: boolean })[];
}

type WireDocument = ReplyOf<'getDocuments'>['documents'][number];
type Stored = Awaited<ReturnType<DocumentStore['all']>>[number];
type Row = Awaited<ReturnType<DocumentStore['list']>>[number];

export function createDocumentService({ store, read, buildIndex }: Needs) {
  const remembered = createMarkedMemory<OwnDocuments | null>({
    mark: store.mark,
    read: load,
    none: null,
    most: agentsRemembered,
  });

  async function load(agentId: string, language: string): Promise<OwnDocuments | null> {
    const passages = passagesIn(await store.all(agentId), language);
    if (passages.length === 0) return null;
    const bytes = await buildIndex({ passages, products: [] });
    return { index: loadIndex(bytes), passages, facts: await factsIn(passages) };
  }

  return {
    /** null where the owner gave none */
    known: (agentId: string, language: string): Promise<OwnDocuments | null> => remembered.recall(agentId, language),

    list: async (agentId: string): Promise<WireDocument[]> => (await store.list(agentId)).map(wireDocument),

    /** @throws Refused when it cannot be read, or there would be too many */
    async save(
      agentId: string,
      fileName: string,
      contentBase64: string,
      { factsOf }: Pick<AfterSaving, 'factsOf'>,
    ): Promise<{ document: WireDocument; warnings?: string[] }> {
      const name = fileName.trim();
      if (!/^.{1,196}\.(?:md|txt|pdf)$/iu.test(name))
        throw new Refused('request.malformed', 'Give a .md, .txt or .pdf document.');
      const bytes = Buffer.from(contentBase64, 'base64');
      if (bytes.length === 0) throw new Refused('request.malformed', 'The document is empty.');
      if (bytes.length > bytesMax) throw new Refused('request.malformed', 'The document is larger than 5 MB.');
      const found = await read({ name, bytes: new Uint8Array(bytes) });
      if ('refusal' in found) throw new Refused('request.malformed', found.refusal);
      const row = await store.add(agentId, { name, passages: found.passages }, most);
      if (row === null)
        throw new Refused(
          'request.malformed',
          'That would be more than your agent can keep in mind: delete a document first, or give a shorter one.',
        );
      remembered.forget(agentId);
      const warnings = (await pagesAgainstDocument(found.passages, await factsOf(agentId))).map(saysOtherwise);
      return { document: wireDocument(row), ...(warnings.length > 0 && { warnings }) };
    },

    /** Documents that pages say otherwise than, with what those say, and whether it is told as the document has it. */
    async contradicted(agentId: string, known: readonly Fact[]): Promise<Contradicted[]> {
      const told: Contradicted[] = [];
      const stored = await store.all(agentId);
      // the memory is left to visitors: it holds what their shop's language reads
      const own = await factsIn(passagesIn(stored, known[0]?.language ?? 'en'));
      const overruled = new Set(overruledBy(own, known).flatMap(({ overrules = [] }) => overrules));
      for (const { name, passages } of stored) {
        const pages = await pagesAgainstDocument(passages, known);
        told.push({ document: name, pages: pages.map((page) => ({ ...page, isOverruled: overruled.has(page.text) })) });
      }
      return told.filter(({ pages }) => pages.length > 0);
    },

    async remove(agentId: string, documentId: string): Promise<void> {
      if (!(await store.remove(agentId, documentId))) throw notFound();
      remembered.forget(agentId);
    },
  };
}

const passagesIn = (stored: readonly Stored[], language: string): Passage[] =>
  stored.flatMap(({ name, passages }) =>
    passages.map(({ headings, text }) => ({
      url: '',
      title: name,
      headings,
      text,
      language,
      kind: 'policy',
      voice: 'shop',
    })),
  );

async function factsIn(passages: Passage[]): Promise<Fact[]> {
  const readAt = new Date().toISOString();
  const found = await readFactsInTurns({ passages, products: [] });
  return found.map((fact) => ({ ...fact, readAt, state: 'confirmed', conflicts: [] }));
}

/** The facts of pages that sections of a document say otherwise than, one for each sentence, while others are served meanwhile. */
async function pagesAgainstDocument(sections: readonly DocumentPassage[], known: readonly Fact[]): Promise<Fact[]> {
  const told = new Map<string, Fact>();
  for (const section of sections) {
    if (told.size >= contradictedMax) break;
    if (!saysNumbers(section.text)) continue;
    for (const fact of pagesAgainstSection(section, known)) told.set(saysOtherwise(fact), fact);
    await letOthersRun();
  }
  return [...told.values()].slice(0, contradictedMax);
}

const wireDocument = ({ id, name, passages, createdAt }: Row): WireDocument => ({
  _id: id,
  name,
  passages,
  createdAt: createdAt.toISOString(),
});
