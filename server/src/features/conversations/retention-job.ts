/** Keeps what owners set: conversations that were silent for longer are erased, some at a time, so that nobody waits for a lock. */
import type { Log } from '../../lib/log.ts';
import type { ConversationChanges } from './changes.ts';
import type { RetentionStore } from './retention-store.ts';

export const retentionJobKind = 'conversations.retention';

const everyMs = 3_600_000;
const atOnce = 500;

interface Needs {
  store: RetentionStore;
  changes: Pick<ConversationChanges, 'tell'>;
  log: Log;
  queue: (kind: string) => Promise<void>;
}

export function createRetentionJob({ store, changes, log, queue }: Needs) {
  let queuedAt = -Infinity;
  return {
    async run(signal: AbortSignal): Promise<void> {
      for (const { agentId, days } of await store.due()) {
        let erased = 0;
        for (;;) {
          signal.throwIfAborted();
          const gone = await store.eraseSome(agentId, days, atOnce);
          if (gone[0] === undefined) break;
          erased += gone.length;
          // one word is enough for a list to be read anew
          changes.tell(agentId, gone[0]);
        }
        if (erased > 0) log.info({ agentId, days, erased }, 'conversations were erased by their retention');
      }
    },

    /** for the worker's chores */
    async queueHourly(): Promise<void> {
      if (performance.now() - queuedAt < everyMs) return;
      queuedAt = performance.now();
      await queue(retentionJobKind);
    },
  };
}
