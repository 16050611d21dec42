/** Lets so many run at once; the others wait their turn in the order they came. */
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
