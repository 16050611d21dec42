/** How work that may fail is limited: not while the other side keeps failing, a few at a time, each on its own. */

/** Stops calls to a service that keeps failing, and lets one through now and then to see whether it is back (CH-16). */
export interface CircuitBreaker {
  /** false while nobody should be asked; true lets one try through once the pause is over */
  mayTry: () => boolean;
  succeeded: () => void;
  failed: () => void;
  isOpen: () => boolean;
}

interface Needs {
  failuresInRow: number;
  pauseMs: number;
  /** milliseconds of a clock that never goes back nor jumps */
  now?: () => number;
}

export function createCircuitBreaker({ failuresInRow, pauseMs, now = () => performance.now() }: Needs): CircuitBreaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    mayTry() {
      if (failures < failuresInRow) return true;
      if (now() < closedUntil) return false;
      // the others wait for what this one tells
      closedUntil = now() + pauseMs;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresInRow) closedUntil = now() + pauseMs;
    },
    isOpen: () => failures >= failuresInRow,
  };
}

/** Runs at most so many at once; the others wait in the order they came. */
export function createAtMost(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    else running += 1;
    try {
      return await work();
    } finally {
      // a turn is handed on, or given back
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Works through all, even if some fail, and throws their failures together at the end. @throws AggregateError */
export async function eachOnItsOwn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}

/** Thrown when the other side answers but asks us to slow down: other work for it should wait too. */
export class TakesNoMore extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TakesNoMore';
  }
}
