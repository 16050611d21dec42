import { Form } from '../../shared/form/form.tsx';
import { FormPasswordField } from '../../shared/form/form-password-field.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { emptySmtp, severalHint, smtpRules } from './rules.ts';
import styles from './take-over-forms.module.css';

export function SmtpForm({ active }: { active: boolean }) {
  const field = { disabled: !active, autoComplete: 'off' };
  return (
    <Form initialValues={emptySmtp} schema={smtpRules} onSubmit={async () => {}} className={styles.form}>
      {() => (
        <>
          <FormTextField {...field} name="smtpServer" label="SMTP Server" placeholder="smtp.yourshop.com" />
          <FormTextField {...field} name="smtpPort" label="SMTP Port" inputMode="numeric" />
          <FormTextField {...field} name="smtpUsername" label="SMTP Username" />
          <FormPasswordField {...field} name="smtpPassword" label="SMTP Password" />
          <FormTextField
            {...field}
            name="smtpSenderEmail"
            label="SMTP Sender Email"
            inputMode="email"
            placeholder="shop@yourshop.com"
          />
          <FormTextField
            {...field}
            name="smtpRecipientEmail"
            label="SMTP Recipient Email"
            inputMode="email"
            placeholder="team@yourshop.com"
            hint={severalHint}
          />
        </>
      )}
    </Form>
  );
}
