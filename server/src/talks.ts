/** What becomes of conversations once they are stored, put together: the owner's inbox, a person's turn in them, what visitors may ask of theirs, and the numbers. */
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/open-database.ts';
import type { createRateCounters } from './database/rate-counters.ts';
import type { createBilling } from './features/billing/feature.ts';
import type { createCheckup } from './features/checkup/feature.ts';
import type { createConversationChanges } from './features/conversations/changes.ts';
import { createConversationRights } from './features/conversations/create-conversation-rights.ts';
import { registerConversationRoutes } from './features/conversations/routes.ts';
import { createConversationStore } from './features/conversations/store.ts';
import { createHandover } from './features/handover/feature.ts';
import { createInsights } from './features/insights/feature.ts';
import { registerStatisticsRoutes } from './features/statistics/routes.ts';
import { createStatisticsStore } from './features/statistics/store.ts';
import type { OnCall } from './http/on-call.ts';
import type { Log } from './lib/log.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PostingWeb } from './ports/web.ts';

interface Needs {
  app: FastifyInstance;
  on: OnCall;
  db: Database;
  log: Log;
  web: PostingWeb;
  mailer: Mailer;
  changes: ReturnType<typeof createConversationChanges>;
  counters: ReturnType<typeof createRateCounters>;
  publicUrl: string;
  limits: boolean;
  billing: ReturnType<typeof createBilling>;
  checkup: ReturnType<typeof createCheckup>;
  isInUse: (agentId: string) => Promise<boolean>;
  ownerOf: Parameters<typeof createHandover>[0]['ownerOf'] & Parameters<typeof createInsights>[0]['ownerOf'];
  onRatedDown: Parameters<typeof createConversationRights>[0]['ratedDown'][number];
}

export async function createTalks({ app, on, billing, checkup, isInUse, onRatedDown, ...needs }: Needs) {
  const { db, log, mailer, changes, publicUrl, limits, ownerOf } = needs;
  const store = createConversationStore(db);
  const person = createHandover(needs);
  await person.register(on, app);
  registerConversationRoutes(on, { ...person.watched, store, changes, limits });
  const rights = createConversationRights({ db, on, changes, log, ratedDown: [onRatedDown, person.ratedDown] });
  const remainingCredits = async (accountId: string) => (await billing.paymentOf(accountId)).restToConsume;
  registerStatisticsRoutes(on, { store: createStatisticsStore(db), remainingCredits });
  const insights = createInsights({ db, mailer, publicUrl, billing, checkup, isInUse, ownerOf });
  await insights.register(on, app);
  app.addHook('preClose', async () => changes.close());
  const unused = { chore: () => store.deleteUnused() };
  return { features: [rights, insights, person, unused], readConversations: rights.page };
}
