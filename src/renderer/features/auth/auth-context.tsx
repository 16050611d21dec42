/** Who is signed in, for the whole app. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { ReplyOf } from '@vitrine/contract/routes';
import { isNotFound, isUnauthorised, report } from '../../shared/api/failure.ts';
import { endUndoables } from '../../shared/notify/toasts.tsx';
import { useServices } from '../../shared/services.tsx';
import type { Services } from '../../shared/services.tsx';

/** Nobody was here; they logged out by hand; their session ended under their hands; or the server could not be asked. */
type WhyNobody = 'new' | 'logged out' | 'ended' | 'unreachable';

export type AuthState =
  | { kind: 'loading' }
  | { kind: 'nobody'; why: WhyNobody }
  | { kind: 'owner'; session: SessionRecord };

interface Auth {
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

const nobody = (why: WhyNobody): AuthState => ({ kind: 'nobody', why });

/** A log-out waits this long for the server; one that failed is repeated at the next start. */
const logOutPatienceMs = 3000;

export function AuthProvider({ children }: { children: ReactNode }) {
  const { platform, api } = useServices();
  const [state, setState] = useState<AuthState>({ kind: 'loading' });
  const current = useRef<SessionRecord | null>(null);

  const restore = useCallback(
    () =>
      restoreSession({ platform, api }).then((restored) =>
        setState(restored.kind === 'owner' ? restored : nobody(restored.kind === 'failed' ? 'unreachable' : 'new')),
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
    current.current = state.kind === 'owner' ? state.session : null;
    if (state.kind === 'owner') void platform.session.write(state.session);
  }, [platform, state]);

  const logOut = useCallback(async () => {
    await Promise.race([endUndoables(), new Promise((resolve) => setTimeout(resolve, logOutPatienceMs))]);
    platform.pendingLogout.set(true);
    await platform.session.clear();
    try {
      await api.call('logout', { signal: AbortSignal.timeout(logOutPatienceMs) });
      platform.pendingLogout.set(false);
    } catch (error) {
      if (isUnauthorised(error)) platform.pendingLogout.set(false);
      report('The log-out did not reach the server', error);
    }
    platform.drafts.clear();
    setState(nobody('logged out'));
  }, [platform, api]);

  useEffect(() => {
    void restore();
    const followOtherWindow = async () => {
      const kept = await platform.session.read();
      const shown = current.current;
      if (sameStanding(kept, shown)) return;
      const restored = await restoreSession({ platform, api });
      if (restored.kind === 'owner') setState(restored);
      else if (restored.kind === 'nobody') setState(nobody(shown === null ? 'new' : 'ended'));
      // Only a change of owner must show without the server's word; all else can wait for the next one.
      else if (storedIdentity(kept)?.userId !== shown?.user._id) setState(nobody('unreachable'));
    };
    return platform.session.onChangeElsewhere(() => void followOtherWindow());
  }, [platform, api, restore]);

  // A session that ends in the middle of work keeps its drafts: only a log-out by hand clears them.
  useEffect(
    () =>
      api.onSignedOut(() => {
        if (current.current === null) return;
        void platform.session.clear();
        setState(nobody('ended'));
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

type Restored = { kind: 'owner'; session: SessionRecord } | { kind: 'nobody' } | { kind: 'failed' };

/** Who is signed in when the app starts. Never throws, so that loading always ends (4-03). */
async function restoreSession({ platform, api }: Services): Promise<Restored> {
  try {
    const identity = storedIdentity(await platform.session.read());
    if (identity === null) {
      await repeatLogout({ platform, api });
      return { kind: 'nobody' };
    }
    const profile = await api.call('getUser', { params: { id: identity.userId } });
    return { kind: 'owner', session: sessionFromProfile(profile, identity.token) };
  } catch (error) {
    report('Erreur lors de la récupération du profil', error);
    if (!isUnauthorised(error) && !isNotFound(error)) return { kind: 'failed' };
    await platform.session.clear();
    return { kind: 'nobody' };
  }
}

/** Repeats a log-out that could not reach the server, so that the credential ends there too (AU-17). */
async function repeatLogout({ platform, api }: Services): Promise<void> {
  if (!platform.pendingLogout.get()) return;
  try {
    await api.call('logout', {});
  } catch (error) {
    if (!isUnauthorised(error)) return;
  }
  platform.pendingLogout.set(false);
}

interface Identity {
  userId: string;
  /** empty in the browser, where the cookie is the credential */
  token: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The only two things of a kept record that are believed; the server says the rest anew (AU-18). */
export function storedIdentity(record: unknown): Identity | null {
  if (!isObject(record) || !isObject(record['user'])) return null;
  const { _id: userId, token } = record['user'];
  if (typeof userId !== 'string' || userId === '') return null;
  return { userId, token: typeof token === 'string' ? token : '' };
}

/** The profile with the stored token merged in is a whole sign-in record again (T06). */
export function sessionFromProfile(profile: ReplyOf<'getUser'>, token: string): SessionRecord {
  const { user, payment, agent, pagesNumberSite, customInstrucations } = profile;
  if (!isObject(user) || !isObject(payment) || !isObject(agent)) throw new Error('the profile is incomplete');
  return { success: true, user: { ...user, token }, payment, agent, pagesNumberSite, customInstrucations };
}

/** What decides which pages open and what they show. Credits are left out: they change with every visitor. */
function standingOf(record: unknown) {
  const identity = storedIdentity(record);
  if (identity === null || !isObject(record)) return null;
  const payment = isObject(record['payment']) ? record['payment'] : {};
  const agent = isObject(record['agent']) ? record['agent'] : {};
  return [
    identity.userId,
    ...['verifyPayment', 'plan'].map((name) => payment[name]),
    ...['status', 'style', 'profile', 'knowledges'].map((name) => agent[name]),
  ];
}

/** Whether another window's record says nothing new, so that two windows do not update each other for ever. */
const sameStanding = (kept: unknown, shown: SessionRecord | null): boolean =>
  JSON.stringify(standingOf(kept)) === JSON.stringify(standingOf(shown));
