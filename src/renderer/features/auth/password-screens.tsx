import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { focusHeading, usePageTitle } from '../../shared/page.ts';
import { Form, FormPasswordField, FormTextField } from '../../shared/form/form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { Logo } from '../../shared/ui/basics.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import styles from './password-screens.module.css';
import { SignInFrame, forgotRules, resetRules } from './sign-in-frame.tsx';

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

const redirectAfterMs = 2000;

/** The one-time token of the letter, taken out of the address bar so that no history, screenshot or referrer carries it (RE-11). */
function useTokenOnce(): string {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get('token') ?? '');
  useEffect(() => {
    if (query.has('token')) setQuery({}, { replace: true });
  }, [query, setQuery]);
  return token;
}

export function ResetPasswordScreen() {
  usePageTitle('Reset Your Password', 'Create a new password to regain access to the account');
  const { api } = useServices();
  const navigate = useNavigate();
  const token = useTokenOnce();
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const [isSpent, setIsSpent] = useState(false);
  const newLink = useRef<HTMLAnchorElement>(null);
  // the way on, where the press that failed would leave the keyboard nowhere
  useEffect(() => {
    if (isSpent) newLink.current?.focus();
  }, [isSpent]);
  const reset = async ({ password }: { password: string }) => {
    try {
      const reply = await api.call('resetPassword', { body: { userId: token, password } });
      if (reply.success) {
        notify.success('Password reset successfully! You can log in now.');
        redirect.current = setTimeout(() => void navigate(paths.login, { replace: true }), redirectAfterMs);
      } else {
        notify.error('Failed to reset password. Try again.');
        setIsSpent(reply.code === 'accounts.reset_token_invalid');
      }
    } catch {
      notify.error('An error occurred. Please try again.');
    }
  };

  return (
    <main className={styles.page}>
      <Logo sizePx={34} />
      <h1 className={styles.title}>Reset Password</h1>
      <div className={styles.card}>
        <Card>
          {!isSpent && <p className={styles.prompt}>Enter your new password below</p>}
          {(token === '' || isSpent) && (
            <div className={styles.notice}>
              <Notice tone="warn">
                {isSpent
                  ? 'This link was used before, is older than an hour, or a newer one was sent.'
                  : 'This link is incomplete or was opened before.'}{' '}
                <Link ref={newLink} to={paths.forgotPassword}>
                  Ask for a new one
                </Link>
                .
              </Notice>
            </div>
          )}
          {!isSpent && (
            <Form initialValues={{ password: '', confirmPassword: '' }} schema={resetRules} onSubmit={reset}>
              {(form) => (
                <>
                  <FormPasswordField
                    name="password"
                    label="New Password"
                    placeholder="Enter new password"
                    autoComplete="new-password"
                  />
                  <FormPasswordField
                    name="confirmPassword"
                    label="Confirm Password"
                    placeholder="Confirm new password"
                    autoComplete="new-password"
                  />
                  <Button
                    type="submit"
                    variant="primary"
                    wide
                    busy={form.isSubmitting}
                    disabled={!form.isValid || form.touched.password !== true}
                  >
                    Reset Password
                  </Button>
                </>
              )}
            </Form>
          )}
        </Card>
      </div>
    </main>
  );
}
