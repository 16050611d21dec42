/** Asks an agent outside of any conversation, as its owner does to see what it would say: nothing is stored and nothing charged. */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ReplyEnvelope } from '@vitrine/contract/reply-envelope';
import { siteOf } from '../../crawling/site-identity.ts';
import { newId } from '../../lib/ids.ts';
import { notFound } from '../../lib/refused.ts';
import type { Question } from '../../ports/model.ts';
import { brandOf } from './make-question.ts';
import type { QuestionMaker } from './make-question.ts';
import type { MadeReply, ReplyTime } from './make-reply.ts';
import { prepareQuestion } from './prepare-question.ts';
import type { Knowledge } from './prepare-question.ts';
import type { AnsweringStore } from './store.ts';

interface Needs {
  store: Pick<AnsweringStore, 'agent'>;
  makeQuestion: QuestionMaker;
  makeReply: (question: Question, siteHost: string, when: ReplyTime) => Promise<MadeReply>;
}

export type AgentsReply = ReplyEnvelope & { outcome: Outcome; used: MadeReply['used'] };

export interface AskedOtherwise {
  /** asked in place of what the agent answers from now */
  knowledge?: Knowledge;
  /** vectors are left aside, as there are none yet of what is not published */
  byWordsAlone?: boolean;
}

export type AskAgent = (agentId: string, text: string, otherwise?: AskedOtherwise) => Promise<AgentsReply>;

export function createAskAgent({ store, makeQuestion, makeReply }: Needs): AskAgent {
  return async (agentId, text, { knowledge, byWordsAlone } = {}) => {
    const agent = await store.agent(agentId);
    if (agent === null) throw notFound();
    const message = { text, history: [], brand: brandOf(agent), instructions: agent.instructions, path: null };
    const { question, lookUp } =
      knowledge === undefined
        ? await makeQuestion(agentId, agent.indexVersion ?? '', message, byWordsAlone)
        : { question: await prepareQuestion(knowledge, message), lookUp: null };
    const made = await makeReply(question, siteOf(agent.websiteUrl ?? '')?.host ?? '', {
      onText: undefined,
      spentMs: 0,
      lookUp,
      freshen: null,
      requestId: newId('req'),
    });
    return { agent_response_text: made.text, product_cards: made.cards, outcome: made.outcome, used: made.used };
  };
}

/** A message as the agent reads it: by itself in the shop's words, and the language it is in. */
export type UnderstandMessage = (
  agentId: string,
  text: string,
  earlier: readonly string[],
) => Promise<Pick<Question, 'asked' | 'language' | 'shopLanguage'> & { isFollowUp: boolean }>;

export function createUnderstandMessage({
  store,
  makeQuestion,
}: Pick<Needs, 'store' | 'makeQuestion'>): UnderstandMessage {
  return async (agentId, text, earlier) => {
    const agent = await store.agent(agentId);
    if (agent === null) throw notFound();
    const history = earlier.map((said) => ({ role: 'human' as const, text: said }));
    const message = { text, history, brand: brandOf(agent), instructions: null, path: null };
    const { question } = await makeQuestion(agentId, agent.indexVersion ?? '', message);
    const { asked, language, shopLanguage, parts } = question;
    return { asked, language, shopLanguage, isFollowUp: parts.length === 1 && parts[0]?.isFollowUp === true };
  };
}
