/**
 * The visitor's session: one secret per host and agent, kept on their device from the moment they use the chat, never earlier (T10,
 * WI-21). Where the browser refuses storage it lives as long as the page (T11, WI-09).
 */
export interface SessionStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export interface VisitorSession {
  /** the session of an earlier visit, or of this one */
  known: () => string | undefined;
  /** the known one, or a new one; undefined when the server gives none now */
  ensure: () => Promise<string | undefined>;
  /** takes the place of the known one */
  adopt: (sessionId: string) => void;
  forget: () => void;
}

interface Needs {
  /** a getter, because reading `localStorage` alone may throw */
  openStorage: () => SessionStorage;
  key: string;
  create: () => Promise<string | undefined>;
}

export function sessionKey(host: string, agentId: string): string {
  return `vitrine.widget.${host}.${agentId}`;
}

const maxLength = 200;

export function createVisitorSession({ openStorage, key, create }: Needs): VisitorSession {
  let inMemory: string | undefined;
  let pending: Promise<string | undefined> | undefined;

  function withStorage<T>(use: (storage: SessionStorage) => T): T | undefined {
    try {
      return use(openStorage());
    } catch {
      return undefined;
    }
  }

  function known(): string | undefined {
    const stored = withStorage((storage) => storage.getItem(key)) ?? undefined;
    const isUsable = stored !== undefined && stored !== '' && stored.length <= maxLength;
    return isUsable ? stored : inMemory;
  }

  async function createAndKeep(): Promise<string | undefined> {
    const created = await create();
    pending = undefined;
    if (created === undefined) return undefined;
    // Another tab may have been faster: the two share one conversation.
    const session = known() ?? created;
    keep(session);
    return session;
  }

  function keep(session: string): void {
    const isKept = withStorage((storage) => {
      storage.setItem(key, session);
      return true;
    });
    if (isKept !== true) inMemory = session;
  }

  return {
    known,
    async ensure() {
      const session = known();
      if (session !== undefined) return session;
      pending ??= createAndKeep();
      return pending;
    },
    adopt: keep,
    forget() {
      inMemory = undefined;
      withStorage((storage) => storage.removeItem(key));
    },
  };
}
