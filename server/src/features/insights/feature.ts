/** What owners learn from their conversations: figures over any range, clicks on shown products, and a letter a week. */
import { limits } from '@vitrine/contract/limits';
import type { QueryOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { hashSecret } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { createInsightsService } from './service.ts';
import type { Credits } from './service.ts';
import { createInsightsStore, createLetterStore } from './store.ts';
import type { Range } from './store.ts';
import { createWeeklyLetter } from './weekly-letter.ts';
import type { LetterNeeds } from './weekly-letter.ts';

const dayMs = 86_400_000;
const spanMaxMs = limits.statisticsSpanDaysMax * dayMs;
const usualDays = 7;

interface Needs extends LetterNeeds {
  db: Database;
  billing: { paymentOf: (accountId: string) => Promise<SessionRecord['payment']> };
}

export function createInsights({ db, billing, ...letterNeeds }: Needs) {
  async function creditsOf(accountId: string): Promise<Credits> {
    const { restToConsume, renewsAt } = await billing.paymentOf(accountId);
    return { left: restToConsume, renewsAt: renewsAt == null ? null : new Date(renewsAt) };
  }

  const store = createInsightsStore(db);
  const letterStore = createLetterStore(db);
  const service = createInsightsService({ store, creditsOf });
  const letter = createWeeklyLetter({ ...letterNeeds, db, store: letterStore, service });

  return {
    handlers: letter.handlers,
    chore: () => letter.chore(),

    async register(on: OnCall, app: FastifyInstance): Promise<void> {
      await letter.registerPage(app);
      on.getInsights(async ({ query, owner }) => {
        const range = rangeOf(query);
        const [insights, isWanted] = await Promise.all([
          service.insights(owner, range),
          letterStore.isWanted(owner.agentId),
        ]);
        return { success: true, ...insights, weeklyLetter: isWanted };
      });

      on.updateWeeklyLetter(async ({ body }) => {
        await letterStore.setWanted(body.agentId, body.weeklyLetter);
        return { success: true };
      });

      on.reportClick(async ({ body: { agentId, sessionId, ...click } }) => {
        if (!(await store.addClick(agentId, hashSecret(sessionId), click))) throw notFound();
        return { success: true };
      });
    },
  };
}

/** @throws Refused */
function rangeOf({ startDate, endDate }: QueryOf<'getInsights'>): Range {
  const end = endDate === undefined ? new Date() : new Date(endDate);
  const start = startDate === undefined ? new Date(end.getTime() - usualDays * dayMs) : new Date(startDate);
  if (!(start.getTime() <= end.getTime()) || end.getTime() - start.getTime() > spanMaxMs)
    throw new Refused('request.malformed', 'The range must run forward and span at most 366 days.');
  return { start, end };
}
