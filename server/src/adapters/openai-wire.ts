/** What an endpoint takes and gives: the optional parameters that it does not refuse, its chunks, and what is kept of its failures. */
import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { Stream } from 'openai/core/streaming';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import { ModelError } from '../ports/model-error.ts';
import { repairFormat, replyFormat } from './openai-format.ts';
import { tools } from './openai-tools.ts';
import type { Piece } from './openai-tools.ts';

/** Which optional parameters an endpoint takes. What it refuses with 400 is left out step by step, and stays out once that helped. */

/** In the order in which they are left out when the refusal names none: those that endpoints lack most often go first. */
const parameters = [
  'tools',
  'response_format',
  'stream_options',
  'max_tokens',
  'temperature',
  'max_completion_tokens',
] as const;
type Parameter = (typeof parameters)[number];

/** five short sentences and the ids, in languages that need many tokens a word */
const replyTokens = 1_000;
/** ... and with what bears out each */
const repairTokens = 2_000;
/** models that refuse `max_tokens` count what they think, too */
const thinkingTokens = 6_000;
const temperature = 0.2;

export type Given = ReadonlySet<Parameter>;

/** @returns null when there is nothing left to leave out */
export function without(given: Given, refused: Parameter | null): Given | null {
  const one = refused !== null && given.has(refused) ? refused : parameters.find((parameter) => given.has(parameter));
  return one === undefined ? null : new Set([...given].filter((parameter) => parameter !== one));
}

const names: Record<Parameter, RegExp> = {
  tools: /\btools?\b|tool_choice|function call/,
  response_format: /response_format|json.?schema/,
  stream_options: /stream_options/,
  max_tokens: /max_tokens/,
  temperature: /temperature/,
  max_completion_tokens: /max_completion_tokens/,
};

/** That a refusal names first ("use the other one instead" comes after); its words are read here and kept nowhere. */
function namedIn(words: string): Parameter | null {
  const said = words.slice(0, 2_000).toLowerCase();
  const named = parameters
    .map((parameter) => ({ parameter, at: said.search(names[parameter]) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return named[0]?.parameter ?? null;
}

export function createParameters(usesTools: boolean) {
  let taken: Given = new Set(parameters.filter((parameter) => usesTools || parameter !== 'tools'));
  return {
    taken: () => taken,
    /** `given` was taken without a complaint */
    learn(given: Given): void {
      taken = new Set([...taken].filter((parameter) => given.has(parameter)));
    },
  };
}

export interface Round {
  offersTools: boolean;
  /** nothing more may be looked up */
  isLast: boolean;
  /** a reply was held back: it is written again */
  isRepair: boolean;
}

export const bodyOf = (given: Given, { offersTools, isLast, isRepair }: Round) => ({
  ...(given.has('temperature') && { temperature }),
  ...(given.has('max_tokens')
    ? { max_tokens: isRepair ? repairTokens : replyTokens }
    : given.has('max_completion_tokens') && { max_completion_tokens: thinkingTokens }),
  ...(given.has('response_format') && { response_format: isRepair ? repairFormat : replyFormat }),
  ...(given.has('stream_options') && { stream_options: { include_usage: true } }),
  ...(offersTools && given.has('tools') && { tools, ...(isLast && { tool_choice: 'none' as const }) }),
});

/** What we keep of an endpoint's failure: a status, never its words, which may repeat a key (CH-17). */

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

/** What an endpoint answers, in chunks: as it streams, or in one where it answers with a whole completion though it was asked to stream. */

/** of all that we read nothing is taken as given: a chunk may lack any of it */
interface Chunk {
  choices?: {
    delta?: { content?: string | null | undefined; tool_calls?: Piece[] | undefined };
    finish_reason?: string | null;
  }[];
  usage?: { prompt_tokens: number; completion_tokens: number } | null | undefined;
}

const longestBody = 200_000;

/** `letGo` ends the request where the chunks are not read to their end. */
export function chunksOf(response: Response, letGo: AbortController): AsyncIterable<Chunk> {
  const isWhole = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
  return isWhole ? wholeOf(response, letGo) : Stream.fromSSEResponse<ChatCompletionChunk>(response, letGo);
}

async function* wholeOf(response: Response, letGo: AbortController): AsyncGenerator<Chunk> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length <= longestBody) continue;
    letGo.abort();
    throw malformed('its answer went on and on');
  }
  let completion: Partial<ChatCompletion> | null;
  try {
    completion = JSON.parse(text);
  } catch {
    throw malformed('its answer is no JSON');
  }
  const choice = completion?.choices?.[0];
  if (choice === undefined) throw malformed('its answer held no reply');
  const { message, finish_reason: end } = choice;
  const calls = message?.tool_calls?.map((call, index) => ({ ...call, index }));
  yield {
    choices: [{ delta: { content: message?.content, tool_calls: calls }, finish_reason: end ?? null }],
    usage: completion?.usage,
  };
}
