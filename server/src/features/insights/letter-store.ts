/** Who wants the weekly letter, and who has it due. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentChoices, agents } from '../../database/tables/agents.ts';

/** so many agents are written to at a stretch; the rest a minute later */
const dueAtOnce = 50;

export function createLetterStore(db: Database) {
  return {
    async isWanted(agentId: string): Promise<boolean> {
      const [row] = await db
        .select({ weeklyLetter: agentChoices.weeklyLetter })
        .from(agentChoices)
        .where(eq(agentChoices.agentId, agentId));
      return row?.weeklyLetter ?? true;
    },

    async setWanted(agentId: string, weeklyLetter: boolean): Promise<void> {
      await db
        .insert(agentChoices)
        .values({ agentId, weeklyLetter })
        .onConflictDoUpdate({ target: agentChoices.agentId, set: { weeklyLetter } });
    },

    async accountOf(agentId: string): Promise<string | null> {
      const [row] = await db.select({ accountId: agents.accountId }).from(agents).where(eq(agents.id, agentId));
      return row?.accountId ?? null;
    },

    /** Trained agents a week old at least, each given out once a week however many workers ask. */
    async claimDue(): Promise<string[]> {
      const { rows } = await db.execute<{ agentId: string }>(sql`
        insert into ${agentChoices} as chosen (agent_id, weekly_letter, weekly_letter_at)
        select a.id, true, now() from ${agents} a left join ${agentChoices} c on c.agent_id = a.id
        where a.index_version is not null and a.created_at <= now() - interval '7 days'
          and coalesce(c.weekly_letter, true) and coalesce(c.weekly_letter_at <= now() - interval '7 days', true)
        limit ${dueAtOnce}
        on conflict (agent_id) do update set weekly_letter_at = now()
        where chosen.weekly_letter and coalesce(chosen.weekly_letter_at <= now() - interval '7 days', true)
        returning chosen.agent_id as "agentId"`);
      return rows.map(({ agentId }) => agentId);
    },
  };
}

export type LetterStore = ReturnType<typeof createLetterStore>;
