/** Who is signed in, for the whole app. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { report } from '../../shared/report.ts';
import { useServices } from '../../shared/services.tsx';
import { restoreSession } from './restore-session.ts';
import { storedIdentity } from './session.ts';

export type AuthState =
  | { kind: 'loading' }
  /** `leftOnPurpose`: logged out by hand, so where they were is nothing to return to */
  | { kind: 'nobody'; leftOnPurpose: boolean; restoreFailed: boolean }
  | { kind: 'owner'; session: SessionRecord };

export interface Auth {
  state: AuthState;
  /** sets the current user and saves it (4-04) */
  setSession: (session: SessionRecord) => void;
  /** the same, from what is current then; nothing where nobody is signed in any more */
  changeSession: (change: (session: SessionRecord) => SessionRecord) => void;
  logOut: () => Promise<void>;
  /** tries again after a restore that failed */
  restore: () => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

const nobody = { kind: 'nobody', leftOnPurpose: false, restoreFailed: false } as const;

export function AuthProvider({ children }: { children: ReactNode }) {
  const { platform, api } = useServices();
  const [state, setState] = useState<AuthState>({ kind: 'loading' });

  const restore = useCallback(
    () =>
      restoreSession({ platform, api }).then((restored) =>
        setState(restored.kind === 'owner' ? restored : { ...nobody, restoreFailed: restored.kind === 'failed' }),
      ),
    [platform, api],
  );

  const setSession = useCallback(
    (session: SessionRecord) => {
      platform.pendingLogout.set(false);
      setState({ kind: 'owner', session });
    },
    [platform],
  );

  const changeSession = useCallback((change: (session: SessionRecord) => SessionRecord) => {
    setState((now) => (now.kind === 'owner' ? { kind: 'owner', session: change(now.session) } : now));
  }, []);

  useEffect(() => {
    if (state.kind === 'owner') void platform.session.write(state.session);
  }, [platform, state]);

  const logOut = useCallback(async () => {
    try {
      await api.call('logout', {});
    } catch (error) {
      if (!isUnauthorised(error)) platform.pendingLogout.set(true);
      report('The log-out did not reach the server', error);
    }
    platform.drafts.clear();
    await platform.session.clear();
    setState({ ...nobody, leftOnPurpose: true });
  }, [platform, api]);

  const userId = useRef<string | null>(null);
  useEffect(() => {
    userId.current = state.kind === 'owner' ? state.session.user._id : null;
  }, [state]);

  useEffect(() => {
    void restore();
    const followOtherWindow = async () => {
      const identity = storedIdentity(await platform.session.read());
      // Restoring writes the record again: two windows of one owner must not wake each other for ever.
      if ((identity?.userId ?? null) !== userId.current) await restore();
    };
    return platform.session.onChangeElsewhere(() => void followOtherWindow());
  }, [platform, restore]);

  // A session that ends in the middle of work keeps its drafts: only a log-out by hand clears them.
  useEffect(
    () =>
      api.onSignedOut(() => {
        if (userId.current === null) return;
        void platform.session.clear();
        setState(nobody);
      }),
    [api, platform],
  );

  const auth = useMemo(
    () => ({ state, setSession, changeSession, logOut, restore }),
    [state, setSession, changeSession, logOut, restore],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
