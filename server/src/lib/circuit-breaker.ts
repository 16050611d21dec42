/** Stops asking somebody who keeps failing, and lets one try through now and then to see whether they are back (CH-16). */
export interface CircuitBreaker {
  /** false while nobody should be asked; true lets one try through once the pause is over */
  mayTry: () => boolean;
  succeeded: () => void;
  failed: () => void;
}

interface Needs {
  failuresInRow: number;
  pauseMs: number;
  now?: () => number;
}

export function createCircuitBreaker({ failuresInRow, pauseMs, now = Date.now }: Needs): CircuitBreaker {
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
  };
}
