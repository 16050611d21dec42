import { useState } from 'react';
import { ApiFailure } from '../../shared/api/failure.ts';
import { notify } from '../../shared/notify/notify.ts';

type Reply = { success: true } | { success: false; message: string };

/** One change of the account: whether it is under way, and what the server has against it. */
export function useOwnCall() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  /** @returns whether it was done */
  const run = async (call: () => Promise<Reply>): Promise<boolean> => {
    setBusy(true);
    setRefused(undefined);
    try {
      const reply = await call();
      if (!reply.success) setRefused(reply.message);
      return reply.success;
    } catch (error) {
      const said = error instanceof ApiFailure ? error.refusal?.message : undefined;
      notify.error(said ?? 'An error occurred. Please try again.');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, run };
}
