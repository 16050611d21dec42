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
import { limits, ownersLimits } from './limits.ts';
import type { Limit, Part } from './limits.ts';

/** Counts one hit for each key in a window of that many seconds. */
interface Counters {
  hit: (windows: ReadonlyMap<string, number>) => Promise<Map<string, { hits: number; endsInSeconds: number }>>;
  forget: (keys: readonly string[]) => Promise<void>;
}

export interface Admission {
  /** the call ended well */
  succeeded: () => Promise<void>;
  failed: (error: unknown) => Promise<void>;
}

type Asker = Pick<FastifyRequest, 'ip' | 'owner' | 'body'>;

/** @throws Refused with 429 when a limit is reached */
export type Admit = (name: CallName, request: Asker) => Promise<Admission>;

const maxRemembered = 50_000;
/** so many refusals of a key in its window come at once, then each comes late, as long as not too many wait already */
const promptRefusals = 40;
const lateByMs = 500;
const maxWaiting = 2_000;

export function createRateLimiter(counters: Counters): { admit: Admit } {
  const full = new Map<string, { untilMs: number; refusals: number }>();
  let waiting = 0;

  async function refuseFull(keyed: readonly Keyed[]): Promise<void> {
    const now = Date.now();
    for (const { key, limit } of keyed) {
      const known = full.get(key);
      if (known === undefined) continue;
      if (known.untilMs > now) {
        known.refusals += 1;
        if (known.refusals > promptRefusals && waiting < maxWaiting) await beLate();
        throw tooMany(limit, Math.ceil((known.untilMs - now) / 1000));
      }
      full.delete(key);
    }
  }

  async function beLate(): Promise<void> {
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, lateByMs));
    waiting -= 1;
  }

  function remember(key: string, seconds: number): void {
    if (full.size >= maxRemembered) {
      const [oldest] = full.keys();
      if (oldest !== undefined) full.delete(oldest);
    }
    full.set(key, { untilMs: Date.now() + seconds * 1000, refusals: 0 });
  }

  /** @returns the limit that is over, if any */
  async function count(keyed: readonly Keyed[]): Promise<Refused | null> {
    if (keyed.length === 0) return null;
    const counted = await counters.hit(new Map(keyed.map(({ key, limit }) => [key, limit.seconds])));
    let over: Refused | null = null;
    for (const { key, limit } of keyed) {
      const { hits, endsInSeconds } = counted.get(key) ?? { hits: 0, endsInSeconds: 0 };
      if (hits <= limit.hits) continue;
      remember(key, endsInSeconds);
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
  };
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
  const { body } = request;
  const value: unknown =
    typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, part)?.value : '';
  const text = typeof value === 'string' ? value : '';
  return part === 'email' ? text.trim().toLowerCase() : text;
}

const tooMany = (limit: Limit, retryAfterSeconds: number) =>
  new Refused('request.too_many', `${limit.words} Please try again ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

function inWords(seconds: number): string {
  if (seconds <= 60) return 'in a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
