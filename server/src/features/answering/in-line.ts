/**
 * Messages of one instant are brought to the model a few at a time. All of them together would take every step together, one thread for
 * all, and the first would reach the model hardly before the last: in line, half of them have to wait for half the time.
 */

/** enough for the thread to have work while the database answers some of them */
const atOnceMax = 4;
/** who takes longer waits for something else than the thread: the next one may begin */
const heldMs = 50;

export interface Line {
  /** waits for a place. @returns what gives it back, as often as it is called */
  enter: () => Promise<() => void>;
}

export function createLine(atOnce = atOnceMax, patienceMs = heldMs): Line {
  const waiting: (() => void)[] = [];
  let first = 0;
  let held = 0;

  function giveBack(): void {
    const next = waiting[first];
    if (next === undefined) {
      held -= 1;
      return;
    }
    first += 1;
    if (first === waiting.length) first = waiting.length = 0;
    next();
  }

  function place(): () => void {
    let isHeld = true;
    const leave = () => {
      clearTimeout(timer);
      if (isHeld) giveBack();
      isHeld = false;
    };
    const timer = setTimeout(leave, patienceMs).unref();
    return leave;
  }

  return {
    async enter() {
      if (held < atOnce) held += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return place();
    },
  };
}
