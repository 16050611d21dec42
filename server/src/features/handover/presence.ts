/** The owner's presence: what they set, and that their app was heard of. */
import { isTimeZone } from '@vitrine/contract/days';
import type { Presence } from '@vitrine/contract/handover';
import type { BodyOf } from '@vitrine/contract/routes';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { ownerPresence } from '../../database/tables/handover.ts';
import type { OnCall } from '../../http/on-call.ts';
import { Refused } from '../../lib/refused.ts';

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
        throw new Refused('request.malformed', 'There is no such time zone.');
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

/** Whether somebody of the shop answers at this moment, and whether its owner may be told something now. */
interface PresenceRow {
  present: boolean;
  /** when the owner's app was last heard of */
  activeAt: Date;
  hours: Presence['hours'];
  quiet: Presence['quiet'];
  tellsWords: boolean;
}

/** an app that nobody sits before says nothing for longer than this */
const activeForMs = 10 * 60_000;
const dayMinutes = 1440;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function localTime(at: Date, timeZone: string): { day: number; minute: number } {
  const format = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', format).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: weekdays.indexOf(part('weekday')), minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

function isWithin(hours: Presence['hours'], now: Date): boolean {
  if (hours === null) return true;
  const { day, minute } = localTime(now, hours.timeZone);
  return hours.days.some((span) => span.day === day && minute >= span.from && minute < span.to);
}

function isPresent(row: PresenceRow | null, now: Date): boolean {
  if (row === null || !row.present || now.getTime() - row.activeAt.getTime() > activeForMs) return false;
  return isWithin(row.hours, now);
}

/** @returns how long nobody is to be told anything yet; 0 outside of the quiet hours. */
export function quietForMs(row: Pick<PresenceRow, 'quiet'> | null, now: Date): number {
  const quiet = row?.quiet ?? null;
  if (quiet === null || quiet.from === quiet.to) return 0;
  const { minute } = localTime(now, quiet.timeZone);
  const isQuiet =
    quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
  return isQuiet ? ((quiet.to - minute + dayMinutes) % dayMinutes) * 60_000 : 0;
}

const presenceOf = (row: PresenceRow | null, now: Date): Presence => ({
  present: isPresent(row, now),
  switchedOn: row?.present ?? false,
  hours: row?.hours ?? null,
  quiet: row?.quiet ?? null,
  tellsWords: row?.tellsWords ?? true,
});
