/** An owner takes conversations away, ends one for good, and says how long they are kept (GDPR articles 5, 15, 17, 20; OP-01). */
import { limits } from '@vitrine/contract/limits';
import type { OnCall } from '../../http/on-call.ts';
import { notFound } from '../../lib/refused.ts';
import type { ConversationChanges } from './changes.ts';
import type { OwnerRightsStore, RetentionStore } from './owner-rights-store.ts';

interface Needs {
  store: OwnerRightsStore;
  retention: RetentionStore;
  changes: Pick<ConversationChanges, 'tell'>;
}

export function registerOwnerRights(on: OnCall, { store, retention, changes }: Needs): void {
  on.exportConversation(async ({ body, owner }) => {
    const conversation = await store.conversation(owner.agentId, body.conversationId);
    if (conversation === null) throw notFound();
    return { success: true, conversation };
  });

  on.exportConversations(async ({ body, owner }) => {
    const conversations = await store.page(owner.agentId, body.after ?? '', limits.exportPageSize);
    const isWhole = conversations.length === limits.exportPageSize;
    return { success: true, conversations, next: (isWhole && conversations.at(-1)?.id) || null };
  });

  on.deleteConversation(async ({ body, owner }) => {
    const gone = await store.erase(owner.agentId, [body.conversationId]);
    if (gone.length === 0) throw notFound();
    changes.tell(owner.agentId, body.conversationId);
    return { success: true };
  });

  const retentionOf = async (agentId: string) => {
    const { days, beginsAt } = await retention.find(agentId);
    const older = days === null ? 0 : await retention.older(agentId, days);
    return { agentId, days, beginsAt: beginsAt?.toISOString() ?? null, older };
  };

  on.getDemo(async ({ query }) => ({ success: true, conversations: await store.madeForDemo(query.agentId) }));

  on.removeDemo(async ({ body: { agentId } }) => {
    const [one] = await store.eraseDemo(agentId);
    // one word is enough for a list to be read anew
    if (one !== undefined) changes.tell(agentId, one);
    return { success: true };
  });

  on.getRetention(async ({ params }) => ({ success: true, retention: await retentionOf(params.id) }));

  on.updateRetention(async ({ body: { agentId, days } }) => {
    await retention.save(agentId, days);
    return { success: true, retention: await retentionOf(agentId) };
  });
}
