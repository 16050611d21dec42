/**
 * What the shop's page (the loader) and the chat page in its frame say to each other, whole. Both sides send to one exact origin, accept
 * only from the other's window, and read what arrives with the parsers here: unknown kinds, wrong types and further keys are ignored.
 */

/** From the shop's page to the chat. */
export type HostMessage =
  /** The visitor opened the chat: from now on it may store and ask. `page` is host and path of the shop's page, without its query. */
  | { vitrine: 'opened'; page: string }
  /** The shop's page changed its address while the chat is open. */
  | { vitrine: 'moved'; page: string }
  | { vitrine: 'closed' };

/** From the chat to the shop's page. */
export type ChatPageMessage =
  /** The chat listens now. */
  | { vitrine: 'ready' }
  /** The visitor pressed the chat's close button or Escape. */
  | { vitrine: 'close' }
  /** Replies that came while the chat was closed. */
  | { vitrine: 'unread'; count: number };

export type WidgetMessage = HostMessage | ChatPageMessage;

const maxPageLength = 1_000;
const maxUnread = 99;

function readKind(data: unknown): [kind: unknown, field: (name: string) => unknown] {
  if (typeof data !== 'object' || data === null) return [undefined, () => undefined];
  const fields = new Map<string, unknown>(Object.entries(data));
  return [fields.get('vitrine'), (name) => fields.get(name)];
}

/** Host and path as display data: no query, no fragment, bounded. */
function readPage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.replace(/[?#].*$/s, '').slice(0, maxPageLength);
}

export function parseHostMessage(data: unknown): HostMessage | undefined {
  const [kind, field] = readKind(data);
  if (kind === 'closed') return { vitrine: kind };
  if (kind !== 'opened' && kind !== 'moved') return undefined;
  const page = readPage(field('page'));
  return page === undefined ? undefined : { vitrine: kind, page };
}

export function parseChatPageMessage(data: unknown): ChatPageMessage | undefined {
  const [kind, field] = readKind(data);
  if (kind === 'ready' || kind === 'close') return { vitrine: kind };
  if (kind !== 'unread') return undefined;
  const count = field('count');
  if (typeof count !== 'number' || Number.isNaN(count)) return undefined;
  return { vitrine: kind, count: Math.min(maxUnread, Math.max(0, Math.trunc(count))) };
}
