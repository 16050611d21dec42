/** A visitor takes their conversation away, or ends it for good: whoever holds the session's secret may, and nobody else (GDPR articles 15 and 17). */
import type { ReplyOf } from '@vitrine/contract/routes';
import type { OnCall } from '../../http/on-call.ts';
import { hashSecret } from '../../lib/ids.ts';
import { notFound } from '../../lib/refused.ts';
import type { ConversationChanges } from './changes.ts';
import type { MessageRow } from './store.ts';
import type { VisitorRightsStore } from './visitor-rights-store.ts';

type Line = ReplyOf<'downloadChat'>['chat']['messages'][number];

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
        messages: found.lines.map(line),
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

function line({ role, createdAt, content, cards, pagePath }: MessageRow): Line {
  const said = { at: createdAt.toISOString(), text: content };
  if (role === 'human') return { from: 'visitor', ...said, ...(pagePath !== null && { page: pagePath }) };
  const products = cards.map(({ title, price, product_url: url }) => ({ title, price, url }));
  return { from: 'agent', ...said, ...(products.length > 0 && { products }) };
}
