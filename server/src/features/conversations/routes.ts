import { limits } from '@vitrine/contract/limits';
import type { QueryOf, ReplyOf } from '@vitrine/contract/routes';
import type { OnCall } from '../../http/on-call.ts';
import { planNeeded } from '../../http/on-call.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';
import { notFound } from '../../lib/refused.ts';
import { becomeTenant } from '../../lib/tenant.ts';
import type { ConversationChanges } from './changes.ts';
import { receiptView } from './domain/receipt-view.ts';
import { searchPath, searchWords } from './domain/search-terms.ts';
import type { ConversationStore, MessageRow, Page, Search } from './store.ts';
import { watchConversations } from './watch.ts';

type WireMessage = ReplyOf<'getSessionMessages'>['messages'][number];

const pageOf = (query: { page?: string; limit?: string }, usual: number): Page => ({
  page: Number(query.page ?? 1),
  limit: Math.min(Number(query.limit ?? usual), limits.pageSizeMax),
});

const searchOf = ({ words, from, to, path }: QueryOf<'getSessionsList'>): Search => ({
  words: words?.trim() ? searchWords(words) : null,
  from: from === undefined ? null : new Date(from),
  to: to === undefined ? null : new Date(to),
  path: path?.trim() ? searchPath(path) : null,
});

export function registerConversationRoutes(
  on: OnCall,
  { store, changes }: { store: ConversationStore; changes: ConversationChanges },
): void {
  on.createSession(async ({ body }) => {
    if (!(await store.agentExists(body.agentId))) throw notFound();
    const sessionId = newSecret();
    await store.insert(body.agentId, hashSecret(sessionId));
    return { success: true, sessionId, data: { sessionId } };
  });

  /** A visitor comes with the secret session id; an owner with the list's `_id` and a token. Neither opens the other's door (TE-07). */
  on.getSessionMessages(async ({ query, owner, request }) => {
    const header = request.headers['x-vitrine-session'];
    const key = typeof header === 'string' ? header : (query.sessionId ?? '');
    const byOwner = key.startsWith('cnv_');
    if (byOwner && owner && !owner.verified) throw planNeeded();
    if (byOwner && owner) becomeTenant({ agentId: owner.agentId });
    const conversation = byOwner
      ? owner && (await store.byId(owner.agentId, key))
      : await store.bySecret(hashSecret(key));
    if (!conversation) throw notFound();
    becomeTenant({ agentId: conversation.agentId });
    const page = pageOf(query, limits.messagesPageSize);
    const { total, rows } = await store.messages(conversation.agentId, conversation.id, page);
    return { success: true, messages: rows.map((row) => wireMessage(row, byOwner)), ...pages(total, page) };
  });

  on.getSessionsList(async ({ query, owner }) => {
    const page = pageOf(query, limits.sessionsPageSize);
    const { total, rows } = await store.list(owner.agentId, searchOf(query), page);
    const sessions = rows.map((row) => ({
      _id: row.id,
      createdAt: (row.startedAt ?? row.message.createdAt).toISOString(),
      messages: [wireMessage(row.message, true)],
    }));
    return { success: true, sessions, ...pages(total, page) };
  });

  on.getReceipt(async ({ params, owner }) => {
    const row = await store.receipt(owner.agentId, params.messageId);
    if (row === null) throw notFound();
    return { success: true, receipt: receiptView(row) };
  });

  on.watchConversations(async ({ owner, request, reply }) => {
    await watchConversations({ changes, agentId: owner.agentId, request, reply });
    return null;
  });
}

const pages = (total: number, { page, limit }: Page) => ({
  totalPages: Math.ceil(total / limit),
  currentPage: page,
});

const wireMessage = (row: MessageRow, forOwner: boolean): WireMessage => ({
  _id: row.id,
  role: row.role,
  content: row.role === 'human' ? row.content : { agent_response_text: row.content, product_cards: row.cards },
  createdAt: row.createdAt.toISOString(),
  ...(forOwner && row.pagePath !== null && { path: row.pagePath }),
  ...(forOwner && row.outcome !== null && { outcome: row.outcome }),
});
