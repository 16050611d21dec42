import type { Refusal } from '@vitrine/contract/refusal';
import { isRefusal } from '@vitrine/contract/refusal';

/** A call that came to nothing. `status` is null when no answer came at all (offline, unreachable, too slow). */
export class ApiFailure extends Error {
  readonly status: number | null;
  readonly refusal: Refusal | null;

  constructor(status: number | null, reply: unknown) {
    const refusal = isRefusal(reply) ? reply : null;
    super(refusal?.code ?? (status === null ? 'no answer' : `status ${status}`));
    this.name = 'ApiFailure';
    this.status = status;
    this.refusal = refusal;
  }
}

export const isNetworkFailure = (error: unknown) => error instanceof ApiFailure && error.status === null;

export const isUnauthorised = (error: unknown) => error instanceof ApiFailure && error.status === 401;

/** Worth a second try by itself: nobody answered, or the server says that it is only busy. */
export const isPassing = (error: unknown) =>
  error instanceof ApiFailure && (error.status === null || error.status === 502 || error.status === 503);
