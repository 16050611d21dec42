import { limits } from '@vitrine/contract/limits';
import type { OnCall } from '../../http/on-call.ts';
import { Refused } from '../../lib/refused.ts';
import type { StatisticsStore } from './store.ts';

const spanMaxMs = limits.statisticsSpanDaysMax * 86_400_000;

interface Needs {
  store: StatisticsStore;
  /** what is left of the account's credits */
  remainingCredits: (accountId: string) => Promise<number | null>;
}

export function registerStatisticsRoutes(on: OnCall, { store, remainingCredits: creditsOf }: Needs): void {
  on.stats(async ({ body, owner }) => {
    const start = new Date(body.startDate);
    const end = new Date(body.endDate);
    if (!(start.getTime() <= end.getTime()) || end.getTime() - start.getTime() > spanMaxMs) {
      throw new Refused('request.malformed', 'The range must run forward and span at most 366 days.');
    }
    const [perDay, aiIntructions, remainingCredits] = await Promise.all([
      store.conversationsPerDay(owner.agentId, start, end),
      store.chargedReplies(owner.agentId, start, end),
      creditsOf(owner.accountId),
    ]);
    const dataDate = utcDays(start, end);
    const activitayDate = dataDate.map((day) => perDay.get(day) ?? 0);
    const totalConversations = activitayDate.reduce((sum, conversations) => sum + conversations, 0);
    return {
      success: true,
      getdata: { totalConversations, aiIntructions, remainingCredits, dataDate, activitayDate },
    };
  });
}

const dayMs = 86_400_000;

/** Each UTC day that the range touches, as YYYY-MM-DD, oldest first. */
export function utcDays(start: Date, end: Date): string[] {
  const first = Math.floor(start.getTime() / dayMs);
  const last = Math.floor(end.getTime() / dayMs);
  return Array.from({ length: last - first + 1 }, (_, i) => new Date((first + i) * dayMs).toISOString().slice(0, 10));
}
