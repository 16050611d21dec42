/** The queries of calls whose replies the desktop keeps for reading offline: what it fetches ahead must be what the screens ask for later. */
import type { Show } from '@vitrine/contract/inbox';
import { limits } from '@vitrine/contract/limits';

export const listQuery = (agentId: string, page: number, show: Show = 'all') => ({
  agentId,
  page: String(page),
  limit: String(limits.sessionsPageSize),
  show,
});

export const historyQuery = (conversationId: string, page: number) => ({
  sessionId: conversationId,
  page: String(page),
  limit: String(limits.messagesPageSize),
});

export const handoverQuery = (agentId: string, conversationId: string) => ({ agentId, conversationId });
