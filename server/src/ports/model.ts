/** Turns what was retrieved into a reply's words. Cards, prices and receipts are not its business: it only says which of the given products it means. */
import type { Product } from '../extraction/extracted-page.ts';
import type { Passage } from '../search/documents.ts';

export interface Retrieved<T> {
  document: T;
  score: number;
  /** share of the question's weight that the document holds, 0 to 1 */
  coverage: number;
}

export interface Brand {
  name: string;
  offer: string[];
  /** a label of `contract/tones`, or the owner's own words */
  tone: string;
  contacts: { mail: string; phone: string; whatsApp: string };
}

export interface Question {
  text: string;
  /** the conversation before it, oldest first; a few messages */
  history: { role: 'human' | 'agent'; text: string }[];
  /** best first */
  passages: Retrieved<Passage>[];
  /** best first, price limits of the question already applied */
  products: Retrieved<Product>[];
  brand: Brand;
  /** the owner's custom instructions when active; data, never stronger than the rules */
  instructions: string | null;
}

export interface ModelReply {
  text: string;
  /** positions in `question.products`, best first */
  products: number[];
}

export interface AnswerModel {
  /** stands in receipts: `extractive` or the model's name */
  name: string;
  /**
   * `onText` is called with each piece of the text as it grows, when the model can stream.
   * @throws ModelError, or the signal's reason
   */
  reply(question: Question, options: { signal: AbortSignal; onText?: (delta: string) => void }): Promise<ModelReply>;
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
