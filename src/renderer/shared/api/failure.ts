import type { Refusal } from '@vitrine/contract/refusal';
import { isRefusal } from '@vitrine/contract/refusal';

/** The one place that writes to the console: for failures that the specification only wants logged. */
export function report(message: string, cause: unknown): void {
  // The reason's own words only: an HTTP error object carries what was sent, passwords included.
  // oxlint-disable-next-line no-console
  console.error(message, cause instanceof Error ? cause.message : '');
}

/** A failed call. `status` is null when no answer came at all (offline, unreachable, too slow). */
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

/** The answer did not come within the time limit. */
export class TooSlow extends ApiFailure {
  constructor() {
    super(null, undefined);
    this.name = 'TooSlow';
  }
}

export const isNetworkFailure = (error: unknown) => error instanceof ApiFailure && error.status === null;

export const isUnauthorised = (error: unknown) => error instanceof ApiFailure && error.status === 401;

/** It does not exist or belongs to somebody else: the server does not say which. */
export const isNotFound = (error: unknown) => error instanceof ApiFailure && error.status === 404;

/**
 * Worth a second try by itself: nobody answered, or the server says that it is only busy. Not after the longest wait: doubling it would
 * leave a person in front of a spinner.
 */
export const isPassing = (error: unknown) =>
  error instanceof ApiFailure &&
  !(error instanceof TooSlow) &&
  (error.status === null || error.status === 502 || error.status === 503);

/** The text below "could not be loaded": what the owner can do, and what to quote when it keeps happening. */
export function reasonFor(error: unknown): string {
  if (error instanceof TooSlow) return 'The answer took too long. Try again in a moment.';
  if (isNetworkFailure(error)) return 'Check your connection and try again.';
  const requestId = error instanceof ApiFailure ? error.refusal?.requestId : undefined;
  const quote = requestId === undefined ? '' : ` If it stays so, write to us and quote ${requestId}.`;
  return `The fault is on our side. Try again in a moment.${quote}`;
}
