/** A conversation with a shop's agent in memory: no server, no database, no model. */
import type { ModelFailure } from '../../server/src/features/answering/ask-model.ts';
import { createExtractiveModel } from '../../server/src/features/answering/extractive/extractive-model.ts';
import { createLookUp } from '../../server/src/features/answering/look-up.ts';
import { createMakeReply } from '../../server/src/features/answering/make-reply.ts';
import type { MadeReply } from '../../server/src/features/answering/make-reply.ts';
import { prepareQuestion } from '../../server/src/features/answering/prepare-question.ts';
import type { Message } from '../../server/src/features/answering/prepare-question.ts';
import { createCircuitBreaker } from '../../server/src/lib/circuit-breaker.ts';
import type { AnswerModel, Question, Said } from '../../server/src/ports/model.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';

export type MakeReply = ReturnType<typeof createMakeReply>;

/** `model` null: replies are composed. Nobody waits here, so a model has the time that it takes. */
export const replyMaker = (model: AnswerModel | null, onModelFailure: (failure: ModelFailure) => void): MakeReply =>
  createMakeReply({
    model,
    extractive: createExtractiveModel(),
    modelMs: 60_000,
    breaker: createCircuitBreaker({ failuresInRow: Number.POSITIVE_INFINITY, pauseMs: 0 }),
    meter: { modelAsked: () => undefined, replied: () => undefined },
    onModelFailure,
    onKnowledgeFailure: (error) => {
      throw error;
    },
  });

const composing = replyMaker(null, () => undefined);

export interface Talk {
  before?: string[];
  ask: string;
  /** host and path of the page that the visitor is on */
  path?: string;
}

/** The last message with all that a reply to it may rest on. */
export async function preparedQuestion(shop: ShopKnowledge, brand: string, talk: Talk): Promise<Question> {
  const { history, about } = await historyOf(shop, brand, talk);
  return prepareQuestion(
    { ...shop, nearTo: null, answerTo: () => Promise.resolve(null) },
    { text: talk.ask, history, ...about },
  );
}

/** The reply to the last message, and how long it took to find and write. */
export async function talkToShop(
  shop: ShopKnowledge,
  brand: string,
  talk: Talk,
  makeReply = composing,
): Promise<MadeReply & { ms: number }> {
  const { history, about } = await historyOf(shop, brand, talk, makeReply);
  return replyTo(shop, { text: talk.ask, history, ...about }, makeReply);
}

async function historyOf(shop: ShopKnowledge, brand: string, { before = [], path }: Talk, makeReply = composing) {
  const history: Said[] = [];
  const contacts = { mail: `help@${shop.host}`, phone: '', whatsApp: '' };
  const about = {
    brand: { name: brand, offer: [], tone: 'Friendly & Casual', contacts },
    instructions: null,
    path: path ?? null,
  };
  for (const text of before) {
    const made = await replyTo(shop, { text, history: [...history], ...about }, makeReply);
    history.push(
      { role: 'human', text },
      { role: 'agent', text: made.text, shown: made.cards.map(({ title, product_url: url }) => ({ title, url })) },
    );
  }
  return { history, about };
}

async function replyTo(
  shop: ShopKnowledge,
  message: Message,
  makeReply: MakeReply,
): Promise<MadeReply & { ms: number }> {
  const beganAt = performance.now();
  const knowledge = { answerTo: () => Promise.resolve(null), ...shop, nearTo: null };
  const question = await prepareQuestion(knowledge, message);
  const lookUp = createLookUp(knowledge);
  const made = await makeReply(question, shop.host, {
    onText: undefined,
    spentMs: 0,
    lookUp,
    freshen: null,
    requestId: 'eval',
  });
  return { ...made, ms: performance.now() - beganAt };
}
