/** The feature put together from what it is given: its calls, and what the owner wrote that a visitor's question asks for. */
import type { Database } from '../../database/open-database.ts';
import type { Fact } from '../../facts/fact.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { AskedOfOwner } from '../../ports/own-knowledge.ts';
import { buildIndexInThread } from '../../search/build-index-thread.ts';
import { readDocumentInThread } from './documents/read-document-in-thread.ts';
import { createDocumentService } from './documents/service.ts';
import { createDocumentStore } from './documents/store.ts';
import { createAnswerService } from './service.ts';
import type { AfterSaving } from './close-answered.ts';
import { createAnswerStore } from './store.ts';

export function createAnswers(db: Database) {
  const service = createAnswerService({ store: createAnswerStore(db), now: () => new Date() });
  const documents = createDocumentService({
    store: createDocumentStore(db),
    read: readDocumentInThread,
    buildIndex: buildIndexInThread,
  });
  return {
    answerTo: (agentId: string, question: AskedOfOwner) => service.answerTo(agentId, question),
    overrule: (agentId: string, facts: Fact[], shopLanguage: string) => service.overrule(agentId, facts, shopLanguage),
    /** the owner's answers and documents that pages say otherwise than */
    contradicted: async (agentId: string, known: readonly Fact[]) => ({
      answers: await service.contradicted(agentId, known),
      documents: await documents.contradicted(agentId, known),
    }),
    documentsOf: (agentId: string, shopLanguage: string) => documents.known(agentId, shopLanguage),
    registerRoutes(on: OnCall, after: AfterSaving): void {
      on.getAnswers(async ({ query }) => ({
        success: true,
        ...(await service.page(query.agentId, Number(query.page ?? 1), query.search ?? '')),
      }));
      on.saveAnswer(({ body }) => service.save(body.agentId, body, after));
      on.deleteAnswer(async ({ body }) => {
        const { forgotten, reopened } = await service.remove(body.agentId, body.answerId, after);
        return {
          success: true,
          ...(forgotten.length > 0 && { forgotten }),
          ...(reopened.length > 0 && { reopened }),
        };
      });
      on.importAnswers(({ body }) => service.importFile(body, after));
      on.undoImport(async ({ body }) => {
        await service.takeBack(body, after);
        return { success: true };
      });
      on.exportAnswers(({ query }) => service.exportFile(query.agentId));
      on.getDocuments(async ({ query }) => ({ success: true, documents: await documents.list(query.agentId) }));
      on.saveDocument(async ({ body }) => {
        const saved = await documents.save(body.agentId, body.name, body.contentBase64, after);
        await after.outdateTests(body.agentId);
        return { success: true, ...saved };
      });
      on.deleteDocument(async ({ body }) => {
        await documents.remove(body.agentId, body.documentId);
        await after.outdateTests(body.agentId);
        return { success: true };
      });
    },
  };
}
