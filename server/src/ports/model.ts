/** Turns what was retrieved into a reply's words. Cards, prices and receipts are not its business: it only says which of the given products it means. */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { Evidence } from '../evidence/select-evidence.ts';
import type { Offer, Price, Product } from '../extraction/extracted-page.ts';
import type { Fact, FactTopic } from '../facts/fact.ts';
import type { AnswerKind, Concept } from '../languages/concepts.ts';
import type { Intent } from '../dialogue/intent.ts';
import type { Passage } from '../search/documents.ts';
import type { ProductQuery } from '../search/product-query.ts';
import type { TokenUsage } from './token-usage.ts';

export interface Retrieved<T> {
  document: T;
  score: number;
  /** share of the question's weight that the document holds, 0 to 1 */
  coverage: number;
}

/** A product with the age of what its record says. */
export interface FoundProduct extends Product {
  /** when the shop's page was last read, ISO */
  checkedAt?: string;
  /** training failed since: its price may be another by now */
  isOutdated?: boolean;
  /** it was read for an answer since: when, what its page said at training, and whether that was a moment ago */
  live?: { readAt: string; trained: Price | null; isCurrent: boolean };
  /** its page shows a former price that nobody saw asked within thirty days: no reduction is told, so `priorPrice` is null */
  isPriorUnseen?: boolean;
}

export interface Brand {
  name: string;
  offer: string[];
  /** a label of `contract/tones`, or the owner's own words */
  tone: string;
  contacts: { mail: string; phone: string; whatsApp: string };
}

/** A line of the conversation before. */
export interface Said {
  role: 'human' | 'agent';
  text: string;
  /** the cards shown with it */
  shown?: Shown[];
}

export interface Shown {
  title: string;
  url: string;
}

/** What kind of message this is and what it is about, in whichever language it was written. */
export interface Understanding {
  intent: Intent;
  concepts: ReadonlySet<Concept>;
  asks: ReadonlySet<AnswerKind>;
  isYesNo: boolean;
  /** how likely each aspect is asked for, in the order of `aspects` */
  aspects: Float32Array;
  /** countries that were named, in the shop's language */
  places: string[];
  /** of the shop's terms, how surely each is asked for, 0 to 1; the surest first */
  topics: { topic: FactTopic; weight: number }[];
}

/** One question of a message: most messages hold one, some two. */
export interface QuestionPart {
  /** as the visitor put it */
  text: string;
  /** by itself, in the shop's words: follow-ups have their subject, other languages are put into the shop's */
  asked: string;
  understanding: Understanding;
  /** price limits and the like that it sets */
  limits: ProductQuery;
  /** it leans on what was said before */
  isFollowUp: boolean;
  /** it only narrows what was shown: a colour, a price, "the medium ones" */
  narrows: boolean;
  /** why `focus` is meant: it is named, it is pointed at ("it", "the second one"), or the visitor is on its page; null without one */
  focusBy: 'name' | 'pointing' | 'page' | null;
  /** share of its telling words that the shop's pages know at all */
  known: number;
  /** best first */
  passages: Retrieved<Passage>[];
  /** best first, price limits already applied */
  products: Retrieved<FoundProduct>[];
  /** to who looks for goods, what can be had within the limits, by all that the shop tells of it; best first */
  wished: WishedProduct[];
  /** the products that it is about; the likeliest first */
  focus: FoundProduct[];
  /** what answers it word for word, of `passages`; the likeliest first */
  evidence: Evidence[];
  /** where a way of doing something is asked that a page tells in a row of short sections: the row, in its order */
  steps: Passage[];
  /** what stands on the pages of `focus` and answers it */
  ownEvidence: OwnEvidence;
  /** the owner's own, which goes before all that pages say; null where none is alike */
  ownAnswer: OwnAnswer | null;
  /** the two that it compares, with what their pages answer; none when it compares nothing */
  compared: { product: FoundProduct; own: OwnEvidence }[];
}

/** A product beside a wish. */
export interface WishedProduct {
  product: FoundProduct;
  /** how well it fits beside others, from 0 up */
  value: number;
  /** share of the wish's weight that what is told of it stands for, 0 to 1 */
  held: number;
  /** what is told of it that holds most of the wish; null where nothing does */
  told: string | null;
  isForThat?: boolean; // everybody uses such a thing for that
}

/** What of the pages answers a question word for word. */
export interface ToldByPages extends Pick<QuestionPart, 'evidence' | 'steps' | 'ownEvidence'> {
  /** of each of the two that are compared */
  ofCompared: OwnEvidence[];
}

/** A question before that was looked for: a model reads the passages itself, and only what is composed needs it. */
export interface AskedPart extends Omit<QuestionPart, keyof ToldByPages | 'compared'> {
  /** the two that it compares; none when it compares nothing */
  compared: FoundProduct[];
  /** looked for when it is first asked for */
  told: () => Promise<ToldByPages>;
}

/** What the owner wrote to be answered. */
export interface OwnAnswer {
  id: string;
  text: string;
  /** a page of the shop that says more, or null */
  pageUrl: string | null;
}

export interface OwnEvidence {
  passages: Passage[];
  found: Evidence[];
}

export interface Question {
  text: string;
  /** what it asks by itself, in the shop's words: follow-ups have their subject, other languages are put into the shop's */
  asked: string;
  /** price limits and the like that it sets */
  limits: ProductQuery;
  /** the visitor's */
  language: string;
  /** the conversation before it, oldest first; a few messages */
  history: Said[];
  /** best first */
  passages: Retrieved<Passage>[];
  /** best first, price limits of the question already applied */
  products: Retrieved<FoundProduct>[];
  /** of the agent, without hidden ones */
  facts: Fact[];
  /** in the order in which they were asked; none when the message is small talk */
  parts: AskedPart[];
  /** the shop's */
  shopLanguage: string;
  brand: Brand;
  /** the owner's custom instructions when active; data, never stronger than the rules */
  instructions: string | null;
  /** host and path of the page that the visitor is on; a pointer, never trusted */
  path: string | null;
}

export interface ModelReply {
  text: string;
  /** positions in `question.products`, best first */
  products: number[];
  /** what the endpoint counted, when it says so */
  usage?: TokenUsage;
  /** what became of the question; a model that does not say it has answered */
  outcome?: Outcome;
  /** positions in `question.passages` and `question.facts` that the text says it rests on */
  citations?: { passages: number[]; facts: number[] };
  /** of the text, BCP 47, as the model says */
  language?: string;
  /** what bears out its sentences; of a second try alone */
  attributions?: Attribution[];
  /** what the text rests on; everything that was given, when it is not said */
  used?: { passages: Passage[]; facts: Fact[]; answers: OwnAnswer[] };
}

/** What bears out a sentence, as the model says: positions in the question, and the words of theirs that do. */
export interface Attribution {
  sentence: string;
  passages: number[];
  facts: number[];
  products: number[];
  words: string[];
}

/** What a reply rests on. */
export interface Used {
  passages: Passage[];
  products: FoundProduct[];
  facts: Fact[];
  answers: OwnAnswer[];
}

/** What a model asks of the agent's own index; `input` is as the model wrote it. */
export interface LookUpCall {
  name: string;
  input: unknown;
}

/** The question with what was found in it, so that ids, checks, cards and receipts know it, and where that stands there. */
export interface LookedUp {
  question: Question;
  passages: number[];
  products: number[];
  facts: number[];
  /** of a variant that was asked for; null when the product has no such choice */
  variants?: Offer[] | null;
}

/** @returns null when there is no such tool, or what it was given makes no sense */
export type LookUp = (call: LookUpCall) => Promise<LookedUp | null>;

/** A reply that could not be sent, and why: the model may try once more. */
export interface Rejected {
  text: string;
  fault: string;
}

export interface AnswerModel {
  /** stands in receipts: `extractive` or the model's name */
  name: string;
  /** the wording of its rules and the like, which no reply repeats */
  secrets?: readonly string[];
  /**
   * Positions in the reply are those of the question that the last `lookUp` gave, or of `question` when there was none.
   * @throws ModelError, or the signal's reason
   */
  reply(question: Question, options: Asking): Promise<ModelReply>;
}

interface Asking {
  signal: AbortSignal;
  /** called with each piece of the text as it grows, when the model can stream */
  onText?: (delta: string) => void;
  rejected?: Rejected;
  /** without it nothing can be looked up */
  lookUp?: LookUp;
}
