/** Loads the profile and saves it with create-then-update. The page around it gives the buttons and texts. */
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FormikProps } from 'formik';
import { limits } from '@vitrine/contract/limits';
import { tones } from '@vitrine/contract/choices';
import type { Tone } from '@vitrine/contract/choices';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { FormRadioCards, FormTagField, Suggestions } from '../../shared/form/form-fields.tsx';
import { Form, FormTextField } from '../../shared/form/form.tsx';
import type { Suggested } from '../../shared/form/form-fields.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import styles from './agent-profile.module.css';
import {
  SaveRefused,
  createBody,
  newProfile,
  phoneCharacters,
  profileOf,
  profileRules,
  updateBody,
} from './profile.ts';
import type { Profile } from './profile.ts';

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

const examples: Record<Tone, string> = {
  'Friendly & Casual': '“Sure! The wool throw is back in stock.”',
  'Professional & Formal': '“The wool throw is available again.”',
  'Playful & Fun': '“Good news, cosy times ahead: the wool throw is back!”',
  Custom: 'Describe it in your own words.',
};

interface ProfileFormProps {
  agentId: string;
  saved: Profile;
  onSave: (profile: Profile) => Promise<boolean>;
  renderActions: (form: FormikProps<Profile>) => ReactNode;
  suggested: Suggested<Profile> | null;
}

const labels = {
  brandName: 'Brand name',
  products: 'Products or services',
  supportEmail: 'Email',
  supportPhone: 'Phone',
  WhatsApp: 'WhatsApp',
};

function ProfileForm({ agentId, saved, onSave, renderActions, suggested }: ProfileFormProps) {
  return (
    <Form
      initialValues={saved}
      schema={profileRules}
      draft={`profile.${agentId}`}
      className={styles.form}
      onSubmit={onSave}
    >
      {(form) => (
        <>
          <Suggestions suggested={suggested} labels={labels} />
          <FormTextField
            name="brandName"
            label="Brand name"
            maxLength={limits.brandNameMax}
            autoComplete="organization"
            placeholder="Alder & Pine"
          />
          <FormTagField
            name="products"
            label="Type of products or services"
            placeholder="Wool blankets, then Enter"
            errorText="Type of products or services is required"
            hint="One entry at a time: press Enter after each."
          />
          <FormRadioCards
            name="agentTone"
            legend="Tone of voice"
            cards={tones.map((tone) => ({ value: tone, label: tone, description: examples[tone] }))}
          />
          {form.values.agentTone === 'Custom' && (
            <FormTextField
              name="customTone"
              label="Custom tone"
              maxLength={500}
              placeholder="Warm, brief, a little dry; no exclamation marks"
            />
          )}
          <fieldset className={styles.contacts}>
            <legend className={styles.legend}>Support contacts</legend>
            <p className={styles.about}>
              At least one: your agent gives them to visitors when your pages do not have the answer.
            </p>
            <FormTextField name="supportEmail" type="email" label="Email" placeholder="help@yourshop.com" />
            <FormTextField
              name="supportPhone"
              type="tel"
              label="Phone"
              placeholder="+351123456789"
              onChange={(event) => void form.setFieldValue('supportPhone', phoneCharacters(event.target.value))}
            />
            <FormTextField name="WhatsApp" label="WhatsApp" maxLength={300} placeholder="A number, or a wa.me link" />
          </fieldset>
          <div className={styles.actions}>
            {renderActions(form)}
            <DraftMark />
          </div>
        </>
      )}
    </Form>
  );
}
