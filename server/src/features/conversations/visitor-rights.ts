/** A visitor takes their conversation away, or ends it for good: whoever holds the session's secret may, and nobody else (GDPR articles 15 and 17). */
import type { OnCall } from '../../http/on-call.ts';
import { hashSecret } from '../../lib/ids.ts';
import { notFound } from '../../lib/refused.ts';
import type { ConversationChanges } from './changes.ts';
import { chatLine, leftWord } from './chat-line.ts';
import type { VisitorRightsStore } from './visitor-rights-store.ts';

export function registerVisitorRights(
  on: OnCall,
  { store, changes }: { store: VisitorRightsStore; changes: Pick<ConversationChanges, 'tell'> },
): void {
  on.downloadChat(async ({ body }) => {
    const found = await store.conversation(body.agentId, hashSecret(body.sessionId));
    if (found === null) throw notFound();
    return {
      success: true,
      chat: {
        agent: found.agent,
        startedAt: found.startedAt?.toISOString() ?? null,
        downloadedAt: new Date().toISOString(),
        messages: found.lines.map(chatLine),
        ...(found.left && { left: leftWord(found.left) }),
      },
    };
  });

  on.deleteChat(async ({ body }) => {
    const conversationId = await store.erase(body.agentId, hashSecret(body.sessionId));
    if (conversationId === null) throw notFound();
    changes.tell(body.agentId, conversationId);
    return { success: true };
  });
}
