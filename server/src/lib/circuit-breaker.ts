/** Stops asking somebody who keeps failing, and lets one try through now and then to see whether they are back (CH-16). */
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
