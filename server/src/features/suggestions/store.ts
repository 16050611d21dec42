/** What an owner wants visitors to be asked first. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentStyles } from '../../database/tables/agents.ts';

export function createSuggestionStore(db: Database) {
  return {
    async ownersOf(agentId: string): Promise<readonly string[]> {
      const [row] = await db
        .select({ suggestions: agentStyles.suggestions })
        .from(agentStyles)
        .where(eq(agentStyles.agentId, agentId));
      return row?.suggestions ?? [];
    },
  };
}
