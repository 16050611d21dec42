import type { AuthState } from '../features/auth/auth-context.tsx';
import type { Visitor } from './may-enter.ts';

/** The little of who is signed in that the guard needs. */
export const visitorOf = (state: AuthState): Visitor =>
  state.kind === 'owner' ? { kind: 'owner', verified: state.session.payment.verifyPayment } : state;
