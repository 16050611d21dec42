/** A visitor's message, from the door to the stored reply. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { siteOf } from '../../crawling/site-identity.ts';
import type { Transaction } from '../../database/open-database.ts';
import type { FoundScore } from '../../database/tables/conversations.ts';
import { hashSecret, newId } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Brand, Question, Retrieved } from '../../ports/model.ts';
import type { IndexCache } from '../../search/index-cache.ts';
import { cleanPagePath, cleanVisitorText } from './domain/visitor-text.ts';
import type { MadeReply, ReplyTime } from './make-reply.ts';
import type { KnowledgeReader } from './knowledge-reader.ts';
import { prepareQuestion, questionAlone } from './prepare-question.ts';
import type { Meaning } from './meaning.ts';
import type { Message } from './prepare-question.ts';
import type { StoredReply, Turn } from './begin-turn.ts';
import type { AnsweringStore } from './store.ts';

const testMessagesPerDay = 300;
/** how long a repeated send waits for the first one's reply, and another message for its turn: its own answer takes time too */
const repeatWaitsMs = 12_000;
const turnWaitsMs = 4_000;
/** how long a visitor waits for an index that is being built anew; it goes on being built */
const indexWaitsMs = 6_000;

export interface Asked {
  kind: 'live' | 'test';
  agentId: string;
  sessionId: string;
  userQuery: string;
  clientMessageId?: string;
  path?: string;
  /** called with each piece of the reply's text as it grows */
  onText?: (delta: string) => void;
}

export interface Answered {
  messageId: string;
  text: string;
  cards: ProductCard[];
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

export interface AnsweringNeeds {
  store: AnsweringStore;
  indexes: IndexCache;
  /** null without EMBEDDINGS_BASE_URL */
  meaning: Meaning | null;
  knowledge: Pick<KnowledgeReader, 'documents'>;
  /** what the agent knows of its shop's terms, with what its owner says of them */
  factsOf: (agentId: string, version: string) => Promise<Fact[]>;
  makeReply: (question: Question, siteHost: string, when: ReplyTime) => Promise<MadeReply>;
  credits: Credits;
  /** told after each stored message of a live conversation */
  onLiveMessage: (agentId: string, conversationId: string) => void;
  /** the test chat's daily limit holds */
  limits: boolean;
  onKnowledgeFailure: (error: unknown) => void;
}

interface Incoming extends Asked {
  /** what is left of `userQuery` */
  text: string;
  beganAt: number;
}

type Door = NonNullable<Awaited<ReturnType<AnsweringStore['door']>>>;
type Agent = Door['agent'] & Pick<Door, 'profile'>;

interface Admitted {
  agent: Agent;
  conversationId: string;
  turn: Turn;
}

export function createAnsweringService(needs: AnsweringNeeds) {
  const { store } = needs;

  async function mayAnswer(agent: Agent, { kind, agentId }: Asked): Promise<void> {
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
      const agent = { ...door.agent, profile: door.profile };
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
    const { question, isWhole } = await questionFor(agentId, version, message);
    const foundMs = performance.now() - beganAt;
    const made = await needs.makeReply(question, siteOf(agent.websiteUrl ?? '')?.host ?? '', {
      onText: asked.onText,
      spentMs: performance.now() - beganAt,
    });

    const messageId = newId('msg');
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
        outcome: isWhole ? made.outcome : 'failed',
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
    if (kind === 'live') needs.onLiveMessage(agentId, conversationId);
    return { messageId, text: made.text, cards: made.cards };
  }

  /** Not whole when the index cannot be read: our own failure, which the visitor is still answered through. */
  async function questionFor(
    agentId: string,
    version: string,
    message: Message,
  ): Promise<{ question: Question; isWhole: boolean }> {
    try {
      const [index, facts] = await Promise.all([
        Promise.race([needs.indexes.get(agentId, version), wait(indexWaitsMs, null, { ref: false })]),
        needs.factsOf(agentId, version),
      ]);
      const documents = needs.knowledge.documents(agentId, version);
      const { meaning } = needs;
      const nearTo = meaning && ((text: string) => meaning.nearTo(agentId, version, text));
      if (index !== null)
        return { question: await prepareQuestion({ index, documents, facts, nearTo }, message), isWhole: true };
    } catch (error) {
      needs.onKnowledgeFailure(error);
    }
    return { question: questionAlone(message), isWhole: false };
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

function brandOf({ profile, styleName, websiteUrl }: Agent): Brand {
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
