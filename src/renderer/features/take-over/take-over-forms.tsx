/** Set-up forms that never save (T29): what is typed, passwords above all, lives in the form alone and goes with the page. */
import { useState } from 'react';
import { Form } from '../../shared/form/form.tsx';
import { FormPasswordField } from '../../shared/form/form-password-field.tsx';
import { FormSelectField } from '../../shared/form/form-select-field.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { Toggle } from '../../shared/ui/toggle.tsx';
import { emptyMailApi, emptySmtp, mailApiRules, mailServices, smtpRules } from './rules.ts';
import styles from './take-over-forms.module.css';

const setUps = [
  { key: 'smtp', label: 'SMTP' },
  { key: 'api', label: 'E-mail API service' },
] as const;

const neverSaved = async () => {};

export function TakeOverForms() {
  const [active, setActive] = useState(false);
  const [setUp, setSetUp] = useState<(typeof setUps)[number]['key']>('smtp');
  return (
    <Card
      title="Support e-mails"
      about="A letter to your team when a customer needs a person."
      aside={<Toggle label="Support e-mails" on={active} onChange={setActive} />}
    >
      <Tabs label="How letters are sent" tabs={setUps} chosen={setUp} onChoose={setSetUp}>
        {setUp === 'smtp' ? <SmtpForm active={active} /> : <MailApiForm active={active} />}
      </Tabs>
    </Card>
  );
}

function SmtpForm({ active }: { active: boolean }) {
  const field = { disabled: !active, autoComplete: 'off' };
  return (
    <Form initialValues={emptySmtp} schema={smtpRules} onSubmit={neverSaved} className={styles.form}>
      {() => (
        <>
          <FormTextField {...field} name="smtpServer" label="SMTP Server" placeholder="smtp.yourshop.com" />
          <FormTextField {...field} name="smtpPort" label="SMTP Port" inputMode="numeric" />
          <FormTextField {...field} name="smtpUsername" label="SMTP Username" />
          <FormPasswordField {...field} name="smtpPassword" label="SMTP Password" autoComplete="new-password" />
          <FormTextField {...field} name="smtpSenderEmail" label="SMTP Sender Email" inputMode="email" />
          <FormTextField
            {...field}
            name="smtpRecipientEmail"
            label="SMTP Recipient Email"
            inputMode="email"
            hint="Several are separated by commas."
          />
          <End />
        </>
      )}
    </Form>
  );
}

function MailApiForm({ active }: { active: boolean }) {
  const field = { disabled: !active, autoComplete: 'off' };
  return (
    <Form initialValues={emptyMailApi} schema={mailApiRules} onSubmit={neverSaved} className={styles.form}>
      {() => (
        <>
          <FormPasswordField {...field} name="apiKey" label="API Key" />
          <FormSelectField name="verifiedDomain" label="Verified Domain" options={mailServices} disabled={!active} />
          <FormTextField {...field} name="apiSenderEmail" label="API Sender Email" inputMode="email" />
          <FormTextField
            {...field}
            name="apiRecipientEmail"
            label="API Recipient Email"
            inputMode="email"
            hint="Several are separated by commas."
          />
          <End />
        </>
      )}
    </Form>
  );
}

function End() {
  return (
    <div className={styles.end}>
      <Notice>Saving is not available yet. Nothing you type here is kept or sent.</Notice>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled>
          Save Configuration
        </Button>
      </div>
    </div>
  );
}
