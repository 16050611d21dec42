/** The answering feature put together from what it is given. */
import type { Database } from '../../database/open-database.ts';
import type { Fact } from '../../facts/fact.ts';
import type { OnCall } from '../../http/on-call.ts';
import { createCircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { CircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { Log } from '../../lib/log.ts';
import type { AnswerModel } from '../../ports/model.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';
import type { IndexDocuments } from '../../search/documents.ts';
import { createIndexCache } from '../../search/index-cache.ts';
import { loadIndex } from '../../search/load-index.ts';
import { limitAnswersAtOnce } from './answers-at-once.ts';
import { createAskAgent, createUnderstandMessage } from './ask-agent.ts';
import type { ModelFailure } from './ask-model.ts';
import type { AnsweringNeeds } from './asked.ts';
import { documentsInMemory } from './documents-in-memory.ts';
import { createExtractiveModel } from './extractive/extractive-model.ts';
import type { LivePrices } from './freshen-question.ts';
import { asOwnerSays } from './join-own-documents.ts';
import { createKnowledgeReader } from './knowledge-reader.ts';
import { createQuestionMaker } from './make-question.ts';
import type { QuestionMaker, QuestionNeeds } from './make-question.ts';
import { createMakeReply } from './make-reply.ts';
import type { AnswerMeter } from './make-reply.ts';
import { createMeaning } from './meaning.ts';
import { createPageOf } from './page-of.ts';
import type { Knowledge } from './prepare-question.ts';
import { registerAnsweringRoutes } from './routes.ts';
import { createGoods } from './search-goods.ts';
import type { Goods } from './search-goods.ts';
import { createAnsweringService } from './service.ts';
import { createAnsweringStore } from './store.ts';
import { withFeeds } from './with-feeds.ts';
import { withoutHiddenGoods } from './without-hidden.ts';

/** resident indexes of this process */
const indexMemoryBytes = 256 * 1024 * 1024;
const vectorMemoryBytes = 128 * 1024 * 1024;
/** leaves time for the extractive reply within the 15 s that a visitor waits at most */
const modelDeadlineMs = 13_000;

interface Needs
  extends
    Pick<AnsweringNeeds, 'credits' | 'onLiveMessage' | 'onStoring' | 'onLiveReply' | 'limits'>,
    Pick<QuestionNeeds, 'factsOf' | 'answerTo' | 'overrule' | 'documentsOf' | 'hiddenOf' | 'feeds'> {
  db: Database;
  log: Log;
  /** null without LLM_BASE_URL */
  model: AnswerModel | null;
  rebuildIndex: (agentId: string, version: string) => Promise<Uint8Array | null>;
  /** null without EMBEDDINGS_BASE_URL */
  embedder: TextEmbedder | null;
  queueVectors: (agentId: string, version: string) => Promise<void>;
  meter: AnswerMeter & { watched: (breaker: CircuitBreaker) => CircuitBreaker };
  live: LivePrices;
}

interface Unpublished {
  documents: IndexDocuments;
  /** of the index */
  bytes: Uint8Array;
  facts: Fact[];
}

export function registerAnswering(on: OnCall, { db, log, model, rebuildIndex, embedder, meter, ...needs }: Needs) {
  const knowledge = createKnowledgeReader(db);
  const store = createAnsweringStore(db);
  const indexes = createIndexCache({
    loadBytes: (agentId, version) => knowledge.indexBytes(agentId, version),
    rebuild: rebuildIndex,
    maxBytes: indexMemoryBytes,
  });
  const onKnowledgeFailure = (error: unknown) => log.error({ err: error }, 'an agent’s knowledge could not be read');
  const makeQuestion = createQuestionMaker({
    ...needs,
    priorsSeen: needs.live.priorsSeen,
    knowledge,
    indexes,
    meaning:
      embedder &&
      createMeaning({
        embedder,
        load: (agentId, version) => knowledge.vectors(agentId, version, embedder.name),
        queue: needs.queueVectors,
        maxBytes: vectorMemoryBytes,
        breaker: createCircuitBreaker({ failuresInRow: 3, pauseMs: 20_000 }),
        onFailure: (error) => log.warn({ err: error }, 'the embeddings failed, words alone were searched'),
      }),
    onKnowledgeFailure,
  });
  const replying = {
    extractive: createExtractiveModel(),
    modelMs: modelDeadlineMs,
    breaker: meter.watched(createCircuitBreaker({ failuresInRow: 3, pauseMs: 20_000 })),
    meter,
    onKnowledgeFailure,
    // no stack and no word of the endpoint's: the line says what an operator can act on
    onModelFailure: (failure: ModelFailure, requestId: string) =>
      log.warn({ requestId, ...failure }, 'the model gave no reply that could be sent'),
  };
  const makeReply = createMakeReply({ ...replying, model });
  const service = createAnsweringService({ ...needs, store, questionFor: makeQuestion, makeReply });
  registerAnsweringRoutes(on, needs.limits ? limitAnswersAtOnce(service) : service);
  const uncounted = { ...meter, replied: () => {} };
  const makePlainReply = createMakeReply({ ...replying, meter: uncounted, model: null });
  const askPlainly = createAskAgent({ store, makeQuestion, makeReply: makePlainReply });
  const byWordsAlone: QuestionMaker = (agentId, version, message) => makeQuestion(agentId, version, message, true);
  return {
    /** Answers and stores as for a visitor, without a model, its shop's live prices, and anybody being told. */
    rehearse: createAnsweringService({
      ...needs,
      store,
      questionFor: byWordsAlone,
      makeReply: makePlainReply,
      live: null,
      limits: false,
      onLiveMessage: () => {},
      onStoring: async () => {},
      onLiveReply: () => {},
    }).answer,
    ask: createAskAgent({ store, makeQuestion, makeReply }),
    /** of its own pages alone, without a model and without a count: what a page view may ask for */
    askPlainly: (agentId: string, text: string) => askPlainly(agentId, text, { byWordsAlone: true }),
    pageOf: createPageOf({ store, indexes, knowledge, hiddenOf: needs.hiddenOf }),
    understand: createUnderstandMessage({ store, makeQuestion }),
    /** what others than visitors may ask of its products; null while it is not trained, or its index cannot be read */
    goodsOf: async (agentId: string): Promise<Goods | null> => {
      const version = (await store.agent(agentId))?.indexVersion ?? null;
      const index = version === null ? null : await indexes.get(agentId, version);
      if (version === null || index === null) return null;
      const stored = knowledge.documents(agentId, version);
      const documents = withFeeds(needs.feeds, { agentId, index, documents: stored });
      return createGoods(withoutHiddenGoods({ index, documents }, await needs.hiddenOf(agentId)));
    },
    /** what is not published yet, less what the owner hid and with what the owner wrote, to be asked in place of what is */
    async knowledgeOf(agentId: string, { documents, bytes, facts: decided }: Unpublished): Promise<Knowledge> {
      const index = loadIndex(bytes);
      const shopLanguage = index.languages[0] ?? 'en';
      const [own, hidden, facts] = await Promise.all([
        needs.documentsOf(agentId, shopLanguage),
        needs.hiddenOf(agentId),
        needs.overrule(agentId, decided, shopLanguage),
      ]);
      const read: Knowledge = {
        index,
        documents: withFeeds(needs.feeds, { agentId, index, documents: documentsInMemory(documents) }),
        facts,
        nearTo: null,
        answerTo: (question) => needs.answerTo(agentId, question),
      };
      return asOwnerSays(read, hidden, own);
    },
  };
}
