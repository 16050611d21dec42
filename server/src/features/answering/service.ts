/** A visitor's message, from the door to the stored reply. */
import { setTimeout as wait } from 'node:timers/promises';
import { siteOf } from '../../crawling/site-identity.ts';
import { readSince } from '../../database/share-reads.ts';
import type { FoundScore } from '../../database/tables/receipts.ts';
import { offersPerson } from '../../dialogue/offers-person.ts';
import { hashSecret, newId } from '../../lib/ids.ts';
import { cleanPagePath, cleanVisitorText } from '../../lib/one-string.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import type { Retrieved } from '../../ports/model.ts';
import { admitNew } from './admit-new.ts';
import type { Admitted, Incoming } from './admit-new.ts';
import type { Answered, AnsweringNeeds, Asked, CreditHold } from './asked.ts';
import type { NewQuestion, StoredReply } from './begin-turn.ts';
import { askedAbout } from './domain/asked-about.ts';
import { readingsOf } from './domain/product-cards.ts';
import { createFreshen } from './freshen-question.ts';
import { createLine } from './in-line.ts';
import { brandOf } from './make-question.ts';
import type { AnsweringAgent } from './make-question.ts';
import { sourcesOf } from './make-reply.ts';
import { PersonHasTheWord } from './store.ts';

const testMessagesPerDay = 300;
/** how long a repeated send waits for the first one's reply, and another message for its turn: its own answer takes time too */
const repeatWaitsMs = 12_000;
const turnWaitsMs = 4_000;

const leftToPerson = (messageId: string, handover: Answered['handover'] = 'taken'): Answered => ({
  messageId,
  text: '',
  cards: [],
  handover,
});

interface ForPerson {
  agent: Pick<AnsweringAgent, 'verified' | 'isClosed'>;
  question: NewQuestion;
  /** the id of an equal send that came before */
  sentBefore: string | null;
}

export function createAnsweringService(needs: AnsweringNeeds) {
  const { store } = needs;
  const line = createLine();

  /** Writing to a person is free, and goes on where the assistant has to stop. */
  async function storeForPerson({ agent, question, sentBefore }: ForPerson): Promise<Answered | null> {
    if (agent.verified !== true) throw notOpen();
    if (agent.isClosed) throw closed();
    const messageId = sentBefore ?? (await store.storeForPerson(question));
    if (messageId === null) return null;
    if (sentBefore === null) needs.onLiveMessage(question.agentId, question.conversationId);
    return leftToPerson(messageId);
  }

  async function mayAnswer(agent: AnsweringAgent, { kind, agentId }: Asked): Promise<void> {
    if (kind === 'live') {
      if (agent.verified !== true) throw notOpen();
      if (agent.isBlocked || agent.isClosed) throw closed();
    } else if (needs.limits && (await store.testMessagesToday(agentId)) >= testMessagesPerDay) {
      throw new Refused('request.too_many', 'That is enough testing for a day.', { retryAfterSeconds: 3600 });
    }
    if (agent.indexVersion === null) throw new Refused('agents.not_ready', 'This chat is not ready yet.');
  }

  /** The right to answer, with the message stored, or the reply that an earlier, equal send got or is getting. */
  async function admit(message: Incoming, leaveLine: () => void): Promise<Admitted | StoredReply | Answered> {
    const { agentId, kind, text, clientMessageId = null } = message;
    const pagePath = cleanPagePath(message.path);
    for (;;) {
      const door = await store.door(agentId, hashSecret(message.sessionId), clientMessageId);
      const conversation = door?.conversation ?? null;
      if (door === null || conversation === null || (conversation.kind ?? kind) !== kind) throw notFound();
      if (door.reply !== null) return door.reply;
      // a preview is its owner's to try and never answers visitors
      const version = door.agent.indexVersion ?? (kind === 'test' ? door.agent.previewRunId : null);
      const agent = { ...door.agent, indexVersion: version, profile: door.profile };
      const conversationId = conversation.id;
      const question = { agentId, conversationId, kind, text, clientMessageId, pagePath };
      if (conversation.handover === 'taken') {
        const left = await storeForPerson({ agent, question, sentBefore: door.sentBefore });
        if (left !== null) return left;
        continue;
      }
      await mayAnswer(agent, message);
      const turn = conversation.isAnswering ? null : await store.beginTurn(question);
      if (turn !== null) return { agent, turn };
      const waitedMs = performance.now() - message.beganAt;
      if (waitedMs > (door.sentBefore === null ? turnWaitsMs : repeatWaitsMs)) {
        throw new Refused('request.conflict', 'Your last message is still being answered.', { retryAfterSeconds: 2 });
      }
      leaveLine();
      await wait(200);
    }
  }

  async function answer(asked: Asked): Promise<Answered> {
    const beganAt = performance.now();
    const text = cleanVisitorText(asked.userQuery);
    if (text === '') throw new Refused('request.malformed', 'The message is empty.');
    const leaveLine = await line.enter();
    try {
      return await answerInLine({ ...asked, text, beganAt }, leaveLine);
    } finally {
      leaveLine();
    }
  }

  async function answerInLine(asked: Incoming, leaveLine: () => void): Promise<Answered> {
    const admitted = (await admitNew(store, asked)) ?? (await admit(asked, leaveLine));
    if (!('turn' in admitted)) return admitted;
    const { agent, turn } = admitted;
    const { conversationId } = turn;
    const { agentId } = asked;
    if (turn.reply !== null) {
      await store.releaseTurn(agentId, conversationId);
      return turn.reply;
    }
    const isFree = asked.kind === 'test';
    let hold: CreditHold | null = null;
    try {
      if (!isFree) hold = await needs.credits.reserve(agent.accountId);
      if (!isFree && hold === null) throw noCreditLeft();
      return await takeTurn(asked, admitted, { hold, leaveLine });
    } catch (error) {
      const wasTaken = isFree || hold !== null || !turn.isNew;
      await (wasTaken
        ? store.releaseTurn(agentId, conversationId)
        : store.withdrawQuestion(agentId, conversationId, turn.replyTo));
      if (hold !== null) await needs.credits.release(hold);
      if (error instanceof PersonHasTheWord) return leftToPerson(turn.replyTo, error.handover);
      throw error;
    }
  }

  async function takeTurn(
    asked: Incoming,
    { agent, turn }: Admitted,
    { hold, leaveLine }: { hold: CreditHold | null; leaveLine: () => void },
  ): Promise<Answered> {
    const { agentId, kind, text, beganAt } = asked;
    const { conversationId, replyTo, history } = turn;
    const version = agent.indexVersion ?? '';
    if (kind === 'live') needs.onLiveMessage(agentId, conversationId);
    const turnMs = performance.now() - beganAt;
    const message = {
      text,
      history,
      brand: brandOf(agent),
      instructions: agent.instructions,
      path: cleanPagePath(asked.path),
    };
    const { question, isWhole, lookUp } = await readSince(beganAt, () => needs.questionFor(agentId, version, message));
    leaveLine();
    const foundMs = performance.now() - beganAt;
    const made = await needs.makeReply(question, siteOf(agent.websiteUrl ?? '')?.host ?? '', {
      onText: asked.onText,
      spentMs: performance.now() - beganAt,
      lookUp,
      freshen: needs.live && createFreshen(needs.live, agentId),
      requestId: asked.requestId,
    });

    const messageId = newId('msg');
    const outcome = isWhole ? made.outcome : 'failed';
    const frozen = await store.freeze(agentId, made.used);
    const charged = hold !== null && made.path !== 'fallback' && isWhole;
    const earlier = history.filter(({ role }) => role === 'human').map((said) => said.text);
    const isOwn = made.used.answers.length > 0;
    const reply = { agentId, messageId, outcome, isOwn, text, earlier, shopLanguage: question.shopLanguage };
    await store.transaction(async (tx) => {
      if (charged && !(await needs.credits.settle(tx, hold, messageId))) throw noCreditLeft();
      if (!charged && hold !== null) await needs.credits.release(hold, tx);
      await store.addReply(tx, {
        agentId,
        conversationId,
        messageId,
        replyTo,
        text: made.text,
        cards: made.cards,
        charged,
        outcome,
        ...askedAbout(question),
        language: question.language,
        began: turn.began,
        receipt: {
          ...frozen,
          answeredBy: made.answeredBy,
          indexVersion: version,
          path: isWhole ? made.path : 'fallback',
          // only a model reads the owner's wishes
          instructionVersion:
            agent.instructions === null || made.answeredBy === 'extractive'
              ? null
              : hashSecret(agent.instructions).slice(0, 8),
          scores: {
            passages: made.used.passages.map((used) => scoreIn(question.passages, used)),
            products: made.used.products.map((used) => scoreIn(question.products, used)),
          },
          readings: readingsOf(made.used.products),
          timesMs: {
            turn: Math.round(turnMs),
            find: Math.round(foundMs - turnMs),
            write: Math.round(performance.now() - beganAt - foundMs - made.liveMs),
            ...(made.liveMs >= 0.5 && { live: Math.round(made.liveMs) }),
          },
          usage: made.usage,
        },
      });
      if (kind === 'live') await needs.onStoring(tx, reply);
    });
    if (kind === 'live') {
      needs.onLiveMessage(agentId, conversationId);
      needs.onLiveReply(reply);
    }
    const isOffered = kind === 'live' && offersPerson({ outcome, rating: null }, turn.lastReply, question);
    return {
      messageId,
      text: made.text,
      cards: made.cards,
      ...(isOffered && { offerPerson: true }),
      ...(kind === 'test' && {
        rest: { outcome, sources: sourcesOf(made.used, question.passages), own: made.used.answers.length > 0 },
      }),
    };
  }

  return { answer };
}

export type AnsweringService = ReturnType<typeof createAnsweringService>;

/** How well it was found; what was not searched for was meant whole. */
function scoreIn<T>(found: readonly Retrieved<T>[], used: T): FoundScore {
  const { score, coverage } = found.find(({ document }) => document === used) ?? { score: 1, coverage: 1 };
  return { score: Number(score.toFixed(3)), coverage: Number(coverage.toFixed(3)) };
}

const notOpen = () => new Refused('billing.plan_needed', 'This chat is not open yet.');
const closed = () => new Refused('agents.blocked', 'This chat is closed.');
const noCreditLeft = () => new Refused('billing.no_credit_left', 'This chat is not available right now.');
