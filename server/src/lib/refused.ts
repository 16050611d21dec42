/** Says no with a stable code; the HTTP room's table turns the code into a status and words. */
export class Refused extends Error {
  readonly code: string;
  /** seconds the client should wait, for 429 and 503 */
  readonly retryAfterSeconds: number | undefined;
  constructor(code: string, message: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(message, options);
    this.name = 'Refused';
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

export const notFound = () => new Refused('request.not_found', 'There is nothing here, or it is not yours.');
