import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../shared/focus-heading.ts';
import { Form } from '../../shared/form/form.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { forgotRules } from './rules.ts';
import styles from './forgot-password-screen.module.css';
import { SignInFrame } from './sign-in-frame.tsx';

export function ForgotPasswordScreen() {
  usePageTitle('Forgot Password · Vitrine');
  const { api } = useServices();
  /** where the link went */
  const [sentTo, setSentTo] = useState<string | null>(null);

  const sendLink = async ({ email }: { email: string }) => {
    try {
      const reply = await api.call('forgotPassword', { body: { email: email.trim() } });
      if (reply.success) {
        notify.success('Password reset email sent successfully!');
        setSentTo(email.trim());
      } else notify.error('Failed to send reset email. Please try again.');
    } catch {
      notify.error('An error occurred. Please try again.');
    }
  };

  const backToForm = () => {
    setSentTo(null);
    requestAnimationFrame(() => focusHeading('page'));
  };
  if (sentTo !== null)
    return <CheckInbox email={sentTo} onAgain={() => sendLink({ email: sentTo })} onOther={backToForm} />;
  return (
    <SignInFrame
      title="Forgot Password"
      about="We will send you a link to choose a new one. It works for an hour."
      foot={
        <>
          Remembered it? <Link to={paths.login}>Sign In</Link>
        </>
      }
    >
      <Form initialValues={{ email: '' }} schema={forgotRules} onSubmit={sendLink}>
        {(form) => (
          <>
            <FormTextField name="email" type="email" label="Email" autoComplete="username" inputMode="email" />
            <Button type="submit" variant="primary" wide busy={form.isSubmitting} disabled={!form.isValid}>
              Send Reset Link
            </Button>
          </>
        )}
      </Form>
    </SignInFrame>
  );
}

interface CheckInboxProps {
  email: string;
  onAgain: () => Promise<void>;
  onOther: () => void;
}

/** The same for addresses with and without an account, as the server's answer is (RE-07). */
function CheckInbox({ email, onAgain, onOther }: CheckInboxProps) {
  const [busy, setBusy] = useState(false);
  useEffect(() => focusHeading('page'), []);
  const again = async () => {
    setBusy(true);
    await onAgain();
    setBusy(false);
  };
  return (
    <SignInFrame
      title="Check your inbox"
      about={`If ${email} has an account, an e-mail with a link is on its way. It works for an hour.`}
      foot={
        <>
          Remembered it? <Link to={paths.login}>Sign In</Link>
        </>
      }
    >
      <p className={styles.wait}>
        Nothing there after two minutes? Look in the spam folder, or have it sent again: the newest link is the one that
        works.
      </p>
      <div className={styles.ways}>
        <Button variant="primary" wide busy={busy} onClick={again}>
          Send it again
        </Button>
        <Button wide onClick={onOther}>
          Use another address
        </Button>
      </div>
    </SignInFrame>
  );
}
