/**
 * What the shop's page (the loader) and the chat page in its frame say to each other, whole. Both sides send to one exact origin, accept
 * only from the other's window, and read what arrives with the parsers here: unknown kinds, wrong types and further keys are ignored.
 */
import { fieldOf } from './field-of.ts';

/** From the shop's page to the chat. */
export type HostMessage =
  /**
   * The visitor opened the chat: from now on it may store and ask. `page` is host and path of the shop's page, without its query;
   * `session` is what the chat once gave to keep, or `''`. `byVisitor` is false where the page opened it by itself: nobody waits for a cursor.
   * `question` is what the shop's page puts into the field, for the visitor to send.
   */
  | { vitrine: 'opened'; page: string; session: string; byVisitor: boolean; question: string }
  /** The shop's page changed its address while the chat is open. */
  | { vitrine: 'moved'; page: string }
  | { vitrine: 'closed' }
  /** The shop's page speaks another language now, BCP 47. */
  | { vitrine: 'spoken'; language: string }
  /** What the chat once noted, when it listens. */
  | { vitrine: 'noted'; words: string };

/** From the chat to the shop's page. */
export type ChatPageMessage =
  /** The chat listens now. */
  | { vitrine: 'ready' }
  /** Its large script did not come: it is not to be seen, and another frame is to be made. */
  | { vitrine: 'lost' }
  /** The visitor pressed the chat's close button or Escape. */
  | { vitrine: 'close' }
  /** The browser refuses storage to frames of other sites: the shop's page keeps the session instead (T11). `''` forgets it. */
  | { vitrine: 'keep'; session: string }
  /** The same for what the visitor wrote and did not send yet; `''` forgets it. */
  | { vitrine: 'note'; words: string }
  /** The visitor deleted their chat: nothing of it stays on the shop's page. */
  | { vitrine: 'forget' }
  /** Replies that came while the chat was closed. */
  | { vitrine: 'unread'; count: number };

export type WidgetMessage = HostMessage | ChatPageMessage;

const maxPageLength = 1_000;
const maxUnread = 99;

const sessionPattern = /^[\w-]{0,200}$/;

function readSession(data: unknown): string | undefined {
  const session = fieldOf(data, 'session');
  return typeof session === 'string' && sessionPattern.test(session) ? session : undefined;
}

const maxWordsLength = 50_000;

/** Half of it would be none of it. */
function readWords(data: unknown): string | undefined {
  const words = fieldOf(data, 'words');
  return typeof words === 'string' && words.length <= maxWordsLength ? words : undefined;
}

const maxQuestionLength = 1_000;
const maxTagLength = 35;
const readText = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '');

/** Host and path as display data: no query, no fragment, bounded. */
function readPage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.replace(/[?#].*$/s, '').slice(0, maxPageLength);
}

export function parseHostMessage(data: unknown): HostMessage | undefined {
  const vitrine = fieldOf(data, 'vitrine');
  if (vitrine === 'closed') return { vitrine };
  const language = fieldOf(data, 'language');
  if (vitrine === 'spoken') return { vitrine, language: readText(language, maxTagLength) };
  const words = readWords(data);
  if (vitrine === 'noted') return words === undefined ? undefined : { vitrine, words };
  const page = readPage(fieldOf(data, 'page'));
  if (page === undefined) return undefined;
  if (vitrine === 'moved') return { vitrine, page };
  return vitrine === 'opened'
    ? {
        vitrine,
        page,
        session: readSession(data) ?? '',
        byVisitor: fieldOf(data, 'byVisitor') !== false,
        question: readText(fieldOf(data, 'question'), maxQuestionLength),
      }
    : undefined;
}

export function parseChatPageMessage(data: unknown): ChatPageMessage | undefined {
  const vitrine = fieldOf(data, 'vitrine');
  if (vitrine === 'ready' || vitrine === 'lost' || vitrine === 'close' || vitrine === 'forget') return { vitrine };
  const session = readSession(data);
  if (vitrine === 'keep' && session !== undefined) return { vitrine, session };
  const words = readWords(data);
  if (vitrine === 'note' && words !== undefined) return { vitrine, words };
  const count = fieldOf(data, 'count');
  if (vitrine !== 'unread' || typeof count !== 'number' || !(count >= 0)) return undefined;
  return { vitrine, count: Math.min(maxUnread, Math.trunc(count)) };
}
