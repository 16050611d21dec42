/** The session record's parts beyond the user, read together: payment, agent, pages, instructions (a screen's own query). */
import { eq } from 'drizzle-orm';
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { Database } from '../../database/open-database.ts';
import {
  agentKnowledge,
  agentProfiles,
  agents,
  agentStyles,
  customInstructions,
} from '../../database/tables/agents.ts';

export type SessionView = Pick<SessionRecord, 'payment' | 'agent' | 'pagesNumberSite' | 'customInstrucations'>;

type PaymentOf = (accountId: string) => Promise<SessionView['payment']>;

export function createSessionViewReader(db: Database, paymentOf: PaymentOf) {
  return async (accountId: string): Promise<SessionView> => {
    const [row] = await db
      .select({
        agentId: agents.id,
        status: agents.status,
        style: agentStyles.agentId,
        profile: agentProfiles.agentId,
        knowledge: agentKnowledge.agentId,
        pageNumberSite: agentKnowledge.pageNumberSite,
        instructionsId: customInstructions.id,
      })
      .from(agents)
      .leftJoin(agentStyles, eq(agentStyles.agentId, agents.id))
      .leftJoin(agentProfiles, eq(agentProfiles.agentId, agents.id))
      .leftJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
      .leftJoin(customInstructions, eq(customInstructions.agentId, agents.id))
      .where(eq(agents.accountId, accountId));
    if (!row) throw new Error('an account without an agent');
    return {
      payment: await paymentOf(accountId),
      agent: {
        _id: row.agentId,
        status: row.status,
        style: row.style !== null,
        profile: row.profile !== null,
        knowledges: row.knowledge !== null,
      },
      pagesNumberSite: row.pageNumberSite,
      customInstrucations: row.instructionsId,
    };
  };
}
