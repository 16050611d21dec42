/**
 * Admits calls by the table of limits. One statement counts all keys of a call, for all processes; a key that is full is remembered here
 * until its window ends, so that a flood costs the database nothing more and a flooded key no longer counts against wider ones. Who goes on
 * asking all the same waits for each refusal: a bot that waits for its answers cannot take the processor from everybody else (LO-06).
 */
import { createHash } from 'node:crypto';
import type { CallName } from '@vitrine/contract/calls';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../lib/refused.ts';
import { clientAddress } from './client-address.ts';
import { atOncePerAddress, firstCalls, limits, ownersLimits } from './limits.ts';
import type { Limit, Part } from './limits.ts';

/** Counts one hit for each key in a window of that many seconds. */
interface Counters {
  hit: (windows: ReadonlyMap<string, number>) => Promise<Counted>;
  forget: (keys: readonly string[]) => Promise<void>;
}

type Counted = Map<string, { hits: number; endsInSeconds: number }>;

export interface Admission {
  /** the call ended well */
  succeeded: () => Promise<void>;
  failed: (error: unknown) => Promise<void>;
}

type Asker = Pick<FastifyRequest, 'ip' | 'owner' | 'body' | 'query' | 'headers'>;

export interface RateLimiter {
  /** @throws Refused with 429 when a limit is reached */
  admit: (name: CallName, request: Asker) => Promise<Admission>;
  /**
   * A place among the calls of its address that are under way, waited for a moment. @returns what gives it back, once
   * @throws Refused with 429 when none gets free
   */
  enter: (name: CallName, request: Pick<Asker, 'ip'>) => Promise<() => void>;
  /** for limits that each process counts for itself. @throws Refused with 429 when it is reached */
  count: (limit: Limit, request: Asker) => Promise<void>;
  /** the same, without counting */
  refuseFull: (limit: Limit, request: Asker) => Promise<void>;
}

const maxRemembered = 50_000;
/** so many refusals of a key in its window come at once, then each comes late, as long as not too many wait already */
const promptRefusals = 40;
const lateByMs = 500;
const maxWaiting = 2_000;
/** how often a call looks for a free place before it is refused, that much later each time */
const looks = 5;

export function createRateLimiter(counters: Counters): RateLimiter {
  const full = new Map<string, { untilMs: number; refusals: number }>();
  const counted = new Map<string, { hits: number; endsAtMs: number }>();
  const underWay = new Map<string, number>();
  let waiting = 0;

  async function refuseFull(keyed: readonly Keyed[]): Promise<void> {
    const now = Date.now();
    for (const { key, limit } of keyed) {
      const known = full.get(key);
      if (known === undefined) continue;
      if (known.untilMs > now) {
        known.refusals += 1;
        if (known.refusals > promptRefusals && waiting < maxWaiting) await beLate(lateByMs);
        throw tooMany(limit, Math.ceil((known.untilMs - now) / 1000));
      }
      full.delete(key);
    }
  }

  async function beLate(byMs: number): Promise<void> {
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, byMs));
    waiting -= 1;
  }

  function countHere(keyed: readonly Keyed[]): Counted {
    const now = Date.now();
    return new Map(
      keyed.map(({ key, limit: { seconds } }) => {
        const known = counted.get(key);
        const own = known && known.endsAtMs > now ? known : { hits: 0, endsAtMs: now + seconds * 1000 };
        own.hits += 1;
        if (own !== known) setNewest(counted, key, own);
        return [key, { hits: own.hits, endsInSeconds: Math.ceil((own.endsAtMs - now) / 1000) }];
      }),
    );
  }

  /** @returns the limit that is over, if any */
  async function count(keyed: readonly Keyed[]): Promise<Refused | null> {
    const here = keyed.filter(({ limit }) => limit.here);
    const over = look(here, countHere(here));
    const everywhere = keyed.filter(({ limit }) => !limit.here);
    if (over !== null || everywhere.length === 0) return over;
    return look(everywhere, await counters.hit(new Map(everywhere.map(({ key, limit }) => [key, limit.seconds]))));
  }

  function look(keyed: readonly Keyed[], hitsOf: Counted): Refused | null {
    let over: Refused | null = null;
    for (const { key, limit } of keyed) {
      const { hits, endsInSeconds } = hitsOf.get(key) ?? { hits: 0, endsInSeconds: 0 };
      if (hits <= limit.hits) continue;
      setNewest(full, key, { untilMs: Date.now() + endsInSeconds * 1000, refusals: 0 });
      over ??= tooMany(limit, endsInSeconds);
    }
    return over;
  }

  return {
    async admit(name, request) {
      const table = limits[name] ?? (request.owner ? ownersLimits : []);
      const keyed = table.map((limit) => ({ limit, key: keyOf(limit, request) }));
      await refuseFull(keyed);
      const over = await count(keyed.filter(({ limit }) => limit.counts !== 'misses'));
      if (over) throw over;
      return {
        async succeeded() {
          const forgiven = keyed.filter(({ limit }) => limit.counts === 'failures').map(({ key }) => key);
          if (forgiven.length > 0) await counters.forget(forgiven);
        },
        async failed(error) {
          if (!(error instanceof Refused) || error.code !== 'request.not_found') return;
          await count(keyed.filter(({ limit }) => limit.counts === 'misses'));
        },
      };
    },

    async enter(name, { ip }) {
      const key = `${firstCalls.has(name) ? 'first' : 'other'} ${clientAddress(ip)}`;
      for (let tries = 0; (underWay.get(key) ?? 0) >= atOncePerAddress; tries += 1) {
        if (tries === looks || waiting >= maxWaiting) throw tooManyAtOnce();
        await beLate(lateByMs / looks);
      }
      underWay.set(key, (underWay.get(key) ?? 0) + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (underWay.get(key) ?? 1) - 1;
        if (left > 0) underWay.set(key, left);
        else underWay.delete(key);
      };
    },

    async count(limit, request) {
      const keyed = [{ limit, key: keyOf(limit, request) }];
      await refuseFull(keyed);
      const over = await count(keyed);
      if (over) throw over;
    },

    refuseFull: (limit, request) => refuseFull([{ limit, key: keyOf(limit, request) }]),
  };
}

/** Of too many keys the oldest is forgotten. */
function setNewest<T>(known: Map<string, T>, key: string, value: T): void {
  const [oldest] = known.keys();
  if (known.size >= maxRemembered && oldest !== undefined) known.delete(oldest);
  known.delete(key);
  known.set(key, value);
}

interface Keyed {
  limit: Limit;
  key: string;
}

/** Hashed, so that the table holds no address and no secret. */
function keyOf({ name, by }: Limit, request: Asker): string {
  const subject = by.map((part) => partOf(part, request)).join('\n');
  return `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
}

function partOf(part: Part, request: Asker): string {
  if (part === 'ip') return clientAddress(request.ip);
  if (part === 'account') return request.owner?.accountId ?? '';
  const { body, query, headers } = request;
  const header = part === 'sessionId' ? headers['x-vitrine-session'] : undefined;
  const said = [fieldOf(body, part), header, fieldOf(query, part)];
  const text = said.find((one): one is string => typeof one === 'string') ?? '';
  return part === 'email' ? text.trim().toLowerCase() : text;
}

const fieldOf = (place: unknown, name: string): unknown =>
  typeof place === 'object' && place !== null ? Object.getOwnPropertyDescriptor(place, name)?.value : undefined;

const tooMany = (limit: Limit, retryAfterSeconds: number) =>
  new Refused('request.too_many', `${limit.words} Please try again ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

const tooManyAtOnce = () =>
  new Refused('request.too_many', 'Too much was asked for at once. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

function inWords(seconds: number): string {
  if (seconds <= 60) return 'in a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
