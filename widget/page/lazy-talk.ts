/** The talk with the server before its code is there: what is asked of it waits for that, and a code that cannot be fetched is a failure like any other. */
import type { Talk } from './talk.ts';

export function createLazyTalk(load: () => Promise<Talk>): Talk {
  let pending: Promise<Talk> | undefined;

  async function open(): Promise<Talk> {
    pending ??= load();
    try {
      return await pending;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }

  return {
    engage: () =>
      open().then(
        (talk) => talk.engage(),
        () => undefined,
      ),
    ask: (...question) =>
      open().then(
        (talk) => talk.ask(...question),
        () => ({ kind: 'failed' }),
      ),
    loadHistory: (...page) =>
      open().then(
        (talk) => talk.loadHistory(...page),
        () => undefined,
      ),
  };
}
