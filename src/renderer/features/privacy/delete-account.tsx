import { useState } from 'react';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { TypedConfirm } from '../../shared/ui/typed-confirm.tsx';
import styles from './account-row.module.css';

interface DeleteAccountProps {
  userId: string;
  email: string;
  onDeleted: () => void;
}

export function DeleteAccount({ userId, email, onDeleted }: DeleteAccountProps) {
  const api = useApi();
  const [asks, setAsks] = useState(false);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);

  const erase = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const reply = await api.call('deleteAccount', { body: { userId, password } });
      if (reply.success) {
        notify.success('Your account is deleted.');
        onDeleted();
      } else setRefused(reply.message);
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  const close = () => {
    setAsks(false);
    setPassword('');
    setRefused(undefined);
  };

  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3>Delete your account</h3>
          <p className={styles.about}>
            Your agent stops at once, your plan ends, and everything that is kept is deleted within minutes.
          </p>
        </div>
        <Button variant="danger" onClick={() => setAsks(true)}>
          Delete account
        </Button>
      </div>
      {asks && (
        <TypedConfirm
          title="Delete your account?"
          about="Your agent, its knowledge, all conversations, unused interactions and your sign-in are gone for good. This cannot be undone: download your data first if you may need it."
          word={email}
          does="Delete everything"
          busy={busy}
          more={
            <PasswordField
              label="Your password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={refused}
              autoComplete="current-password"
            />
          }
          ready={password !== ''}
          onConfirm={erase}
          onClose={close}
        />
      )}
    </Card>
  );
}
