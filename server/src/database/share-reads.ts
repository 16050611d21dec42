/**
 * One reading for all who ask for the same in one instant: when a shop's visitors come together, each message needs what the others need.
 * Whoever asks gets what was read after they asked, so nothing is staler than if everybody had read alone: who comes while a reading is
 * under way waits for it to end and shares the next one.
 */
import { isFirst } from './pool-share.ts';

/** Work that may have any connection (`runFirst`) waits for no reading of work that may not. @param read of equal keys the same; what it gives is shared, so nobody may change it */
export function shareReads<Asked, T>(
  keyOf: (asked: Asked) => string,
  read: (asked: Asked) => Promise<T>,
): (asked: Asked) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  function begin(key: string, asked: Asked): Promise<T> {
    const reading = read(asked).finally(() => {
      if (underWay.get(key) === reading) underWay.delete(key);
    });
    underWay.set(key, reading);
    return reading;
  }

  async function follow(key: string, asked: Asked, running: Promise<T>): Promise<T> {
    // what became of it is told to those who asked for it
    await Promise.allSettled([running]);
    next.delete(key);
    return begin(key, asked);
  }

  return (asked) => {
    const key = `${isFirst()} ${keyOf(asked)}`;
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const running = underWay.get(key);
    if (running === undefined) return begin(key, asked);
    const following = follow(key, asked, running);
    next.set(key, following);
    return following;
  };
}
