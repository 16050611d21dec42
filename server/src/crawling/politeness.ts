/** When a site may be asked again. One instance serves all runs of a process, and asks the other workers too, so that two owners of one site do not double its load. */
import type { Sleep } from './robots.ts';

export interface Politeness {
  /** waits for this site's turn */
  turn(host: string, intervalMs: number, signal?: AbortSignal): Promise<void>;
  /** nobody asks this site for so long */
  pause(host: string, ms: number): Promise<void>;
}

/** What workers on all machines agree on; without it this process is alone. */
export interface SharedTurns {
  /** @returns how many milliseconds to wait for the turn that is now ours */
  book(host: string, intervalMs: number): Promise<number>;
  pause(host: string, ms: number): Promise<void>;
}

export function createPoliteness(
  sleep: Sleep,
  now: () => number = () => performance.now(),
  shared: SharedTurns | null = null,
): Politeness {
  const freeAt = new Map<string, number>();
  return {
    async turn(host, intervalMs, signal) {
      for (;;) {
        const time = now();
        const at = freeAt.get(host) ?? 0;
        if (at <= time) {
          if (intervalMs > 0) freeAt.set(host, time + intervalMs);
          else freeAt.delete(host);
          break;
        }
        await sleep(at - time, signal);
      }
      // a site without a rate is a local one, and nobody else's
      const wait = intervalMs > 0 && shared !== null ? await shared.book(host, intervalMs) : 0;
      if (wait > 0) await sleep(wait, signal);
    },
    async pause(host, ms) {
      freeAt.set(host, Math.max(freeAt.get(host) ?? 0, now() + ms));
      await shared?.pause(host, ms);
    },
  };
}
