/** Who the owner is and how they sign in: name, address, password, and the places where they are signed in. */
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { limits } from '@vitrine/contract/limits';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card, SectionHead } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordField, TextField } from '../../shared/ui/fields.tsx';
import styles from './own-account.module.css';
import { SignIns } from './sign-ins.tsx';
import { useOwnCall } from './confirm-email.tsx';

type User = SessionRecord['user'];

interface OwnAccountProps {
  user: User;
  onUser: (change: Pick<User, 'name'>) => void;
}

export function OwnAccount({ user, onUser }: OwnAccountProps) {
  return (
    <div className={styles.parts}>
      <SectionHead title="You" about="Your name, how you sign in, and where you are signed in." />
      <Card title="Your name and address">
        <div className={styles.forms}>
          <NameForm user={user} onSaved={(name) => onUser({ name })} />
          <EmailForm user={user} />
        </div>
      </Card>
      <PasswordCard userId={user._id} />
      <SignIns userId={user._id} />
    </div>
  );
}

function NameForm({ user, onSaved }: { user: User; onSaved: (name: string) => void }) {
  const api = useApi();
  const [name, setName] = useState(user.name);
  const { busy, refused, run } = useOwnCall();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await run(() => api.call('updateAccount', { body: { userId: user._id, name } })))) return;
    onSaved(name.trim());
    notify.success('Your name is saved.');
  };
  return (
    <form className={styles.row} onSubmit={save}>
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={limits.personNameMax}
        value={name}
        error={name.trim() === '' ? 'Name is required' : refused}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={name.trim() === '' || name.trim() === user.name}>
        Save name
      </Button>
    </form>
  );
}

function EmailForm({ user }: { user: User }) {
  const api = useApi();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // the pressed button is gone: the keyboard goes on in the first field, and afterwards where the form was
  useEffect(() => {
    if (isAsking) place.current?.querySelector('input')?.focus();
  }, [isAsking]);
  const close = () => {
    place.current?.focus({ preventScroll: true });
    setIsAsking(false);
  };
  const { busy, wrongPassword, wrongChange, run } = useOwnCall();
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { userId: user._id, email: email.trim(), password };
    if (!(await run(() => api.call('changeEmail', { body })))) return;
    setSentTo(email.trim());
    close();
    setEmail('');
    setPassword('');
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.forms}>
      <div className={styles.row}>
        <div>
          <p className={styles.label}>E-mail</p>
          <p className={styles.value}>{user.email}</p>
        </div>
        {!isAsking && <Button onClick={() => setIsAsking(true)}>Change address</Button>}
      </div>
      {sentTo !== null && (
        <Notice tone="good">
          We wrote to {sentTo}: open the link in that e-mail within a day. Until then {user.email} stays your address;
          we wrote there as well.
        </Notice>
      )}
      {isAsking && (
        <form className={styles.form} onSubmit={ask}>
          <TextField
            label="New e-mail"
            type="email"
            autoComplete="email"
            maxLength={limits.emailMax}
            value={email}
            error={wrongChange}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            error={wrongPassword}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div className={styles.actions}>
            <Button onClick={close}>Keep it</Button>
            <Button type="submit" variant="primary" busy={busy} disabled={!email.includes('@') || password === ''}>
              Send the e-mails
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function PasswordCard({ userId }: { userId: string }) {
  const api = useApi();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { busy, wrongPassword, wrongChange, run } = useOwnCall();
  const isShort = newPassword !== '' && newPassword.length < limits.passwordMin;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await run(() => api.call('changePassword', { body: { userId, password, newPassword } })))) return;
    setPassword('');
    setNewPassword('');
    notify.success('Your password is changed. Every other device was signed out.');
  };
  return (
    <Card title="Password" about="A new one signs out every other device.">
      <form className={styles.form} onSubmit={save}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          maxLength={limits.passwordMax}
          value={password}
          error={wrongPassword}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          value={newPassword}
          error={isShort ? 'Password must be at least 6 characters' : wrongChange}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={busy} disabled={password === '' || newPassword === '' || isShort}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}
