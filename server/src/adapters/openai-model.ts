/** Any OpenAI-compatible chat-completions endpoint (OpenAI, vLLM, Ollama, LiteLLM ...) behind our port. */
import OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { ModelError } from '../ports/model-error.ts';
import type { AnswerModel, LookUp, ModelReply, Question, Rejected } from '../ports/model.ts';
import { sumOfUsage } from '../ports/token-usage.ts';
import type { TokenUsage } from '../ports/token-usage.ts';
import { ownRules, promptFor, tokensOf } from './openai-prompt.ts';
import type { Prompt } from './openai-prompt.ts';
import { createReplyReader } from './openai-reply-reader.ts';
import { addPieces, answerCalls } from './openai-tools.ts';
import type { WrittenCall } from './openai-tools.ts';
import {
  asModelError,
  bodyOf,
  chunksOf,
  createParameters,
  malformed,
  translate,
  UpstreamError,
  without,
} from './openai-wire.ts';
import type { Given, Round } from './openai-wire.ts';

export interface OpenAiEndpoint {
  baseUrl: string;
  /** '' for endpoints that ask for none */
  apiKey: string;
  model: string;
}

interface OpenAiModelNeeds extends OpenAiEndpoint {
  /** false: the endpoint is offered no tools */
  usesTools: boolean;
  /** the day that the model is told */
  now?: () => Date;
}

/** More is no chat message; what goes on and on is cut off. */
const longestReply = 20_000;
const roundsMax = 2;
/** replies in a row that were good only without tools: then the endpoint does not know how to use them */
const garbageMax = 2;

interface Heard {
  reply: ModelReply | null;
  calls: WrittenCall[];
  usage: TokenUsage;
}

interface Talk {
  signal: AbortSignal;
  rejected?: Rejected | undefined;
  lookUp?: LookUp | undefined;
  show: (delta: string) => void;
  hasShown: () => boolean;
}

export function createOpenAiModel({
  baseUrl,
  apiKey,
  model,
  usesTools,
  now = () => new Date(),
}: OpenAiModelNeeds): AnswerModel {
  // our own retry knows whether words were already shown; the client's does not
  const client = new OpenAI({ baseURL: baseUrl, apiKey: apiKey || 'none', maxRetries: 0, logLevel: 'off' });
  const parameters = createParameters(usesTools);
  let garbage = 0;

  /** The endpoint's stream, asked with what it takes. */
  async function open(messages: ChatCompletionMessageParam[], round: Round, signal: AbortSignal) {
    for (let given: Given = parameters.taken(); ;) {
      try {
        const body = { model, messages, stream: true as const, ...bodyOf(given, round) };
        const letGo = new AbortController();
        const within = { signal: AbortSignal.any([signal, letGo.signal]) };
        const response = await client.chat.completions.create(body, within).asResponse();
        parameters.learn(given);
        return chunksOf(response, letGo);
      } catch (error) {
        const failure = translate(error, signal);
        const fewer = failure instanceof UpstreamError && failure.isOfParameters ? without(given, failure.named) : null;
        if (fewer === null) throw failure;
        given = fewer;
      }
    }
  }

  async function hear(
    messages: ChatCompletionMessageParam[],
    question: Question,
    isLast: boolean,
    { signal, lookUp, show, rejected }: Talk,
  ): Promise<Heard> {
    const offersTools = lookUp !== undefined && parameters.taken().has('tools');
    const stream = await open(messages, { offersTools, isLast, isRepair: rejected !== undefined }, signal);
    const reader = createReplyReader({
      products: question.products.length,
      passages: question.passages.length,
      facts: question.facts.length,
    });
    const calls: WrittenCall[] = [];
    let received = '';
    let held = '';
    let end: string | null = null;
    let usage: TokenUsage | null = null;
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      const piece = choice?.delta?.content ?? '';
      received += piece;
      addPieces(calls, choice?.delta?.tool_calls ?? []);
      if (received.length > longestReply) throw malformed('its answer had no end');
      held += reader.push(piece);
      // "Let me look that up" before a call is no reply: only what opens our object is
      if (held !== '' && (isLast || !offersTools || /^\W*\{/.test(received))) {
        show(held);
        held = '';
      }
      end = choice?.finish_reason ?? end;
      if (chunk.usage)
        usage = { promptTokens: chunk.usage.prompt_tokens, completionTokens: chunk.usage.completion_tokens };
    }
    // an abort ends the stream without a word
    signal.throwIfAborted();
    if (end === 'content_filter') throw new ModelError('refused');
    if (end === null && calls.length > 0) throw malformed('its answer broke off within a call');
    const reply = calls.length > 0 && offersTools ? null : reader.finish(end === 'stop');
    if (reply !== null && held !== '') show(held);
    return { reply, calls, usage: usage ?? estimated(messages, received) };
  }

  /** Asked, looked up for, asked again: at most `roundsMax` times, then it has to speak. */
  async function converse(question: Question, talk: Talk): Promise<ModelReply> {
    const prompt = promptFor(question, { rejected: talk.rejected, today: now() });
    const messages: ChatCompletionMessageParam[] = [...prompt.messages];
    let asked = question;
    let usage: TokenUsage | null = null;
    let lookedUp = '';
    for (let round = 0; ; round += 1) {
      const isLast = talk.lookUp === undefined || round === roundsMax;
      const heard: Heard = await withRetry(talk, () => hear(messages, asked, isLast, talk));
      usage = usage === null ? heard.usage : sumOfUsage(usage, heard.usage);
      if (heard.reply !== null) return { ...heard.reply, usage: withParts(usage, prompt, lookedUp) };
      const answered =
        isLast || talk.hasShown() || talk.lookUp === undefined || heard.calls.length === 0
          ? null
          : await answerCalls(heard.calls, talk.lookUp);
      if (answered === null)
        throw malformed(heard.calls.length > 0 ? 'it called tools where it had to answer' : 'its answer held no reply');
      messages.push(
        {
          role: 'assistant',
          content: '',
          tool_calls: heard.calls.map(({ id, ...call }) => ({ id, type: 'function', function: call })),
        },
        ...answered.map(({ id, content }) => ({ role: 'tool' as const, tool_call_id: id, content })),
      );
      lookedUp += answered.map(({ content }) => content).join('\n');
      asked = answered.findLast(({ found }) => found !== null)?.found?.question ?? asked;
    }
  }

  return {
    name: model,
    secrets: [...ownRules(), apiKey],
    async reply(question, { signal, onText, rejected, lookUp }) {
      let shown = false;
      const show = (delta: string) => {
        shown = true;
        onText?.(delta);
      };
      const talk: Talk = { signal, rejected, show, hasShown: () => shown };
      const offersTools = lookUp !== undefined && parameters.taken().has('tools');
      try {
        if (!offersTools) return await converse(question, talk);
        const reply = await converse(question, { ...talk, lookUp });
        garbage = 0;
        return reply;
      } catch (error) {
        const isGarbage = error instanceof ModelError && error.code === 'malformed' && !shown;
        if (!offersTools || !isGarbage) throw asModelError(error);
      }
      try {
        const reply = await converse(question, talk);
        garbage += 1;
        if (garbage >= garbageMax) parameters.learn(without(parameters.taken(), 'tools') ?? new Set());
        return reply;
      } catch (error) {
        throw asModelError(error);
      }
    },
  };
}

/** What failed before any word was shown is asked once more, where that may help. */
async function withRetry<T>({ signal, hasShown }: Talk, attempt: () => Promise<T>): Promise<T> {
  const translated = async () => {
    try {
      return await attempt();
    } catch (error) {
      throw translate(error, signal);
    }
  };
  try {
    return await translated();
  } catch (error) {
    if (!(error instanceof UpstreamError) || !error.worthRetrying || hasShown() || signal.aborted) throw error;
    return translated();
  }
}

const estimated = (messages: readonly ChatCompletionMessageParam[], received: string): TokenUsage => ({
  promptTokens: tokensOf(messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n')),
  completionTokens: tokensOf(received),
  isEstimated: true,
});

const withParts = (usage: TokenUsage, { tokens }: Prompt, lookedUp: string): TokenUsage => ({
  ...usage,
  parts: { ...tokens, ...(lookedUp !== '' && { lookups: tokensOf(lookedUp) }) },
});
