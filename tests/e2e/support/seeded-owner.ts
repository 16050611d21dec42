/** An owner on the Free plan with a seeded month of conversations, on the site under test. */
import type { APIRequestContext } from '@playwright/test';
import { pino } from 'pino';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import type { OpenDatabase } from '../../../server/src/database/open-database.ts';
import { seedConversations } from '../../support/seed-conversations.ts';
import { newAddress, password } from './owner.ts';

interface SeededOwner {
  email: string;
  userId: string;
  agentId: string;
  /** newest conversation first */
  ids: string[];
  database: OpenDatabase;
}

export const openSiteDatabase = () =>
  openDatabase({
    databaseUrl: process.env['TEST_SITE_DATABASE_URL'] || null,
    dataDir: process.env['TEST_SITE_DATA_DIR'] ?? '',
    log: pino({ level: 'silent' }),
    poolSize: 2,
  });

export async function seededOwner(request: APIRequestContext, conversations: number): Promise<SeededOwner> {
  const email = newAddress();
  const registered = await request.post('/api/users/register', { data: { name: 'Ana Sousa', email, password } });
  const { user, agent }: { user: { _id: string; token: string }; agent: { _id: string } } = await registered.json();
  await request.post('/api/payments/get_payment_url', {
    headers: { authorization: `Bearer ${user.token}` },
    data: { userId: user._id, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' },
  });
  const database = await openSiteDatabase();
  const ids = await seedConversations(database.db, { agentId: agent._id, until: new Date(), conversations });
  return { email, userId: user._id, agentId: agent._id, ids, database };
}
