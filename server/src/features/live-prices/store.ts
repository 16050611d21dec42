import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { siteOf } from '../../crawling/site-identity.ts';
import { createStatement } from '../../database/open-database.ts';
import type { Database } from '../../database/open-database.ts';
import { agentKnowledge, agents } from '../../database/tables/agents.ts';
import { liveReadings, productFeeds } from '../../database/tables/shop-feeds.ts';
import { pages } from '../../database/tables/training.ts';
import type { KnownPage, ShopReading, ShopSite } from './read-shop.ts';

/** in any sixty seconds, by all processes; a second more, for requests take unlike times to arrive */
const perMinute = 30;
const slotSeconds = 61;
const leftAloneSeconds = 300;
const keptDays = 40;

/** Each slot is free again a minute after it was taken: so no span of a minute holds more than there are. */
const slotText = `
  insert into rate_counters as c (key, hits, ends_at)
  select free.key, 1, clock_timestamp() + $2 * interval '1 second' from (
    select asked.key from unnest($1::text[]) as asked (key)
    where not exists (select from rate_counters held where held.key = asked.key and held.ends_at > clock_timestamp())
      and not exists (select from rate_counters held where held.key = $3 and held.ends_at > clock_timestamp())
    order by asked.key limit 1
  ) as free
  on conflict (key) do update set hits = c.hits + 1, ends_at = excluded.ends_at where c.ends_at <= clock_timestamp()
  returning key`;

const leaveText = `
  insert into rate_counters as c (key, hits, ends_at) values ($1, 1, now() + $2 * interval '1 second')
  on conflict (key) do update set hits = c.hits + 1, ends_at = excluded.ends_at`;

export interface StoredReading extends ShopReading {
  url: string;
}

export function createLiveStore(db: Database) {
  const takeSlot = createStatement<{ key: string }>(db, 'live_slot', slotText);
  const leave = createStatement(db, 'live_leave', leaveText);
  const slotsOf = (host: string) => Array.from({ length: perMinute }, (_, at) => `live:${host}:${at}`);
  const aloneKey = (host: string) => `live-alone:${host}`;

  return {
    /** Two who take the last slots at once may get one: never one too many. */
    async mayAsk(host: string): Promise<boolean> {
      for (let tries = 0; tries < 3; tries += 1) {
        const taken = await takeSlot([slotsOf(host), slotSeconds, aloneKey(host)]);
        if (taken.length > 0) return true;
      }
      return false;
    },

    async leaveAlone(host: string): Promise<void> {
      await leave([aloneKey(host), leftAloneSeconds]);
    },

    /** Null while the site is not proved, or its proof is lost. */
    async site(agentId: string): Promise<ShopSite | null> {
      const [known] = await db
        .select({
          url: agentKnowledge.websiteUrl,
          provedAt: agentKnowledge.ownershipProvedAt,
          lostAt: agentKnowledge.ownershipLostAt,
        })
        .from(agentKnowledge)
        .where(eq(agentKnowledge.agentId, agentId));
      const site = siteOf(known?.url ?? '');
      if (known === undefined || known.provedAt === null || known.lostAt !== null || site === null) return null;
      const feeds = await db
        .select({ kind: productFeeds.kind })
        .from(productFeeds)
        .where(and(eq(productFeeds.agentId, agentId), eq(productFeeds.isOn, true)));
      const kinds = feeds.flatMap(({ kind }) => (kind === 'merchant_xml' ? [] : [kind]));
      return { site, endpoints: new Set(kinds) };
    },

    /** Of the published run. */
    async page(agentId: string, url: string): Promise<(KnownPage & { fetchedAt: Date | null }) | null> {
      const [page] = await db
        .select({ etag: pages.etag, lastModified: pages.lastModified, fetchedAt: pages.fetchedAt })
        .from(pages)
        .innerJoin(agents, and(eq(agents.id, pages.agentId), eq(agents.indexVersion, pages.runId)))
        .where(and(eq(pages.agentId, agentId), eq(pages.url, url)));
      return page ?? null;
    },

    async readings(agentId: string, urls: readonly string[]): Promise<StoredReading[]> {
      if (urls.length === 0) return [];
      return db
        .select({ url: liveReadings.url, record: liveReadings.record, readAt: liveReadings.readAt })
        .from(liveReadings)
        .where(and(eq(liveReadings.agentId, agentId), inArray(liveReadings.url, [...urls])));
    },

    async save(agentId: string, url: string, { record, readAt }: ShopReading): Promise<void> {
      await db
        .insert(liveReadings)
        .values({ agentId, url, record, readAt })
        .onConflictDoUpdate({
          target: [liveReadings.agentId, liveReadings.url],
          set: { record: sql`excluded.record`, readAt: sql`excluded.read_at` },
          setWhere: sql`${liveReadings.readAt} < excluded.read_at`,
        });
    },

    /** What no training read for so long is told by none. */
    async tidy(): Promise<void> {
      await db.delete(liveReadings).where(lt(liveReadings.readAt, sql`now() - make_interval(days => ${keptDays})`));
    },
  };
}

export type LiveStore = ReturnType<typeof createLiveStore>;
