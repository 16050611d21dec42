/** What the server's answers mean for the conversation. Fetched while the visitor writes: there is nothing to read before. */
import type { ChatMessage } from '@vitrine/chat/conversation';
import type { AskOutcome } from '@vitrine/chat/use-conversation';
import { readReply } from '@vitrine/contract/reply-reading';
import type { calls } from '@vitrine/contract/calls';
import { fieldOf } from '@vitrine/contract/field-of';
import type { Answer } from './calls.ts';

/** A block of JSON that cannot be read is not shown (8-26). */
const showNothing = () => undefined;

const closedBy: Record<string, 'blocked' | 'not-ready'> = {
  'billing.no_credit_left': 'blocked',
  'billing.plan_needed': 'blocked',
  'agents.blocked': 'blocked',
  'agents.not_ready': 'not-ready',
};

/** Where nobody knows, as in a program, there is one. */
const isLineGone = (): boolean => 'onLine' in navigator && !navigator.onLine;

export function readOutcome({ status, body, retryAfterS = 0 }: Answer): AskOutcome {
  const code = fieldOf(body, 'code');
  const reason =
    closedBy[typeof code === 'string' ? code : ''] ?? (status === 402 || status === 403 ? 'blocked' : undefined);
  if (reason !== undefined) return { kind: 'closed', reason };
  if (status === 429) return { kind: 'failed', failure: { why: 'busy', seconds: retryAfterS } };
  if (status === 0 && isLineGone()) return { kind: 'failed', failure: { why: 'unsent' } };
  if (status !== 200 || fieldOf(body, 'success') !== true) return { kind: 'failed' };
  if (typeof fieldOf(body, 'handover') === 'string') return { kind: 'heard' };
  const messageId = fieldOf(body, 'messageId');
  const reply = readReply(fieldOf(body, 'response'), showNothing);
  return {
    kind: 'replied',
    messageId: typeof messageId === 'string' ? messageId : '',
    reply,
    ...(fieldOf(body, 'offerPerson') === true && { offersPerson: true }),
  };
}

/** The last word of a reply that comes as events; undefined where it broke off before. */
export async function readStreamedAnswer(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onText: (delta: string) => void,
): Promise<unknown> {
  let answer: unknown;
  await readEventStream(stream, ({ event, data }) => {
    const delta = fieldOf(data, 'delta');
    if (event === 'text' && typeof delta === 'string') onText(delta);
    if (event === 'done' || event === 'error') answer = data;
  });
  return answer;
}

export function readMessage(value: unknown): ChatMessage[] {
  const id = fieldOf(value, '_id');
  const content = fieldOf(value, 'content');
  if (typeof id !== 'string') return [];
  const at = fieldOf(value, 'createdAt');
  const rating = fieldOf(value, 'rating');
  const base = {
    key: id,
    id,
    state: 'whole' as const,
    ...(typeof at === 'string' && { at }),
    ...(rating === 1 && { rating: 1 as const }),
    ...(rating === -1 && { rating: -1 as const }),
    ...(fieldOf(value, 'by') === 'owner' && { by: 'owner' as const }),
  };
  if (fieldOf(value, 'role') === 'human')
    return typeof content === 'string' ? [{ ...base, role: 'visitor', text: content, cards: [] }] : [];
  const { agent_response_text: text, product_cards: cards } = readReply(content, showNothing);
  return text === '' && cards.length === 0 ? [] : [{ ...base, role: 'agent', text, cards }];
}

/** Undefined where there is no history in the answer. */
export function readHistory(body: unknown): { messages: ChatMessage[]; totalPages: number } | undefined {
  const messages = fieldOf(body, 'messages');
  const totalPages = fieldOf(body, 'totalPages');
  if (!Array.isArray(messages)) return undefined;
  return {
    messages: messages.flatMap(readMessage),
    totalPages: typeof totalPages === 'number' && messages.length > 0 ? totalPages : 0,
  };
}

const clickPath: (typeof calls)['reportClick']['path'] = '/agents/report_click';
let isWatching = false;

/** Tells the server which shown products are opened. Nobody waits for it: the page opens all the same, and what is lost is lost. */
export function watchClicks(agentId: string, knownSession: () => string | undefined): void {
  if (isWatching) return;
  isWatching = true;
  const tell = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-product]') : null;
    const messageId = link?.closest<HTMLElement>('[data-message]')?.dataset['message'];
    const productUrl = link?.dataset['product'];
    const sessionId = knownSession();
    if (messageId === undefined || productUrl === undefined || sessionId === undefined) return;
    fetch(`/api${clickPath}`, {
      method: 'POST',
      credentials: 'omit',
      // the product may take this page's place
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ agentId, sessionId, messageId, productUrl }),
    }).catch(() => {});
  };
  // the middle button opens too
  for (const press of ['click', 'auxclick']) document.addEventListener(press, tell);
}

/** Reads server-sent events from a response's body: each event's name and its JSON, in order, until the stream ends. */
export interface StreamEvent {
  event: string;
  data: unknown;
}

const maxBufferLength = 1_000_000;

function parseEvent(block: string): StreamEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  if (data.length === 0) return undefined;
  try {
    return { event, data: JSON.parse(data.join('\n')) };
  } catch {
    return undefined;
  }
}

export async function readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  for (;;) {
    const { done, value } = await reader.read();
    buffer += (value ?? '').replace(/\r/g, '');
    if (buffer.length > maxBufferLength) throw new Error('event too long');
    const blocks = buffer.split('\n\n');
    buffer = done ? '' : (blocks.pop() ?? '');
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event !== undefined) onEvent(event);
    }
    if (done) return;
  }
}
