/** Any OpenAI-compatible chat-completions endpoint (OpenAI, vLLM, Ollama, LiteLLM ...) behind our port. */
import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { ModelError } from '../ports/model.ts';
import type { AnswerModel, ModelReply, Question, Rejected, TokenUsage } from '../ports/model.ts';
import { ownRules, promptFor, replyFormat } from './openai-prompt.ts';
import { createReplyReader } from './openai-reply-reader.ts';

export interface OpenAiModelNeeds {
  baseUrl: string;
  /** '' for endpoints that ask for none */
  apiKey: string;
  model: string;
}

/** More is no chat message; what goes on and on is cut off. */
const longestReply = 20_000;

export function createOpenAiModel({ baseUrl, apiKey, model }: OpenAiModelNeeds): AnswerModel {
  // our own retry knows whether words were already shown; the client's does not
  const client = new OpenAI({ baseURL: baseUrl, apiKey: apiKey || 'none', maxRetries: 0, logLevel: 'off' });
  let knowsFormat = true;

  async function ask(
    question: Question,
    { signal, rejected }: { signal: AbortSignal; rejected?: Rejected },
    onText: (delta: string) => void,
  ): Promise<ModelReply> {
    const stream = await client.chat.completions.create(
      {
        model,
        messages: promptFor(question, rejected),
        stream: true,
        ...(knowsFormat && {
          response_format: replyFormat(question.products.length),
          stream_options: { include_usage: true },
        }),
      },
      { signal },
    );
    const reader = createReplyReader({
      products: question.products.length,
      passages: question.passages.length,
      facts: question.facts.length,
    });
    let received = 0;
    let end: string | null = null;
    let usage: TokenUsage | null = null;
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      const piece = choice?.delta?.content ?? '';
      received += piece.length;
      if (received > longestReply) throw new ModelError('malformed');
      const words = reader.push(piece);
      if (words !== '') onText(words);
      end = choice?.finish_reason ?? end;
      if (chunk.usage)
        usage = { promptTokens: chunk.usage.prompt_tokens, completionTokens: chunk.usage.completion_tokens };
    }
    // an abort ends the stream without a word
    signal.throwIfAborted();
    if (end === 'content_filter') throw new ModelError('refused');
    const reply = reader.finish(end === 'stop');
    if (reply === null) throw new ModelError('malformed');
    return usage === null ? reply : { ...reply, usage };
  }

  return {
    name: model,
    secrets: [...ownRules(), apiKey],
    async reply(question, { signal, onText, rejected }) {
      let shown = false;
      const show = (delta: string) => {
        shown = true;
        onText?.(delta);
      };
      const attempt = async () => {
        try {
          return await ask(question, { signal, ...(rejected && { rejected }) }, show);
        } catch (error) {
          throw translate(error, signal);
        }
      };
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof UpstreamError) || shown || signal.aborted) throw asModelError(error);
        if (error.status === 400 && knowsFormat) knowsFormat = false;
        else if (!error.worthRetrying) throw asModelError(error);
        return await attempt().catch((second: unknown) => {
          throw asModelError(second);
        });
      }
    },
  };
}

/** What we keep of an upstream's failure: a status, never its words. */
class UpstreamError extends Error {
  readonly status: number | null;
  constructor(status: number | null) {
    super(status === null ? 'the endpoint could not be reached' : `the endpoint answered ${status}`);
    this.status = status;
  }
  get worthRetrying(): boolean {
    return this.status === null || this.status === 408 || this.status === 409 || this.status >= 500;
  }
}

function translate(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelError) return error;
  if (error instanceof APIUserAbortError || error instanceof APIConnectionError) return new UpstreamError(null);
  if (error instanceof APIError) return new UpstreamError(typeof error.status === 'number' ? error.status : null);
  return new UpstreamError(null);
}

function asModelError(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  if (error.status === 429) return new ModelError('rate_limited', { cause: error });
  const refused = error.status !== null && error.status < 500 && error.status !== 408 && error.status !== 409;
  return new ModelError(refused ? 'refused' : 'unavailable', { cause: error });
}
