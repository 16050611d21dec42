/** Set-up forms that never save (T29): what is typed, passwords above all, lives in the forms alone and goes with the page. */
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { FormSelectField } from '../../shared/form/form-fields.tsx';
import { Form, FormPasswordField, FormTextField } from '../../shared/form/form.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { Toggle } from '../../shared/ui/choices.tsx';
import styles from './take-over-forms.module.css';

const setUps = [
  { key: 'smtp', label: 'SMTP' },
  { key: 'api', label: 'E-mail API service' },
] as const;

export function TakeOverForms() {
  const [active, setActive] = useState(false);
  const [setUp, setSetUp] = useState<(typeof setUps)[number]['key']>('smtp');
  const whyId = useId();
  return (
    <Card
      title="Support e-mails"
      about="An e-mail to your team when a customer needs a person."
      aside={<Toggle label="Support e-mails" on={active} onChange={setActive} />}
    >
      <Tabs label="How e-mails are sent" tabs={setUps} chosen={setUp} onChoose={setSetUp}>
        {/* Both stay, so that a look at the other one loses nothing that was typed. */}
        <div hidden={setUp !== 'smtp'}>
          <SmtpForm active={active} />
        </div>
        <div hidden={setUp !== 'api'}>
          <MailApiForm active={active} />
        </div>
      </Tabs>
      <div className={styles.why} id={whyId}>
        <Notice>
          Saving is not available yet. Nothing you type here is kept or sent. Until then this server sends the e-mail,
          to your account’s own address, when nobody has answered for a minute: see Hours and notices under{' '}
          <Link to={paths.conversations}>Conversations</Link>.
        </Notice>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" disabled aria-describedby={whyId}>
          Save Configuration
        </Button>
      </div>
    </Card>
  );
}

function MailApiForm({ active }: { active: boolean }) {
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

function SmtpForm({ active }: { active: boolean }) {
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

/** What the two set-ups of the take-over page ask for, with the specification's texts (5-31, 5-32). */
const smtpRules = object({
  smtpServer: string().required('SMTP Server is required'),
  smtpPort: string().required('SMTP Port is required'),
  smtpUsername: string().required('SMTP Username is required'),
  smtpPassword: string().required('SMTP Password is required'),
  smtpSenderEmail: string().required('SMTP Sender Email is required'),
  smtpRecipientEmail: string().required('SMTP Recipient Email is required'),
});

const emptySmtp = {
  smtpServer: '',
  smtpPort: '587',
  smtpUsername: '',
  smtpPassword: '',
  smtpSenderEmail: '',
  smtpRecipientEmail: '',
};

const mailApiRules = object({
  apiKey: string().required('API Key is required'),
  verifiedDomain: string().required('Verified Domain is required'),
  apiSenderEmail: string().required('API Sender Email is required'),
  apiRecipientEmail: string().required('API Recipient Email is required'),
});

const emptyMailApi = { apiKey: '', verifiedDomain: '', apiSenderEmail: '', apiRecipientEmail: '' };

/** Ours to name: the specification only says that there are four (O06). */
const mailServices = ['Amazon SES', 'Mailgun', 'Postmark', 'SendGrid'] as const;

const severalHint = 'Several are separated by commas.';
