import type { SessionRecord } from '@vitrine/contract/session-record';
import { useAuth } from '../features/auth/auth-context.tsx';

interface Owner {
  session: SessionRecord;
  /** changes the current user's record and saves it */
  update: (change: (session: SessionRecord) => SessionRecord) => void;
}

/** The signed-in owner, for pages behind the gate. */
export function useOwner(): Owner {
  const { state, setSession } = useAuth();
  if (state.kind !== 'owner') throw new Error('this page stands behind the gate');
  return { session: state.session, update: (change) => setSession(change(state.session)) };
}
