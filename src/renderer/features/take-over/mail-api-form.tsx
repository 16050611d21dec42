import { Form } from '../../shared/form/form.tsx';
import { FormPasswordField } from '../../shared/form/form-password-field.tsx';
import { FormSelectField } from '../../shared/form/form-select-field.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { emptyMailApi, mailApiRules, mailServices, severalHint } from './rules.ts';
import styles from './take-over-forms.module.css';

export function MailApiForm({ active }: { active: boolean }) {
  const field = { disabled: !active, autoComplete: 'off' };
  return (
    <Form initialValues={emptyMailApi} schema={mailApiRules} onSubmit={async () => {}} className={styles.form}>
      {() => (
        <>
          <FormSelectField name="verifiedDomain" label="Verified Domain" options={mailServices} disabled={!active} />
          <FormPasswordField {...field} name="apiKey" label="API Key" />
          <FormTextField
            {...field}
            name="apiSenderEmail"
            label="API Sender Email"
            inputMode="email"
            placeholder="shop@yourshop.com"
          />
          <FormTextField
            {...field}
            name="apiRecipientEmail"
            label="API Recipient Email"
            inputMode="email"
            placeholder="team@yourshop.com"
            hint={severalHint}
          />
        </>
      )}
    </Form>
  );
}
