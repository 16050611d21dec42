/** When a site may be asked again. One instance serves all runs of a process, so that two owners of one site do not double its load. */
import type { Sleep } from './robots.ts';

export interface Politeness {
  /** waits for this site's turn */
  turn(host: string, intervalMs: number, signal?: AbortSignal): Promise<void>;
  /** nobody asks this site for so long */
  pause(host: string, ms: number): void;
}

export function createPoliteness(sleep: Sleep, now: () => number = () => performance.now()): Politeness {
  const freeAt = new Map<string, number>();
  return {
    async turn(host, intervalMs, signal) {
      for (;;) {
        const time = now();
        const at = freeAt.get(host) ?? 0;
        if (at <= time) {
          if (intervalMs > 0) freeAt.set(host, time + intervalMs);
          else freeAt.delete(host);
          return;
        }
        await sleep(at - time, signal);
      }
    },
    pause(host, ms) {
      freeAt.set(host, Math.max(freeAt.get(host) ?? 0, now() + ms));
    },
  };
}
