/** The owner's inbox: the list with its tabs, what an owner marks and puts away, and the visitor's thumb that stands in it. */
import { limits } from '@vitrine/contract/limits';
import type { QueryOf, ReplyOf } from '@vitrine/contract/routes';
import { helpedTwiceNot } from '../../dialogue/offers-person.ts';
import type { Transaction } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { hashSecret } from '../../lib/ids.ts';
import { cleanVisitorText } from '../../lib/one-string.ts';
import { notFound } from '../../lib/refused.ts';
import type { ConversationChanges } from './changes.ts';
import { excerptOf, searchPath, searchWords } from './inbox-search.ts';
import type { Search } from './inbox-search.ts';
import type { InboxStore } from './inbox-store.ts';
import type { MessageRow, Page } from './store.ts';

/** Messages and pages of them as the contract says them. */
type WireMessage = ReplyOf<'getSessionMessages'>['messages'][number];

export const pageOf = (query: { page?: string; limit?: string }, usual: number): Page => ({
  page: Number(query.page ?? 1),
  limit: Math.min(Number(query.limit ?? usual), limits.pageSizeMax),
});

export const pagesOf = (total: number, { page, limit }: Page) => ({
  totalPages: Math.ceil(total / limit),
  currentPage: page,
});

export const wireMessage = (row: MessageRow, forOwner: boolean): WireMessage => ({
  _id: row.id,
  role: row.role,
  content: row.role === 'human' ? row.content : { agent_response_text: row.content, product_cards: row.cards },
  createdAt: row.createdAt.toISOString(),
  ...(forOwner && row.pagePath !== null && { path: row.pagePath }),
  ...(forOwner && row.outcome !== null && { outcome: row.outcome }),
  ...(row.by !== null && { by: row.by }),
  ...(forOwner && row.ratingReason !== null && { ratingReason: row.ratingReason }),
  ...((row.rating === 1 || row.rating === -1) && { rating: row.rating }),
});

interface Needs {
  store: InboxStore;
  changes: Pick<ConversationChanges, 'tell'>;
  /** @returns the ids of what is gone */
  erase: (agentId: string, conversationIds: readonly string[]) => Promise<string[]>;
  /** a visitor finds a reply of no use; with the rating, or not at all */
  ratedDown: (tx: Transaction, agentId: string, messageId: string, conversationId: string) => Promise<void>;
}

const searchOf = ({ words, from, to, path }: QueryOf<'getSessionsList'>): Search => ({
  words: words?.trim() ? searchWords(words) : null,
  from: from === undefined ? null : new Date(from),
  to: to === undefined ? null : new Date(to),
  path: path?.trim() ? searchPath(path) : null,
});

type Listed = Awaited<ReturnType<InboxStore['list']>>['rows'][number];

const wireItem = ({ shown, first, found }: Listed, words: readonly string[]) => ({
  _id: shown.id,
  createdAt: (shown.startedAt ?? shown.createdAt).toISOString(),
  messages: first === null ? [] : [wireMessage(first, true)],
  lastMessageAt: (shown.lastMessageAt ?? shown.createdAt).toISOString(),
  ...(shown.discardedAt !== null && { discardedAt: shown.discardedAt.toISOString() }),
  lastWords: shown.lastWords ?? '',
  messageCount: shown.messageCount,
  outcome: shown.outcome,
  needsAnswer: shown.needsAnswer,
  ratedDown: shown.ratedDown,
  unread: shown.unread,
  handover: shown.handover,
  path: shown.pagePath,
  language: shown.language,
  ...(found && { match: { messageId: found.messageId, role: found.role, ...excerptOf(found.content, words) } }),
});

export function registerInbox(on: OnCall, { store, changes, erase, ratedDown }: Needs): void {
  on.getSessionsList(async ({ query, owner }) => {
    const page = pageOf(query, limits.sessionsPageSize);
    const search = searchOf(query);
    const show = query.show ?? 'all';
    const { totals, total, rows } = await store.list(owner.agentId, search, show, page);
    const { all, needs_answer, waiting, rated_down, unread } = totals;
    return {
      success: true,
      sessions: rows.map((row) => wireItem(row, search.words ?? [])),
      total,
      totals: { all, needs_answer, waiting, rated_down, unread },
      ...pagesOf(total, page),
    };
  });

  on.markRead(async ({ body: { conversationId, read = true }, owner }) => {
    if (!(await store.mark(owner.agentId, conversationId, !read))) throw notFound();
    changes.tell(owner.agentId, conversationId);
    return { success: true };
  });

  on.archiveConversations(async ({ body: { conversationIds, archived }, owner }) => {
    await store.archive(owner.agentId, conversationIds, archived);
    // one word is enough for a list to be read anew
    changes.tell(owner.agentId, conversationIds[0] ?? '');
    return { success: true };
  });

  on.discardConversations(async ({ body: { conversationIds, discarded }, owner: { agentId } }) => {
    const changed = await (discarded ? store.discard : store.restore)(agentId, conversationIds);
    for (const conversationId of changed) changes.tell(agentId, conversationId);
    return { success: true };
  });

  on.deleteConversations(async ({ body: { conversationIds }, owner }) => {
    for (const conversationId of await erase(owner.agentId, conversationIds))
      changes.tell(owner.agentId, conversationId);
    return { success: true };
  });

  on.rateReply(async ({ body: { agentId, sessionId, messageId, rating, reason } }) => {
    const thumb = { rating, reason: (rating < 0 && cleanVisitorText(reason ?? '')) || null };
    const rated = await store.rate(agentId, hashSecret(sessionId), messageId, thumb, async (tx, conversationId) => {
      if (rating < 0) await ratedDown(tx, agentId, messageId, conversationId);
    });
    if (rated === null) throw notFound();
    changes.tell(agentId, rated.conversationId);
    return { success: true, ...(helpedTwiceNot(rated.newest) && { offerPerson: true }) };
  });
}
