import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { FormikProps } from 'formik';
import { Link } from 'react-router-dom';
import { Form, FormPasswordField, FormTextField } from '../../shared/form/form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { usePlatform, useServices } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { usePageTitle } from '../../shared/page.ts';
import { report } from '../../shared/api/failure.ts';
import { useAuth } from './auth-context.tsx';
import { SignInFrame, loginRules, registerRules } from './sign-in-frame.tsx';
import styles from './sign-in-screens.module.css';

const emptyLogin = { email: '', password: '' };
type Values = typeof emptyLogin;

export function LoginScreen() {
  usePageTitle('Sign In · Vitrine');
  const { api } = useServices();
  const { setSession } = useAuth();
  const formElement = useRef<HTMLFormElement>(null);

  const logIn = async ({ email, password }: Values) => {
    try {
      const reply = await api.call('login', { body: { email: email.trim(), password } });
      if (reply.success) setSession(reply);
      else notify.error('Invalid email or password');
    } catch {
      notify.error('An error occurred. Please try again.');
    }
  };

  return (
    <SignInFrame
      title="Sign In"
      about="Welcome back to your agent."
      foot={
        <>
          New here? <Link to={paths.register}>Sign Up</Link>
        </>
      }
    >
      <WhyHereNotice />
      <ConnectedTo />
      <Form initialValues={emptyLogin} schema={loginRules} onSubmit={logIn} formRef={formElement}>
        {(form) => <LoginFields form={form} formElement={formElement} />}
      </Form>
    </SignInFrame>
  );
}

/** On the desktop the server is a choice: which one it is stands where people sign in. */
function ConnectedTo() {
  const { desktop } = usePlatform();
  if (desktop === undefined) return null;
  return (
    <p className={styles.server}>
      Connected to {new URL(desktop.start.serverOrigin).host}. <Link to={paths.desktopApp}>Change</Link>
    </p>
  );
}

interface LoginFieldsProps {
  form: FormikProps<Values>;
  formElement: React.RefObject<HTMLFormElement | null>;
}

function LoginFields({ form, formElement }: LoginFieldsProps) {
  useAutofill(formElement, form.values, (found) => {
    void form.setTouched(Object.fromEntries(Object.keys(found).map((name) => [name, true])), false);
    void form.setValues({ ...form.values, ...found });
  });
  const touched = Object.values(form.touched).some(Boolean);
  return (
    <>
      <FormTextField name="email" type="email" label="Email" autoComplete="username" inputMode="email" />
      <FormPasswordField name="password" label="Password" autoComplete="current-password" />
      <p className={styles.forgot}>
        <Link to={paths.forgotPassword}>Forgot Password?</Link>
      </p>
      <Button type="submit" variant="primary" wide busy={form.isSubmitting} disabled={!touched || !form.isValid}>
        Log In
      </Button>
    </>
  );
}

const checkAfterMs = 700;

/** The names and values of what the browser typed into a form by itself, without telling React. */
function filledIn(form: HTMLFormElement, known: Record<string, string>): Record<string, string> {
  const inputs = [...form.querySelectorAll('input')];
  // What a person has typed is known already and wins (AU-21).
  const news = inputs.filter(({ name, value }) => value !== '' && known[name] === '');
  return Object.fromEntries(news.map(({ name, value }) => [name, value]));
}

/**
 * Picks up autofilled values about 700 ms after the screen loads, and again whenever the browser says that it fills a field:
 * Chrome keeps them hidden until the first gesture (T28).
 */
function useAutofill(
  form: RefObject<HTMLFormElement | null>,
  known: Record<string, string>,
  onFound: (found: Record<string, string>) => void,
): void {
  const look = useRef(() => {});
  useEffect(() => {
    look.current = () => {
      const found = form.current === null ? {} : filledIn(form.current, known);
      if (Object.keys(found).length > 0) onFound(found);
    };
  });
  useEffect(() => {
    const element = form.current;
    const lookNow = () => look.current();
    const onAnimation = (event: AnimationEvent) => {
      if (event.animationName === 'vitrine-autofill') lookNow();
    };
    const timer = setTimeout(lookNow, checkAfterMs);
    element?.addEventListener('animationstart', onAnimation);
    element?.addEventListener('change', lookNow);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('animationstart', onAnimation);
      element?.removeEventListener('change', lookNow);
    };
  }, [form]);
}

/** For those who did not mean to be on the log-in page: what happened, and that nothing is lost. */
function WhyHereNotice() {
  const { state, restore } = useAuth();
  const [trying, setTrying] = useState(false);
  const waits = state.kind === 'nobody' && state.why === 'unreachable';
  // a device that gets its network back, or wakes, goes on without a press
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => void restore();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waits, restore]);
  if (state.kind !== 'nobody') return null;
  const tryAgain = async () => {
    setTrying(true);
    await restore();
    setTrying(false);
  };
  if (state.why === 'ended') {
    return (
      <div className={styles.notice}>
        <Notice>You have been signed out. Sign in again to go on: what you were typing is kept.</Notice>
      </div>
    );
  }
  if (state.why === 'unreachable') {
    return (
      <div className={styles.notice}>
        <Notice
          tone="warn"
          action={
            <Button busy={trying} onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          We could not reach Vitrine to sign you in again. Your work is safe.
        </Notice>
      </div>
    );
  }
  return null;
}

const emptyRegistration = { name: '', email: '', password: '' };

const addressTaken = 'accounts.address_taken';

export function RegisterScreen() {
  usePageTitle('Sign Up · Vitrine');
  const { api } = useServices();
  const { setSession } = useAuth();

  return (
    <SignInFrame
      title="Sign Up"
      about="Your agent can be answering visitors today."
      foot={
        <>
          Already have an account? <Link to={paths.login}>Sign In</Link>
        </>
      }
    >
      <Form
        initialValues={emptyRegistration}
        schema={registerRules}
        onSubmit={async ({ name, email, password }, form) => {
          try {
            const reply = await api.call('register', { body: { name: name.trim(), email: email.trim(), password } });
            if (reply.success) {
              setSession(reply);
              return;
            }
            notify.error('Error Notification!');
            // The toast's text is the specification's and helps nobody: say what is wrong where it is wrong (T34).
            if (reply.code === addressTaken)
              form.setFieldError('email', 'This address has an account already. Sign in instead.');
            else form.setFieldError('password', reply.message);
          } catch (error) {
            report('The registration failed', error);
            notify.error('An error occurred during registration.');
          }
        }}
      >
        {(form) => (
          <>
            <FormTextField name="name" label="Name" autoComplete="name" />
            <FormTextField name="email" type="email" label="Email" autoComplete="username" inputMode="email" />
            <FormPasswordField
              name="password"
              label="Password"
              autoComplete="new-password"
              hint="At least 6 characters; a longer one is safer."
            />
            <Button type="submit" variant="primary" wide busy={form.isSubmitting}>
              Registre
            </Button>
          </>
        )}
      </Form>
    </SignInFrame>
  );
}
