/** A message with what its agent knows: from the agent's index and facts, and from nothing where they cannot be read. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Fact } from '../../facts/fact.ts';
import type { Question } from '../../ports/model.ts';
import type { IndexCache } from '../../search/index-cache.ts';
import type { KnowledgeReader } from './knowledge-reader.ts';
import { createLookUp } from './look-up.ts';
import type { KnowledgeLookUp } from './look-up.ts';
import type { Meaning } from './meaning.ts';
import { prepareQuestion, questionAlone } from './prepare-question.ts';
import type { Message } from './prepare-question.ts';

/** how long a visitor waits for an index that is being built anew; it goes on being built */
const indexWaitsMs = 6_000;

export interface FindQuestionNeeds {
  indexes: IndexCache;
  /** null without EMBEDDINGS_BASE_URL */
  meaning: Meaning | null;
  knowledge: Pick<KnowledgeReader, 'documents'>;
  /** what the agent knows of its shop's terms, with what its owner says of them */
  factsOf: (agentId: string, version: string) => Promise<Fact[]>;
  onKnowledgeFailure: (error: unknown) => void;
}

interface FoundQuestion {
  question: Question;
  /** false when the index cannot be read: our own failure, which the visitor is still answered through */
  isWhole: boolean;
  /** null where there is nothing to search */
  lookUp: KnowledgeLookUp | null;
}

export function createFindQuestion({ indexes, meaning, knowledge, factsOf, onKnowledgeFailure }: FindQuestionNeeds) {
  return async (agentId: string, version: string, message: Message): Promise<FoundQuestion> => {
    try {
      const [index, facts] = await Promise.all([
        Promise.race([indexes.get(agentId, version), wait(indexWaitsMs, null, { ref: false })]),
        factsOf(agentId, version),
      ]);
      const documents = knowledge.documents(agentId, version);
      const nearTo = meaning && ((text: string) => meaning.nearTo(agentId, version, text));
      if (index !== null) {
        const known = { index, documents, facts, nearTo };
        return { question: await prepareQuestion(known, message), isWhole: true, lookUp: createLookUp(known) };
      }
    } catch (error) {
      onKnowledgeFailure(error);
    }
    return { question: questionAlone(message), isWhole: false, lookUp: null };
  };
}
