import { useApiQuery } from './use-api-query.ts';

/** What the shop calls itself, for notices of it; '' until that is known. The agent's own name says nothing of where somebody waits. */
export function useShopName(agentId: string, enabled = true): string {
  const profile = useApiQuery('getProfile', { params: { id: agentId } }, { enabled });
  return profile.data?.agentProfile?.brandName ?? '';
}
