import type { AuthState } from '../features/auth/auth-context.tsx';
import type { Visitor } from './may-enter.ts';

/** The little of who is signed in that the guard needs. */
export function visitorOf(state: AuthState): Visitor {
  if (state.kind === 'owner') return { kind: 'owner', verified: state.session.payment.verifyPayment };
  if (state.kind === 'nobody') return { kind: 'nobody', leftOnPurpose: state.why === 'logged out' };
  return state;
}
