/** The owner's presence: what they set, and that their app was heard of. */
import { eq, sql } from 'drizzle-orm';
import type { BodyOf } from '@vitrine/contract/routes';
import type { Database } from '../../database/open-database.ts';
import { ownerPresence } from '../../database/tables/handover.ts';
import type { OnCall } from '../../http/on-call.ts';
import { Refused } from '../../lib/refused.ts';
import { isPresent, isTimeZone, presenceOf } from './domain/presence-at.ts';
import type { PresenceRow } from './domain/presence-at.ts';

interface Needs {
  db: Database;
  /** every open chat of the agent shows it */
  tellChats: (agentId: string) => void;
}

export function createPresence({ db, tellChats }: Needs) {
  async function read(agentId: string): Promise<PresenceRow | null> {
    const [row] = await db.select().from(ownerPresence).where(eq(ownerPresence.agentId, agentId));
    return row ?? null;
  }

  const isOn = async (agentId: string) => isPresent(await read(agentId), new Date());

  async function save({ agentId, present, ...rest }: BodyOf<'setPresence'>): Promise<void> {
    for (const timeZone of [rest.hours?.timeZone, rest.quiet?.timeZone])
      if (timeZone !== undefined && !isTimeZone(timeZone))
        throw new Refused('request.malformed', `There is no time zone “${timeZone.slice(0, 64)}”.`);
    const now = sql`now()`;
    const set = { present, changedAt: now, activeAt: now, ...rest };
    await db
      .insert(ownerPresence)
      .values({ agentId, ...set })
      .onConflictDoUpdate({ target: ownerPresence.agentId, set });
    tellChats(agentId);
  }

  /** Whoever writes or takes a conversation over is there, where they said that they are. */
  async function keep(agentId: string): Promise<void> {
    const wasOn = await isOn(agentId);
    await db
      .update(ownerPresence)
      .set({ activeAt: sql`now()` })
      .where(eq(ownerPresence.agentId, agentId));
    if (!wasOn && (await isOn(agentId))) tellChats(agentId);
  }

  return {
    read,
    isOn,
    keep,
    registerRoutes(on: OnCall): void {
      const shown = async (agentId: string) => presenceOf(await read(agentId), new Date());
      on.setPresence(async ({ body }) => {
        await save(body);
        return { success: true, presence: await shown(body.agentId) };
      });
      on.getPresence(async ({ query }) => ({ success: true, presence: await shown(query.agentId) }));
      on.keepPresent(async ({ body }) => {
        await keep(body.agentId);
        return { success: true };
      });
    },
  };
}

export type PresenceKeeper = ReturnType<typeof createPresence>;
