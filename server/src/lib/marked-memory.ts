/** What answers need of an agent's own rows: remembered in each process, and read anew once their mark says that another process changed them. */

/** how long another process may go on with what it knows */
const rememberedMs = 1000;

interface Needs<T> {
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

export function createMarkedMemory<T>({ mark: markOf, read, none, most }: Needs<T>) {
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
