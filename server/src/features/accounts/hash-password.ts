/** argon2id, at most one core less than there are at once; more waiters than `queueMax` are turned away (AU-10). */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../../lib/refused.ts';

const options = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const queueMax = 64;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** `null` stands for "no such account" and costs the same time (AU-06) */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export function createPasswordHasher(atOnce = Math.max(1, availableParallelism() - 1)): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= queueMax) {
        throw new Refused('server.busy', 'Too many people are signing in right now.', { retryAfterSeconds: 5 });
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }
  let dummy: Promise<string> | null = null;
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    async verify(passwordHash, password) {
      if (passwordHash !== null) return inTurn(() => verify(passwordHash, password));
      dummy ??= hash('nobody has this password', options);
      const hashed = await dummy;
      await inTurn(() => verify(hashed, password));
      return false;
    },
  };
}
