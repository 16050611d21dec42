import type { SessionRecord } from '@vitrine/contract/session-record';
import { useAuth } from '../features/auth/auth-context.tsx';
import { sessionFromProfile } from '../features/auth/session.ts';
import { useApi } from '../shared/services.tsx';

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
