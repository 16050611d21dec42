/** The letter's link was opened: confirmed with a press, since programs that read letters open links too. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { focusHeading } from '../../shared/page.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ApiFailure } from '../../shared/api/failure.ts';
import styles from './own-account.module.css';

interface ConfirmEmailProps {
  userId: string;
  onConfirmed: (email: string) => void;
}

const tokenIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'confirm' in state && typeof state.confirm === 'string'
    ? state.confirm
    : null;

export function ConfirmEmail({ userId, onConfirmed }: ConfirmEmailProps) {
  const api = useApi();
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const token = query.get('confirm') ?? tokenIn(state);
  // out of the address bar, so that no history or screenshot carries it (RE-11), yet kept over a page that is mounted anew
  useEffect(() => {
    const opened = query.get('confirm');
    if (opened !== null) setQuery({}, { replace: true, state: { confirm: opened } });
  }, [query, setQuery]);
  const { busy, refused, run } = useOwnCall();
  const notice = useRef<HTMLDivElement>(null);
  if (token === null) return null;
  const confirm = async () => {
    let email = '';
    const done = await run(async () => {
      const reply = await api.call('confirmEmail', { body: { userId, token } });
      if (reply.success) email = reply.email;
      return reply;
    });
    // the button is gone either way
    if (!done) return notice.current?.focus();
    focusHeading('page');
    setQuery({}, { replace: true, state: null });
    onConfirmed(email);
    notify.success(`Your address is ${email} now.`);
  };
  return (
    <div ref={notice} tabIndex={-1} className={styles.confirm}>
      <Notice
        tone={refused === undefined ? 'info' : 'warn'}
        action={
          refused === undefined && (
            <Button variant="primary" busy={busy} onClick={confirm}>
              Confirm the new address
            </Button>
          )
        }
      >
        {refused ?? 'You opened the link in our e-mail: confirm that you sign in with this address from now on.'}
      </Notice>
    </div>
  );
}

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
