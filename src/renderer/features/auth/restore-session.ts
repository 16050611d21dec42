import type { SessionRecord } from '@vitrine/contract/session-record';
import { isNotFound, isUnauthorised } from '../../shared/api/failure.ts';
import { report } from '../../shared/report.ts';
import type { Services } from '../../shared/services.tsx';
import { sessionFromProfile, storedIdentity } from './session.ts';

export type Restored = { kind: 'owner'; session: SessionRecord } | { kind: 'nobody' } | { kind: 'failed' };

/** Who is signed in when the app starts. Never throws: loading ends in any case (4-03). */
export async function restoreSession({ platform, api }: Services): Promise<Restored> {
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

/** A log-out that could not reach the server is said again, so that the credential dies there too (AU-17). */
async function repeatLogout({ platform, api }: Services): Promise<void> {
  if (!platform.pendingLogout.get()) return;
  try {
    await api.call('logout', {});
  } catch (error) {
    if (!isUnauthorised(error)) return;
  }
  platform.pendingLogout.set(false);
}
