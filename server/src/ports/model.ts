/** Turns what was retrieved into a reply's words. Cards, prices and receipts are not its business: it only says which of the given products it means. */
import type { Product } from '../extraction/extracted-page.ts';
import type { Passage } from '../search/documents.ts';
import type { ProductQuery } from '../search/product-query.ts';

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
  /** titles of the cards shown with it */
  shown?: string[];
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
  brand: Brand;
  /** the owner's custom instructions when active; data, never stronger than the rules */
  instructions: string | null;
}

export interface ModelReply {
  text: string;
  /** positions in `question.products`, best first */
  products: number[];
  /** what the endpoint counted, when it says so */
  usage?: TokenUsage;
}

export interface TokenUsage {
  promptTokens: number;
  completionTokens: number;
}

/** A reply that could not be sent, and why: the model may try once more. */
export interface Rejected {
  text: string;
  fault: string;
}

export interface AnswerModel {
  /** stands in receipts: `extractive` or the model's name */
  name: string;
  /**
   * `onText` is called with each piece of the text as it grows, when the model can stream.
   * @throws ModelError, or the signal's reason
   */
  reply(
    question: Question,
    options: { signal: AbortSignal; onText?: (delta: string) => void; rejected?: Rejected },
  ): Promise<ModelReply>;
}

/** The message never holds the upstream's own words: they may repeat a key (CH-17). */
export class ModelError extends Error {
  readonly code: 'unavailable' | 'refused' | 'malformed' | 'rate_limited';
  constructor(code: ModelError['code'], options?: ErrorOptions) {
    super(`the model is ${code}`, options);
    this.name = 'ModelError';
    this.code = code;
  }
}
