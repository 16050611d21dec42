import { useState } from 'react';
import { ApiFailure } from '../../shared/api/failure.ts';
import { notify } from '../../shared/notify/notify.ts';

type Reply = { success: true } | { success: false; code: string; message: string };

/** One change of the account: whether it is under way, and what the server has against it. */
export function useOwnCall() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ code: string; message: string }>();
  /** @returns whether it was done */
  const run = async (call: () => Promise<Reply>): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const reply = await call();
      if (!reply.success) setRefusal(reply);
      return reply.success;
    } catch (error) {
      const said = error instanceof ApiFailure ? error.refusal?.message : undefined;
      notify.error(said ?? 'An error occurred. Please try again.');
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** what is wrong with the password that was asked for, and what with the rest */
  const isPassword = refusal?.code === 'accounts.wrong_credentials';
  return {
    busy,
    refused: refusal?.message,
    wrongPassword: isPassword ? refusal.message : undefined,
    wrongChange: isPassword ? undefined : refusal?.message,
    run,
  };
}
