/** Which conversations a list is asked for, as conditions of SQL. */
import type { Show } from '@vitrine/contract/inbox';
import { and, eq, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { conversations, messages, pageOfMessage, wordsOfMessage } from '../../database/tables/conversations.ts';
import { personRequests } from '../../database/tables/handover.ts';
import { oneLine } from '../../lib/one-string.ts';

/** null does not narrow; an empty list of words is a search for nothing that could be found */
export interface Search {
  words: string[] | null;
  from: Date | null;
  to: Date | null;
  path: string | null;
}

export const isSearch = (search: Search): boolean => Object.values(search).some((part) => part !== null);

/** Conversations that a visitor wrote in. */
export const searched = (
  agentId: string,
  { words, from, to, path }: Search,
  kind: 'live' | 'discarded' = 'live',
): SQL | undefined =>
  and(
    eq(conversations.agentId, agentId),
    eq(conversations.kind, kind),
    isNotNull(conversations.startedAt),
    from === null ? undefined : gte(conversations.startedAt, from),
    to === null ? undefined : lte(conversations.startedAt, to),
    words?.length === 0 ? sql`false` : undefined,
    isInAll([
      ...(words ?? []).map((word) => saidOrLeft(agentId, `${word}:*`)),
      ...(path === null ? [] : [messagesWhere(isOnPage(agentId, path))]),
    ]),
  );

/** Of these, the ones that a tab shows. */
export const shownIn: Record<Show, SQL | undefined> = {
  all: isNull(conversations.archivedAt),
  needs_answer: and(isNull(conversations.archivedAt), eq(conversations.needsAnswer, true)),
  waiting: and(isNull(conversations.archivedAt), eq(conversations.handover, 'waiting')),
  rated_down: and(isNull(conversations.archivedAt), eq(conversations.ratedDown, true)),
  unread: and(isNull(conversations.archivedAt), eq(conversations.unread, true)),
  archived: isNotNull(conversations.archivedAt),
  discarded: undefined,
};

/**
 * Each set holds the conversations that meet one condition: found through its index, put together as sets, and looked up in a hash.
 * `is true` keeps the planner from making joins of it, which with old statistics compare every conversation with every found message.
 */
function isInAll(sets: SQL[]): SQL | undefined {
  if (sets.length === 0) return undefined;
  const all = sql.join(sets, sql` intersect `);
  return sql`(${conversations.id} in (${all})) is true`;
}

const messagesWhere = (condition: SQL): SQL =>
  sql`select ${messages.conversationId} as id from ${messages} where ${condition}`;

/** In a message, or in the name or address of whoever asked for a person there. */
const saidOrLeft = (agentId: string, wanted: string): SQL =>
  sql`select id from (${messagesWhere(hasWords(agentId, wanted))} union all
    select ${personRequests.conversationId} as id from ${personRequests} where ${personRequests.agentId} = ${agentId} and
      to_tsvector('simple', translate(concat_ws(' ', ${personRequests.name}, ${personRequests.email}), '+-._@', '     '))
        @@ to_tsquery('simple', ${wanted})) as told`;

/** The agent's id is one of the indexed words, so the words' index alone answers. */
const hasWords = (agentId: string, wanted: string) =>
  sql`${wordsOfMessage(messages.agentId, messages.content)} @@ (${`'${agentId}'`}::tsquery && to_tsquery('simple', ${wanted}))`;

const isOnPage = (agentId: string, path: string) =>
  sql`${messages.agentId} = ${agentId} and ${messages.pagePath} is not null
    and ${pageOfMessage(messages.pagePath)} like lower(${likeBeginning(path)})`;

/** A message in which any of the words stands. */
export const hasAnyWord = (words: readonly string[]): SQL =>
  sql`${wordsOfMessage(messages.agentId, messages.content)} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' | ')})`;

/** Where a search found its words in a message. */
interface Excerpt {
  text: string;
  /** spans of the found words, in UTF-16 units */
  marks: { from: number; to: number }[];
}

const charactersAtMost = 140;
/** what is short anyway is read from its beginning */
const charactersShort = 60;
/** few, so that a line of the list shows the word before it ends */
const charactersBefore = 16;
const word = /[\p{L}\p{N}\p{M}]+/gu;

/** @param words as they were sought: small letters, beginnings of words */
export function excerptOf(content: string, words: readonly string[]): Excerpt {
  const line = oneLine(content);
  const found = [...line.matchAll(word)]
    .filter(({ 0: said }) => words.some((sought) => said.toLowerCase().startsWith(sought)))
    .map(({ 0: said, index }) => ({ from: index, to: index + said.length }));
  const first = found[0]?.from ?? 0;
  const isWhole = line.length <= charactersShort || first <= charactersBefore;
  const from = isWhole ? 0 : wordAfter(line, first - charactersBefore, first);
  const to = line.length - from <= charactersAtMost ? line.length : wordBefore(line, from + charactersAtMost);
  const before = from > 0 ? '… ' : '';
  const shift = before.length - from;
  return {
    text: `${before}${line.slice(from, to)}${to < line.length ? ' …' : ''}`,
    marks: found.filter((mark) => mark.to <= to).map((mark) => ({ from: mark.from + shift, to: mark.to + shift })),
  };
}

function wordAfter(line: string, at: number, first: number): number {
  const space = line.indexOf(' ', at);
  return space === -1 || space >= first ? first : space + 1;
}

function wordBefore(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at);
  return space > at - charactersBefore ? space : at;
}

/** What an owner typed into the search, as the index can be asked for it. */
const wordsAtMost = 8;

/** Each word once; the index holds letters and digits only. */
export function searchWords(typed: string): string[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, wordsAtMost);
}

/** `https://shop.example/a?x`, `shop.example/a`, `/a` and `a` all mean the pages whose path begins with `/a`. */
export function searchPath(typed: string): string {
  const [address = ''] = typed.trim().split(/[?#]/, 1);
  const withoutScheme = address.replace(/^[a-z]+:\/\//i, '');
  const slash = withoutScheme.indexOf('/');
  if (slash !== -1) return withoutScheme.slice(slash);
  return withoutScheme === address && !address.includes('.') ? `/${address}` : '/';
}

/** A text as the beginning of a LIKE pattern. */
export const likeBeginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
