/** What an endpoint answers, in chunks: as it streams, or in one where it answers with a whole completion though it was asked to stream. */
import { Stream } from 'openai/core/streaming';
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { Piece } from './openai-tools.ts';
import { malformed } from './openai-failure.ts';

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
