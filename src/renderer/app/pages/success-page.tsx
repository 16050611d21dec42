import { useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { topUp } from '@vitrine/contract/plans';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../features/auth/auth-context.tsx';
import { useValidatedPayment } from '../../features/billing/payment-return.ts';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { PaymentPage } from './payment-page.tsx';

const redirectAfterMs = 2000;

/** Where the provider sends who has paid. It says so only once the server does, and marks nobody but that very user (4-40, PA-19). */
export function SuccessPage() {
  usePageTitle('Payment · Vitrine');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const userId = query.get('userId') || null;
  const answer = useValidatedPayment(userId);
  const { state, changeSession } = useAuth();
  const isTheirs = state.kind === 'owner' && state.session.user._id === userId;
  const marked = useRef(false);

  useEffect(() => {
    if (answer !== 'paid' || !isTheirs || marked.current) return;
    marked.current = true;
    changeSession((session) => ({ ...session, payment: { ...session.payment, verifyPayment: true } }));
  }, [answer, isTheirs, changeSession]);

  useEffect(() => {
    if (answer === 'checking') return undefined;
    if (answer === 'not paid') {
      void navigate(paths.login, { replace: true });
      return undefined;
    }
    const redirect = setTimeout(() => void navigate(paths.onboarding, { replace: true }), redirectAfterMs);
    return () => clearTimeout(redirect);
  }, [answer, navigate]);

  return answer === 'paid' ? (
    <PaymentPage icon={<CircleCheck size={32} aria-hidden="true" />} title="Payment Successful">
      {query.get('bought') === 'top_up'
        ? `Thank you. Your top-up of ${topUp.interactions} AI interactions is on your account, and your plan stays as it is.`
        : 'Thank you. Your plan is active, and we take you to your agent in a moment.'}
    </PaymentPage>
  ) : (
    <PaymentPage title="Checking your payment">
      We are asking the payment provider. This takes a few seconds.
    </PaymentPage>
  );
}
