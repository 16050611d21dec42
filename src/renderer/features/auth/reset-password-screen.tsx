import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { FormPasswordField } from '../../shared/form/form-text-field.tsx';
import { Form } from '../../shared/form/form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { resetRules } from './rules.ts';
import styles from './reset-password-screen.module.css';

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
