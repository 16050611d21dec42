import { useRef } from 'react';
import type { FormikProps } from 'formik';
import { Link } from 'react-router-dom';
import { Form } from '../../shared/form/form.tsx';
import { FormPasswordField } from '../../shared/form/form-password-field.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { usePlatform, useServices } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useAuth } from './auth-context.tsx';
import { loginRules } from './rules.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './login-screen.module.css';
import { useAutofill } from './use-autofill.ts';
import { WhyHereNotice } from './why-here-notice.tsx';

const empty = { email: '', password: '' };
type Values = typeof empty;

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
      <Form initialValues={empty} schema={loginRules} onSubmit={logIn} formRef={formElement}>
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
