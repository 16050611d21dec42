/** Guards every page: `mayEnter` decides who gets in. */
import { Fragment, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { sessionFromProfile, useAuth } from '../features/auth/auth-context.tsx';
import { focusHeading } from '../shared/page.ts';
import { leaveToasts } from '../shared/notify/notify.ts';
import { Spinner } from '../shared/ui/basics.tsx';
import { useLater } from '../shared/time.ts';
import type { AuthState } from '../features/auth/auth-context.tsx';
import { paths, protectedPaths } from '../shared/paths.ts';
import { useApi } from '../shared/services.tsx';
import styles from './gate.module.css';

interface RememberedOrigin {
  from: string;
}

const isRemembered = (state: unknown): state is RememberedOrigin =>
  typeof state === 'object' && state !== null && 'from' in state;

export function Gate() {
  const { state } = useAuth();
  const location = useLocation();
  const remembered = isRemembered(location.state) ? location.state.from : undefined;
  const entry = mayEnter(location.pathname, visitorOf(state), remembered);
  const isEntered = entry.kind === 'enter';
  const shown = useRef(isEntered ? location.pathname : null);
  useEffect(() => {
    if (!isEntered || shown.current === location.pathname) return;
    // where the app begins the browser says where the focus is
    if (shown.current !== null) {
      focusHeading('page');
      leaveToasts();
    }
    shown.current = location.pathname;
  }, [isEntered, location.pathname]);
  if (entry.kind === 'wait') return <Splash />;
  // Another owner, signed in from another window, gets pages and caches of their own.
  const owner = state.kind === 'owner' ? state.session.user._id : null;
  if (entry.kind === 'enter') {
    return (
      <Fragment key={owner}>
        <Outlet />
      </Fragment>
    );
  }
  const from = entry.rememberOrigin ? { from: location.pathname + location.search } : null;
  return <Navigate to={entry.to} replace state={from} />;
}

/** The little of who is signed in that the guard needs. */
function visitorOf(state: AuthState): Visitor {
  if (state.kind === 'owner') return { kind: 'owner', verified: state.session.payment.verifyPayment };
  if (state.kind === 'nobody') return { kind: 'nobody', leftOnPurpose: state.why === 'logged out' };
  return state;
}

/** The moment before it is known who is there. */
export function Splash() {
  return (
    <div className={styles.splash}>
      <LongWait />
    </div>
  );
}

const longAfterMs = 5000;

/** A spinner that says so in words when the wait gets long. */
function LongWait() {
  const long = useLater(longAfterMs);
  return (
    <div className={styles.wait}>
      <Spinner sizePx={24} />
      <p className={styles.words} aria-live="polite">
        {long && 'This takes longer than usual. We keep trying.'}
      </p>
    </div>
  );
}

export type Visitor =
  | { kind: 'loading' }
  | { kind: 'nobody'; leftOnPurpose: boolean }
  | { kind: 'owner'; verified: boolean };

type Entry = { kind: 'wait' } | { kind: 'enter' } | { kind: 'go'; to: string; rememberOrigin: boolean };

const openWhileUnverified: readonly string[] = [paths.onboarding, paths.success, paths.cancel];
const onlyForNobody: readonly string[] = [paths.login, paths.register];

const go = (to: string, rememberOrigin = false): Entry => ({ kind: 'go', to, rememberOrigin });

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/**
 * The guard, decided purely: who may see which page, and where everybody else is sent (2.1-10, 2.1-11, T27). `remembered` is where somebody without
 * a session wanted to go before they were sent to sign in.
 */
export function mayEnter(pathname: string, visitor: Visitor, remembered?: unknown): Entry {
  const path = withoutTrailingSlash(pathname);
  if (protectedPaths.includes(path)) {
    if (visitor.kind === 'loading') return { kind: 'wait' };
    if (visitor.kind === 'nobody') return go(paths.login, !visitor.leftOnPurpose);
    return visitor.verified || openWhileUnverified.includes(path) ? { kind: 'enter' } : go(paths.onboarding);
  }
  if (onlyForNobody.includes(path)) {
    if (visitor.kind === 'loading') return { kind: 'wait' };
    if (visitor.kind === 'owner') return go(afterSignIn(visitor.verified, remembered));
  }
  return { kind: 'enter' };
}

/** Where a sign-in leads: a remembered page only when it is one of ours and the dashboard is open to this owner. */
export function afterSignIn(verified: boolean, remembered: unknown): string {
  if (!verified) return paths.onboarding;
  if (typeof remembered !== 'string' || !/^\/(?![/\\])/.test(remembered)) return paths.home;
  const base = 'https://app.invalid';
  if (!URL.canParse(remembered, base)) return paths.home;
  const { origin, pathname, search } = new URL(remembered, base);
  return origin === base && protectedPaths.includes(pathname) ? pathname + search : paths.home;
}

interface Owner {
  session: SessionRecord;
  /** changes the current user's record and saves it */
  change: (change: (session: SessionRecord) => SessionRecord) => void;
  /** fetches the record anew and saves it */
  refresh: () => Promise<void>;
}

/** The signed-in owner, for pages behind the gate. */
export function useOwner(): Owner {
  const api = useApi();
  const { state, changeSession } = useAuth();
  if (state.kind !== 'owner') throw new Error('this page stands behind the gate');
  const { session } = state;
  const refresh = async () => {
    const profile = await api.call('getUser', { params: { id: session.user._id } });
    changeSession(({ user }) => sessionFromProfile(profile, user.token));
  };
  return { session, change: changeSession, refresh };
}
