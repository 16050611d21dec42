/** Two caches of what hardly changes: one that holds on while its source does not answer, one that is refreshed when a mark changes. */
import { Refused } from './refused.ts';

/** For what every page view asks for: values are kept briefly, and longer while the source does not answer. */
interface Needs<T> {
  read: (key: string) => Promise<T>;
  /** so long nothing is read again; 0 for what a change must show in at once */
  freshMs: number;
  /** who does not answer for so long is as good as away */
  patienceMs: number;
  /** the same where nothing is remembered, so that a line that swallows the question does not hold the page for minutes; at least `patienceMs` */
  firstPatienceMs?: number;
  /** so long what was read last stands in for what cannot be read */
  lastingMs?: number;
  maxKeys?: number;
}

interface Recalled<T> {
  value: T;
  /** it could not be read now, and is as it was */
  isOld: boolean;
}

const week = 7 * 24 * 3_600_000;

export function createLastingMemory<T>(needs: Needs<T>) {
  const { read, freshMs, patienceMs, firstPatienceMs = 5_000, lastingMs = week, maxKeys = 5_000 } = needs;
  const remembered = new Map<string, { value: T; readAtMs: number }>();
  const readings = new Map<string, Promise<T>>();

  let changes = 0;

  async function readNow(key: string): Promise<T> {
    const begunAt = changes;
    const value = await read(key);
    remembered.delete(key);
    // who asks for names that nobody has makes us forget nothing, and what was read before a change is not kept after it
    if (value === null || begunAt !== changes) return value;
    const [longestUnread] = remembered.keys();
    if (remembered.size >= maxKeys && longestUnread !== undefined) remembered.delete(longestUnread);
    remembered.set(key, { value, readAtMs: performance.now() });
    return value;
  }

  /** once for all who ask at once, where what they get may be a moment old */
  function readOnce(key: string): Promise<T> {
    if (freshMs === 0) return readNow(key);
    const known = readings.get(key);
    if (known) return known;
    const reading = readNow(key).finally(() => readings.delete(key));
    readings.set(key, reading);
    return reading;
  }

  return {
    /** @throws what reading throws where nothing is remembered, and Refused where it says nothing */
    async recall(key: string): Promise<Recalled<T>> {
      const last = remembered.get(key);
      const ageMs = last === undefined ? Infinity : performance.now() - last.readAtMs;
      if (last !== undefined && ageMs < freshMs) return { value: last.value, isOld: false };
      const reading = readOnce(key).then((value) => ({ value, isOld: false }));
      const old = last === undefined || ageMs > lastingMs ? null : { value: last.value, isOld: true };
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Recalled<T>>((resolve, reject) => {
        const busy = () =>
          reject(new Refused('server.busy', 'We cannot answer right now. Please try again in a moment.'));
        timer = old ? setTimeout(resolve, patienceMs, old) : setTimeout(busy, Math.max(patienceMs, firstPatienceMs));
      });
      // whoever writes hears of the failure
      return Promise.race([old ? reading.catch(() => old) : reading, late]).finally(() => clearTimeout(timer));
    },

    /** what is behind it has changed */
    forget(key: string): void {
      changes += 1;
      remembered.delete(key);
      readings.delete(key);
    },
  };
}

/** For an agent's own rows: kept in each process, and read again once their mark shows that another process changed them. */

/** how long another process may use what it has */
const rememberedMs = 1000;

interface MarkedNeeds<T> {
  /** changes with every change of what is read; begins with '0 ' where there is nothing */
  mark: (agentId: string) => Promise<string>;
  read: (agentId: string, language: string) => Promise<T>;
  none: T;
  /** agents at once */
  most: number;
}

interface Remembered<T> {
  language: string;
  mark: string;
  askedAt: number;
  value: Promise<T>;
}

export function createMarkedMemory<T>({ mark: markOf, read, none, most }: MarkedNeeds<T>) {
  const remembered = new Map<string, Remembered<T>>();
  return {
    /** @param language of the shop, where what is read depends on it */
    async recall(agentId: string, language = ''): Promise<T> {
      const known = remembered.get(agentId);
      const askedAt = performance.now();
      if (known?.language === language && askedAt - known.askedAt < rememberedMs) return known.value;
      const mark = await markOf(agentId);
      // another who waited for the mark may be reading it already
      const last = remembered.get(agentId);
      const isSame = last?.language === language && last.mark === mark;
      const value = isSame ? last.value : mark.startsWith('0 ') ? Promise.resolve(none) : read(agentId, language);
      remembered.delete(agentId);
      remembered.set(agentId, { language, mark, askedAt, value });
      value.catch(() => remembered.get(agentId)?.value === value && remembered.delete(agentId));
      const [oldest] = remembered.keys();
      if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
      return value;
    },

    forget(agentId: string): void {
      remembered.delete(agentId);
    },
  };
}
