/** Loads the profile, saves it with create-then-update, and leaves the buttons and the texts to whoever shows it. */
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FormikProps } from 'formik';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import type { Suggested } from '../../shared/form/suggestions.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { createBody, profileOf, updateBody } from './api.ts';
import { ProfileForm } from './profile-form.tsx';
import { newProfile } from './profile.ts';
import type { Profile } from './profile.ts';
import { SaveRefused } from './save-failure.ts';

interface AgentProfileProps {
  agentId: string;
  /** a profile was saved before */
  exists: boolean;
  onDone: (saved: 'created' | 'updated' | 'unchanged') => void;
  /** what to say when saving came to nothing */
  failureText: (error: unknown) => string;
  renderActions: (form: FormikProps<Profile>) => ReactNode;
  /** what the shop's own page says, where nothing was saved yet */
  suggested?: Suggested<Profile> | null;
}

export function AgentProfile({ agentId, exists, onDone, failureText, ...shown }: AgentProfileProps) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { params: { id: agentId } };
  const query = useApiQuery('getProfile', input, { enabled: exists });
  useEffect(() => {
    if (query.isError) notify.error('Failed to fetch agent profile. Please try again.');
  }, [query.isError]);
  if (exists && query.data === undefined) return <LoadingOrFailed query={query} what="the profile" />;
  const stored = query.data?.agentProfile ?? null;
  const saved = stored === null ? newProfile : profileOf(stored);

  const save = async (profile: Profile): Promise<boolean> => {
    try {
      const change = stored === null ? null : updateBody(agentId, saved, profile);
      if (stored !== null && change === null) {
        onDone('unchanged');
        return true;
      }
      const reply =
        change === null
          ? await api.call('createProfile', { body: createBody(agentId, profile) })
          : await api.call('updateProfile', { body: change });
      if (!reply.success) throw new SaveRefused(reply.message);
      cache.setQueryData(queryKey('getProfile', input), { success: true, agentProfile: reply.data });
      onDone(change === null ? 'created' : 'updated');
      return true;
    } catch (error) {
      // The log-in page says what happened then.
      if (!isUnauthorised(error)) notify.error(failureText(error));
      return false;
    }
  };

  const suggested = exists ? null : (shown.suggested ?? null);
  return (
    <ProfileForm
      agentId={agentId}
      saved={saved}
      onSave={save}
      renderActions={shown.renderActions}
      suggested={suggested}
    />
  );
}
