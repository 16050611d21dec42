/** What the answering side is asked, what it answers, and what it needs of others. */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import type { Transaction } from '../../database/open-database.ts';
import type { Question } from '../../ports/model.ts';
import type { LivePrices } from './freshen-question.ts';
import type { QuestionMaker } from './make-question.ts';
import type { MadeReply, ReplyRest, ReplyTime } from './make-reply.ts';
import type { AnsweringStore } from './store.ts';

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
  /** a person answers: there are no words, and the id is the visitor's message's */
  handover?: 'none' | 'waiting' | 'taken' | 'returned';
  offerPerson?: true;
  /** of a test question that was answered just now */
  rest?: ReplyRest;
}

export interface CreditHold {
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
  /** in the owner's own words */
  isOwn: boolean;
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
  /** told of each reply of a live conversation in the transaction that stores it ... */
  onStoring: (tx: Transaction, reply: LiveReply) => Promise<void>;
  /** ... and once it is stored; returns at once and never throws */
  onLiveReply: (reply: LiveReply) => void;
  /** the test chat's daily limit holds */
  limits: boolean;
  /** null where products are never read again */
  live: LivePrices | null;
}
