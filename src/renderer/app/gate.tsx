/** Stands before every page and lets in whom `mayEnter` lets in. */
import { Fragment, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../features/auth/auth-context.tsx';
import { focusHeading } from '../shared/focus-heading.ts';
import { leaveToasts } from '../shared/notify/notify.ts';
import { Spinner } from '../shared/ui/spinner.tsx';
import { useLater } from '../shared/use-later.ts';
import styles from './gate.module.css';
import { mayEnter } from './may-enter.ts';
import type { AuthState } from '../features/auth/auth-context.tsx';
import type { Visitor } from './may-enter.ts';

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

/** A spinner that begins to speak when the wait gets long. */
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
