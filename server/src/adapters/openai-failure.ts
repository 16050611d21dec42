/** What we keep of an endpoint's failure: a status, never its words, which may repeat a key (CH-17). */
import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { ModelError } from '../ports/model.ts';
import { namedIn } from './openai-parameters.ts';

/** refusals of what was asked, whatever it was asked with */
const ofContent = new Set<unknown>(['content_filter', 'context_length_exceeded']);

export class UpstreamError extends Error {
  readonly status: number | null;
  /** the parameter that a refusal names */
  readonly named: ReturnType<typeof namedIn>;
  private readonly code: unknown;
  constructor(
    status: number | null,
    refusal: { words: string; code: unknown } = { words: '', code: null },
    wasReached = false,
  ) {
    const unanswered = wasReached ? 'the connection to the endpoint broke off' : 'the endpoint could not be reached';
    super(status === null ? unanswered : `the endpoint answered ${status}`);
    this.status = status;
    this.named = namedIn(refusal.words);
    this.code = refusal.code;
  }
  get worthRetrying(): boolean {
    return this.status === null || this.status === 408 || this.status === 409 || this.status >= 500;
  }
  get isOfParameters(): boolean {
    return (this.status === 400 || this.status === 422) && !ofContent.has(this.code);
  }
}

export function translate(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelError || error instanceof UpstreamError) return error;
  if (error instanceof APIUserAbortError || error instanceof APIConnectionError) return new UpstreamError(null);
  if (!(error instanceof APIError) || typeof error.status !== 'number') return new UpstreamError(null, undefined, true);
  return new UpstreamError(error.status, { words: `${error.param ?? ''} ${error.message}`, code: error.code });
}

export function asModelError(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const { status } = error;
  if (status === 429) return new ModelError('rate_limited', { cause: error, status });
  const refused = status !== null && status < 500 && status !== 408 && status !== 409;
  return new ModelError(refused ? 'refused' : 'unavailable', { cause: error, status });
}

/** @returns for the operator's log, in our words */
export const malformed = (reason: string): ModelError => new ModelError('malformed', { cause: new Error(reason) });
