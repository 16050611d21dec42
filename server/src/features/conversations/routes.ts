import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { OnCall } from '../../http/on-call.ts';
import { planNeeded } from '../../http/on-call.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';
import { notFound } from '../../lib/refused.ts';
import type { ConversationStore, MessageRow, Page } from './store.ts';

type WireMessage = ReplyOf<'getSessionMessages'>['messages'][number];

const pageOf = (query: { page?: string; limit?: string }, usual: number): Page => ({
  page: Number(query.page ?? 1),
  limit: Math.min(Number(query.limit ?? usual), 100),
});

export function registerConversationRoutes(on: OnCall, store: ConversationStore): void {
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
    const conversation = byOwner
      ? owner && (await store.byId(owner.agentId, key))
      : await store.bySecret(hashSecret(key));
    if (!conversation) throw notFound();
    const page = pageOf(query, limits.messagesPageSize);
    const { total, rows } = await store.messages(conversation.agentId, conversation.id, page);
    return { success: true, messages: rows.map(wireMessage), ...pages(total, page) };
  });

  on.getSessionsList(async ({ query, owner }) => {
    const page = pageOf(query, limits.sessionsPageSize);
    const { total, rows } = await store.list(owner.agentId, page);
    const sessions = rows.map((row) => ({
      _id: row.id,
      createdAt: (row.startedAt ?? row.message.createdAt).toISOString(),
      messages: [wireMessage(row.message)],
    }));
    return { success: true, sessions, ...pages(total, page) };
  });
}

const pages = (total: number, { page, limit }: Page) => ({
  totalPages: Math.ceil(total / limit),
  currentPage: page,
});

const wireMessage = (row: MessageRow): WireMessage => ({
  _id: row.id,
  role: row.role,
  content: row.role === 'human' ? row.content : { agent_response_text: row.content, product_cards: row.cards },
  createdAt: row.createdAt.toISOString(),
});
