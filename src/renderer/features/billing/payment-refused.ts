import type { Refusal } from '@vitrine/contract/refusal';

/** The server's "no" to a payment call. */
export class PaymentRefused extends Error {
  readonly code: string;
  /** the server's own words for people */
  readonly words: string;

  constructor({ code, message }: Refusal) {
    super(code);
    this.name = 'PaymentRefused';
    this.code = code;
    this.words = message;
  }
}
