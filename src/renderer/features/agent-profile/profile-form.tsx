import type { ReactNode } from 'react';
import type { FormikProps } from 'formik';
import { limits } from '@vitrine/contract/limits';
import { tones } from '@vitrine/contract/tones';
import type { Tone } from '@vitrine/contract/tones';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { Form } from '../../shared/form/form.tsx';
import { FormRadioCards } from '../../shared/form/form-radio-cards.tsx';
import { FormTagField } from '../../shared/form/form-tag-field.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { Suggestions } from '../../shared/form/suggestions.tsx';
import type { Suggested } from '../../shared/form/suggestions.tsx';
import { phoneCharacters, profileRules } from './profile.ts';
import type { Profile } from './profile.ts';
import styles from './profile-form.module.css';

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

export function ProfileForm({ agentId, saved, onSave, renderActions, suggested }: ProfileFormProps) {
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
