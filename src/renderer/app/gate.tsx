/** Stands before every page and lets in whom `mayEnter` lets in. */
import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../features/auth/auth-context.tsx';
import { mayEnter } from './may-enter.ts';
import { Splash } from './splash.tsx';
import { visitorOf } from './visitor.ts';

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
