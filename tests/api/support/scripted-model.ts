/** An OpenAI-compatible endpoint over HTTP whose every answer a test writes beforehand: good, slow, cut, malformed, hostile. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** sent as the whole body, instead of a stream */
  body?: string;
  /** the pieces of content, one event each */
  pieces?: string[];
  /** what it calls after them: a tool's name and its arguments as the model writes them */
  calls?: [name: string, written: string][];
  /** before the first byte, and between pieces */
  firstDelayMs?: number;
  pieceDelayMs?: number;
  /** default `stop`; null leaves it out */
  finish?: string | null;
  /** false: it does not say how many tokens it took */
  counts?: boolean;
  /** the connection is destroyed after the pieces */
  cut?: boolean;
}

interface ScriptedRequest {
  authorization: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    tools?: { function: { name: string } }[];
  } & Record<'response_format' | 'stream_options' | 'max_tokens' | 'max_completion_tokens', unknown> &
    Record<'temperature' | 'tool_choice', unknown>;
  /** as it came */
  text: string;
  aborted: boolean;
}

export type ScriptedModel = Awaited<ReturnType<typeof startScriptedModel>>;

/** The object that a well-behaved model streams, in pieces of a few letters. */
export function jsonPieces(text: string, products: string[] = [], size = 7, beside: object = {}): string[] {
  const whole = JSON.stringify({ text, products, ...beside });
  return whole.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
}

export async function startScriptedModel() {
  const answers: ScriptedAnswer[] = [];
  const requests: ScriptedRequest[] = [];
  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const seen: ScriptedRequest = {
      authorization: request.headers.authorization ?? '',
      body: JSON.parse(text),
      text,
      aborted: false,
    };
    requests.push(seen);
    response.on('close', () => {
      seen.aborted = !response.writableFinished;
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    await send(response, answer ?? { status: 500, body: 'nothing was scripted' });
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** the answers that follow, in order; the last one is repeated */
    will(...next: ScriptedAnswer[]) {
      answers.splice(0, answers.length, ...next);
      requests.splice(0, requests.length);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function send(response: ServerResponse, answer: ScriptedAnswer): Promise<void> {
  if (answer.firstDelayMs !== undefined) await wait(answer.firstDelayMs);
  if (answer.pieces === undefined && answer.calls === undefined) {
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body ?? '');
    return;
  }
  response.writeHead(answer.status ?? 200, { 'content-type': 'text/event-stream', ...answer.headers });
  for (const content of answer.pieces ?? []) {
    if (response.destroyed) return;
    response.write(event({ delta: { content }, finish_reason: null }));
    if (answer.pieceDelayMs !== undefined) await wait(answer.pieceDelayMs);
  }
  if (answer.cut === true) {
    response.destroy();
    return;
  }
  for (const piece of callPieces(answer.calls ?? []))
    response.write(event({ delta: { tool_calls: [piece] }, finish_reason: null }));
  if (answer.finish !== null) response.write(event({ delta: {}, finish_reason: answer.finish ?? 'stop' }));
  if (answer.counts !== false)
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [], usage })}\n\n`,
    );
  response.end('data: [DONE]\n\n');
}

/** A call's name comes first and its arguments in two pieces, as OpenAI sends them. */
const callPieces = (calls: [name: string, written: string][]) =>
  calls.flatMap(([name, written], index) => [
    { index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } },
    ...[written.slice(0, 9), written.slice(9)].map((part) => ({ index, function: { arguments: part } })),
  ]);

const usage = { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 };

const event = (choice: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, ...choice }] })}\n\n`;
