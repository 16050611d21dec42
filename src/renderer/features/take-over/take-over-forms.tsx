/** Set-up forms that never save (T29): what is typed, passwords above all, lives in the forms alone and goes with the page. */
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { Toggle } from '../../shared/ui/toggle.tsx';
import { MailApiForm } from './mail-api-form.tsx';
import { SmtpForm } from './smtp-form.tsx';
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
