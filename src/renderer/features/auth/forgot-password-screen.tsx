import { Link } from 'react-router-dom';
import { Form } from '../../shared/form/form.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { forgotRules } from './rules.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export function ForgotPasswordScreen() {
  usePageTitle('Forgot Password · Vitrine');
  const { api } = useServices();

  const sendLink = async ({ email }: { email: string }) => {
    try {
      const reply = await api.call('forgotPassword', { body: { email: email.trim() } });
      if (reply.success) notify.success('Password reset email sent successfully!');
      else notify.error('Failed to send reset email. Please try again.');
    } catch {
      notify.error('An error occurred. Please try again.');
    }
  };

  return (
    <SignInFrame
      title="Forgot Password"
      about="We will send you a link to choose a new one. It works for an hour."
      foot={
        <>
          You remember it? <Link to={paths.login}>Sign In</Link>
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
