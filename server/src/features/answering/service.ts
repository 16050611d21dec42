/** A visitor's message, from the door to the stored reply. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { siteOf } from '../../crawling/site-identity.ts';
import type { Transaction } from '../../database/open-database.ts';
import type { FoundScore } from '../../database/tables/conversations.ts';
import { hashSecret, newId } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import type { Question, Retrieved } from '../../ports/model.ts';
import { askedAbout } from './domain/asked-about.ts';
import { cleanPagePath, cleanVisitorText } from './domain/visitor-text.ts';
import { brandOf } from './make-question.ts';
import type { AnsweringAgent, QuestionMaker } from './make-question.ts';
import { sourcesOf } from './make-reply.ts';
import type { MadeReply, ReplyTime, ReplyRest } from './make-reply.ts';
import type { StoredReply, Turn } from './begin-turn.ts';
import type { AnsweringStore } from './store.ts';

const testMessagesPerDay = 300;
/** how long a repeated send waits for the first one's reply, and another message for its turn: its own answer takes time too */
const repeatWaitsMs = 12_000;
const turnWaitsMs = 4_000;

export interface Asked {
  kind: 'live' | 'test';
  agentId: string;
  sessionId: string;
  userQuery: string;
  clientMessageId?: string;
  path?: string;
  requestId: string;
  /** called with each piece of the reply's text as it grows */
  onText?: (delta: string) => void;
}

export interface Answered {
  messageId: string;
  text: string;
  cards: ProductCard[];
  /** of a test question that was answered just now */
  rest?: ReplyRest;
}

interface CreditHold {
  id: string;
  accountId: string;
}

/** A credit is held before anything that costs is done, and spent with the stored reply. */
interface Credits {
  /** null when there is none left; the agent is then paused */
  reserve: (accountId: string) => Promise<CreditHold | null>;
  /** false when the hold was lost and there is no other */
  settle: (tx: Transaction, hold: CreditHold, messageId: string) => Promise<boolean>;
  release: (hold: CreditHold, tx?: Transaction) => Promise<void>;
}

/** What became of a visitor's question, and what they had asked before, oldest first. */
export interface LiveReply {
  agentId: string;
  messageId: string;
  outcome: Outcome;
  text: string;
  earlier: string[];
  shopLanguage: string;
}

export interface AnsweringNeeds {
  store: AnsweringStore;
  questionFor: QuestionMaker;
  makeReply: (question: Question, siteHost: string, when: ReplyTime) => Promise<MadeReply>;
  credits: Credits;
  /** told after each stored message of a live conversation */
  onLiveMessage: (agentId: string, conversationId: string) => void;
  /** told of each stored reply of a live conversation; returns at once and never throws */
  onLiveReply: (reply: LiveReply) => void;
  /** the test chat's daily limit holds */
  limits: boolean;
}

interface Incoming extends Asked {
  /** what is left of `userQuery` */
  text: string;
  beganAt: number;
}

interface Admitted {
  agent: AnsweringAgent;
  conversationId: string;
  turn: Turn;
}

export function createAnsweringService(needs: AnsweringNeeds) {
  const { store } = needs;

  async function mayAnswer(agent: AnsweringAgent, { kind, agentId }: Asked): Promise<void> {
    if (kind === 'live') {
      if (agent.verified !== true) throw new Refused('billing.plan_needed', 'This chat is not open yet.');
      if (agent.isBlocked) throw new Refused('agents.blocked', 'This chat is closed.');
    } else if (needs.limits && (await store.testMessagesToday(agentId)) >= testMessagesPerDay) {
      throw new Refused('request.too_many', 'That is enough testing for a day.', { retryAfterSeconds: 3600 });
    }
    if (agent.indexVersion === null) throw new Refused('agents.not_ready', 'This chat is not ready yet.');
  }

  /** The right to answer, with the message stored, or the reply that an earlier, equal send got or is getting. */
  async function admit(message: Incoming): Promise<Admitted | StoredReply> {
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
      await mayAnswer(agent, message);
      const conversationId = conversation.id;
      const question = { agentId, conversationId, kind, text, clientMessageId, pagePath };
      const turn = conversation.isAnswering ? null : await store.beginTurn(question);
      if (turn !== null) return { agent, conversationId, turn };
      const waitedMs = performance.now() - message.beganAt;
      if (waitedMs > (door.sentBefore === null ? turnWaitsMs : repeatWaitsMs)) {
        throw new Refused('request.conflict', 'Your last message is still being answered.', { retryAfterSeconds: 2 });
      }
      await wait(200);
    }
  }

  async function answer(asked: Asked): Promise<Answered> {
    const beganAt = performance.now();
    const text = cleanVisitorText(asked.userQuery);
    if (text === '') throw new Refused('request.malformed', 'The message is empty.');
    const message = { ...asked, text, beganAt };
    const admitted = await admit(message);
    if (!('turn' in admitted)) return admitted;
    const { agent, conversationId, turn } = admitted;
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
      return await takeTurn(message, admitted, hold);
    } catch (error) {
      const wasTaken = isFree || hold !== null || !turn.isNew;
      await (wasTaken
        ? store.releaseTurn(agentId, conversationId)
        : store.withdrawQuestion(agentId, conversationId, turn.replyTo));
      if (hold !== null) await needs.credits.release(hold);
      throw error;
    }
  }

  async function takeTurn(
    asked: Incoming,
    { agent, conversationId, turn }: Admitted,
    hold: CreditHold | null,
  ): Promise<Answered> {
    const { agentId, kind, text, beganAt } = asked;
    const { replyTo, history } = turn;
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
    const { question, isWhole, lookUp } = await needs.questionFor(agentId, version, message);
    const foundMs = performance.now() - beganAt;
    const made = await needs.makeReply(question, siteOf(agent.websiteUrl ?? '')?.host ?? '', {
      onText: asked.onText,
      spentMs: performance.now() - beganAt,
      lookUp,
      requestId: asked.requestId,
    });

    const messageId = newId('msg');
    const outcome = isWhole ? made.outcome : 'failed';
    const frozen = await store.freeze(agentId, made.used);
    const charged = hold !== null && made.path !== 'fallback' && isWhole;
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
          timesMs: {
            turn: Math.round(turnMs),
            find: Math.round(foundMs - turnMs),
            write: Math.round(performance.now() - beganAt - foundMs),
          },
          usage: made.usage,
        },
      });
    });
    if (kind === 'live') {
      needs.onLiveMessage(agentId, conversationId);
      const earlier = history.filter(({ role }) => role === 'human').map((said) => said.text);
      needs.onLiveReply({ agentId, messageId, outcome, text, earlier, shopLanguage: question.shopLanguage });
    }
    const rest = kind === 'test' ? { rest: { outcome, sources: sourcesOf(made.used) } } : {};
    return { messageId, text: made.text, cards: made.cards, ...rest };
  }

  return { answer };
}

export type AnsweringService = ReturnType<typeof createAnsweringService>;

/** How well it was found; what was not searched for was meant whole. */
function scoreIn<T>(found: readonly Retrieved<T>[], used: T): FoundScore {
  const { score, coverage } = found.find(({ document }) => document === used) ?? { score: 1, coverage: 1 };
  return { score: Number(score.toFixed(3)), coverage: Number(coverage.toFixed(3)) };
}

const noCreditLeft = () => new Refused('billing.no_credit_left', 'This chat is not available right now.');
