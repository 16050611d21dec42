import { limits } from '@vitrine/contract/limits';
import { planNeeded } from '../../http/on-call.ts';
import type { OnCall } from '../../http/on-call.ts';
import { hashSecret, newSecret } from '../../lib/ids.ts';
import { notFound } from '../../lib/refused.ts';
import { becomeTenant } from '../../lib/tenant.ts';
import type { ConversationChanges } from './changes.ts';
import { receiptView } from './frozen-documents.ts';
import { pageOf, pagesOf, wireMessage } from './inbox.ts';
import type { ConversationStore } from './store.ts';
import { createWatchChat, watchConversations } from './watch-chat.ts';
import type { WatchChatNeeds } from './watch-chat.ts';

interface Needs extends Pick<WatchChatNeeds, 'ownerPresent' | 'seen' | 'limits'> {
  store: ConversationStore;
  changes: ConversationChanges;
  firstWords: (agentId: string, conversationId: string) => Promise<string | null>;
}

export function registerConversationRoutes(on: OnCall, { store, changes, firstWords, ...needs }: Needs): void {
  const watchChat = createWatchChat({ ...needs, store, changes });

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
    // a visitor who polls has the chat open too
    if (!byOwner && rows.some(({ by }) => by !== null)) await needs.seen(conversation.agentId, conversation.id);
    return { success: true, messages: rows.map((row) => wireMessage(row, byOwner)), ...pagesOf(total, page) };
  });

  on.getReceipt(async ({ params, owner }) => {
    const row = await store.receipt(owner.agentId, params.messageId);
    if (row === null) throw notFound();
    return { success: true, receipt: receiptView(row) };
  });

  on.watchConversations(async ({ owner, request, reply }) => {
    await watchConversations({ changes, firstWords, agentId: owner.agentId, request, reply });
    return null;
  });

  on.watchChat(async ({ query, request, reply }) => {
    await watchChat(query.agentId, request, reply);
    return null;
  });
}
