/** A conversation with a shop's agent in memory: no server, no database, no model. */
import { createMakeReply } from '../../server/src/features/answering/make-reply.ts';
import type { MadeReply } from '../../server/src/features/answering/make-reply.ts';
import { createExtractiveModel } from '../../server/src/features/answering/extractive/extractive-model.ts';
import { prepareQuestion } from '../../server/src/features/answering/prepare-question.ts';
import { createCircuitBreaker } from '../../server/src/lib/circuit-breaker.ts';
import type { Message } from '../../server/src/features/answering/prepare-question.ts';
import type { Question, Said } from '../../server/src/ports/model.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';

const makeReply = createMakeReply({
  model: null,
  extractive: createExtractiveModel(),
  modelMs: 60_000,
  breaker: createCircuitBreaker({ failuresInRow: 3, pauseMs: 1000 }),
  onModelFailure: () => undefined,
});

export interface Talk {
  before?: string[];
  ask: string;
  /** host and path of the page that the visitor is on */
  path?: string;
}

/** The last message with all that a reply to it may rest on. */
export async function preparedQuestion(shop: ShopKnowledge, brand: string, talk: Talk): Promise<Question> {
  const { history, about } = await historyOf(shop, brand, talk);
  return prepareQuestion({ ...shop, nearTo: null }, { text: talk.ask, history, ...about });
}

/** The reply to the last message, and how long it took to find and write. */
export async function talkToShop(shop: ShopKnowledge, brand: string, talk: Talk): Promise<MadeReply & { ms: number }> {
  const { history, about } = await historyOf(shop, brand, talk);
  return replyTo(shop, { text: talk.ask, history, ...about });
}

async function historyOf(shop: ShopKnowledge, brand: string, { before = [], path }: Talk) {
  const history: Said[] = [];
  const contacts = { mail: `help@${shop.host}`, phone: '', whatsApp: '' };
  const about = {
    brand: { name: brand, offer: [], tone: 'Friendly & Casual', contacts },
    instructions: null,
    path: path ?? null,
  };
  for (const text of before) {
    const made = await replyTo(shop, { text, history: [...history], ...about });
    history.push(
      { role: 'human', text },
      { role: 'agent', text: made.text, shown: made.cards.map(({ title, product_url: url }) => ({ title, url })) },
    );
  }
  return { history, about };
}

async function replyTo(shop: ShopKnowledge, message: Message): Promise<MadeReply & { ms: number }> {
  const beganAt = performance.now();
  const question = await prepareQuestion({ ...shop, nearTo: null }, message);
  const made = await makeReply(question, shop.host, { onText: undefined, spentMs: 0 });
  return { ...made, ms: performance.now() - beganAt };
}
