/** A message as it is put to an agent: its shop's index, facts and own answers joined to it. */
import { siteOf } from '../../crawling/site-identity.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Brand, OwnAnswer, Question } from '../../ports/model.ts';
import type { AskedOfOwner, OwnDocuments } from '../../ports/own-knowledge.ts';
import type { HiddenSources } from '../../crawling/hidden-sources.ts';
import type { IndexCache } from '../../search/index-cache.ts';
import { asOwnerSays } from './join-own-documents.ts';
import type { KnowledgeReader } from './knowledge-reader.ts';
import { createLookUp } from './look-up.ts';
import type { ReplyTime } from './make-reply.ts';
import type { Meaning } from './meaning.ts';
import { prepareQuestion, questionAlone } from './prepare-question.ts';
import type { Message } from './prepare-question.ts';
import { withSeenPriors } from './seen-priors.ts';
import type { PriorsSeen } from './seen-priors.ts';
import type { AnsweringStore } from './store.ts';
import { withFeeds } from './with-feeds.ts';
import type { ShopFeeds } from './with-feeds.ts';

/** how long a visitor waits for an index that is being built anew; it goes on being built */
const indexWaitsMs = 6_000;

export interface QuestionNeeds {
  indexes: IndexCache;
  /** null without EMBEDDINGS_BASE_URL */
  meaning: Meaning | null;
  knowledge: Pick<KnowledgeReader, 'documents'>;
  /** what the agent knows of its shop's terms, with what its owner says of them */
  factsOf: (agentId: string, version: string) => Promise<Fact[]>;
  /** the owner's own answer to a question; null where there is none */
  answerTo: (agentId: string, question: AskedOfOwner) => Promise<OwnAnswer | null>;
  /** the facts, with owner's answers in the place of those that they contradict */
  overrule: (agentId: string, facts: Fact[], shopLanguage: string) => Promise<Fact[]>;
  /** what its owner wants no answer to rest on */
  hiddenOf: (agentId: string) => Promise<HiddenSources>;
  /** the documents that the owner gave; null where there are none */
  documentsOf: (agentId: string, shopLanguage: string) => Promise<OwnDocuments | null>;
  /** which former prices were really asked lately */
  priorsSeen: (agentId: string, urls: readonly string[]) => ReturnType<PriorsSeen>;
  /** prices and stock as the shop's own feeds say them */
  feeds: ShopFeeds;
  onKnowledgeFailure: (error: unknown) => void;
}

export type QuestionMaker = (
  agentId: string,
  version: string,
  message: Message,
  /** vectors are left aside */
  byWordsAlone?: boolean,
) => Promise<{
  question: Question;
  /** false when the index cannot be read: our own failure, which the visitor is still answered through */
  isWhole: boolean;
  lookUp: ReplyTime['lookUp'];
}>;

export function createQuestionMaker(needs: QuestionNeeds): QuestionMaker {
  return async (agentId, version, message, byWordsAlone = false) => {
    try {
      const [index, decided, hidden] = await Promise.all([
        needs.indexes.get(agentId, version, indexWaitsMs),
        needs.factsOf(agentId, version),
        needs.hiddenOf(agentId),
      ]);
      const meaning = byWordsAlone ? null : needs.meaning;
      const nearTo = meaning && ((text: string) => meaning.nearTo(agentId, version, text));
      if (index !== null) {
        const stored = needs.knowledge.documents(agentId, version);
        const fed = withFeeds(needs.feeds, { agentId, index, documents: stored });
        const documents = withSeenPriors(fed, (urls) => needs.priorsSeen(agentId, urls));
        const answerTo = (question: AskedOfOwner) => needs.answerTo(agentId, question);
        const shopLanguage = index.languages[0] ?? 'en';
        const [facts, own] = await Promise.all([
          needs.overrule(agentId, decided, shopLanguage),
          // without them the pages still answer
          needs.documentsOf(agentId, shopLanguage).catch((error: unknown) => {
            needs.onKnowledgeFailure(error);
            return null;
          }),
        ]);
        const known = asOwnerSays({ index, documents, facts, nearTo, answerTo }, hidden, own);
        return { question: await prepareQuestion(known, message), isWhole: true, lookUp: createLookUp(known) };
      }
    } catch (error) {
      needs.onKnowledgeFailure(error);
    }
    return { question: questionAlone(message), isWhole: false, lookUp: null };
  };
}

type Door = NonNullable<Awaited<ReturnType<AnsweringStore['door']>>>;
export type AnsweringAgent = Door['agent'] & Pick<Door, 'profile'>;

export function brandOf({ profile, styleName, websiteUrl }: AnsweringAgent): Brand {
  return {
    name: profile?.brandName ?? siteOf(websiteUrl ?? '')?.host ?? styleName ?? '',
    offer: profile?.brandOffer ?? [],
    tone: profile?.tone === 'Custom' ? profile.customTone : (profile?.tone ?? ''),
    contacts: {
      mail: profile?.supportMail ?? '',
      phone: profile?.supportPhone ?? '',
      whatsApp: profile?.supportWhatsApp ?? '',
    },
  };
}
