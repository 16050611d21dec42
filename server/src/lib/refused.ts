import type { RefusalCode } from '@vitrine/contract/refusal';

/** A refusal with a stable code; its HTTP status is in the contract. */
export class Refused extends Error {
  readonly code: RefusalCode;
  /** seconds the client should wait, for 429 and 503 */
  readonly retryAfterSeconds: number | undefined;
  constructor(code: RefusalCode, message: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(message, options);
    this.name = 'Refused';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

export const notFound = () => new Refused('request.not_found', 'There is nothing here, or it is not yours.');
