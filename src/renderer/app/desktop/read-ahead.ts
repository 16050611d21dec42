/** Fetches the newest conversations ahead, so that they can be read without a network: main keeps each reply that passes (`kept-replies.ts`). */
import { limits } from '@vitrine/contract/limits';

const aheadAtMost = 500;

export interface Ahead {
  /** whose conversations these are */
  agentId: string;
  /** the last run came to its end */
  isWhole: boolean;
  /** by conversation: its last message, when it was fetched */
  fetched: Record<string, string>;
}

interface Needs {
  agentId: string;
  /** conversations by their last message, the newest first */
  list: (page: number) => Promise<readonly { _id: string; lastMessageAt: string }[]>;
  /** all that shows one */
  fetch: (conversationId: string) => Promise<void>;
  /** what earlier runs fetched */
  before: Ahead | null;
  keep: (now: Ahead) => void;
  /** between two calls: reading ahead is never in anybody's way */
  pause: () => Promise<void>;
  isOver: () => boolean;
}

/** Conversations that stand as they were fetched are not fetched again. Throws what `list` and `fetch` throw; what was fetched until then is kept. */
export async function readAhead({ agentId, list, fetch, before, keep, pause, isOver }: Needs): Promise<void> {
  const known = before?.agentId === agentId ? before : { isWhole: false, fetched: {} };
  const now: Ahead = { agentId, isWhole: false, fetched: { ...known.fetched } };
  const seen = new Set<string>();
  try {
    for (let page = 1; (page - 1) * limits.sessionsPageSize < aheadAtMost; page += 1) {
      if (isOver()) return;
      const sessions = await list(page);
      const news = sessions.filter(({ _id, lastMessageAt }) => now.fetched[_id] !== lastMessageAt);
      // what follows the newest has not moved either
      if (page === 1 && known.isWhole && news.length === 0) return void (now.isWhole = true);
      for (const { _id } of sessions) seen.add(_id);
      for (const { _id, lastMessageAt } of news) {
        await pause();
        if (isOver()) return;
        await fetch(_id);
        now.fetched[_id] = lastMessageAt;
      }
      if (sessions.length < limits.sessionsPageSize) break;
      await pause();
    }
    now.isWhole = true;
    now.fetched = Object.fromEntries(Object.entries(now.fetched).filter(([id]) => seen.has(id)));
  } finally {
    keep(now);
  }
}

/** What stands in the store; null where it is none of ours. */
export function readAheadRecord(stored: unknown): Ahead | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const [agentId, isWhole, fetched]: unknown[] = ['agentId', 'isWhole', 'fetched'].map((name) =>
    Reflect.get(stored, name),
  );
  if (typeof agentId !== 'string' || typeof fetched !== 'object' || fetched === null) return null;
  const entries = Object.entries(fetched).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { agentId, isWhole: isWhole === true, fetched: Object.fromEntries(entries) };
}
