import { Link } from 'react-router-dom';
import { Form } from '../../shared/form/form.tsx';
import { FormPasswordField, FormTextField } from '../../shared/form/form-text-field.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { report } from '../../shared/report.ts';
import { useServices } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useAuth } from './auth-context.tsx';
import { registerRules } from './rules.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const empty = { name: '', email: '', password: '' };

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
        initialValues={empty}
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
