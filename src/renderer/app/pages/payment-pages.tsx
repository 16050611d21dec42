import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { topUp } from '@vitrine/contract/plans';
import { Logo, Spinner } from '../../shared/ui/basics.tsx';
import { useAuth } from '../../features/auth/auth-context.tsx';
import { useCancelledPayment, useValidatedPayment } from '../../features/billing/payments.ts';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/page.ts';
import styles from './payment-pages.module.css';

interface PaymentPageProps {
  /** a spinner where there is none yet */
  icon?: ReactNode;
  title: string;
  tone?: 'good' | 'bad';
  children: ReactNode;
}

/** What a payment came to, on the way from the provider back into the app. */
function PaymentPage({ icon, title, tone = 'good', children }: PaymentPageProps) {
  return (
    <main className={styles.page}>
      <Logo sizePx={28} />
      <div className={styles.card} aria-live="polite">
        <span className={styles[tone]}>{icon ?? <Spinner sizePx={36} label="" />}</span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.words}>{children}</p>
      </div>
    </main>
  );
}

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

/** Where the provider sends who left the checkout (4-41). */
export function CancelPage() {
  usePageTitle('Payment · Vitrine');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state } = useAuth();
  const named = query.get('userId') || null;
  const userId = named ?? (state.kind === 'owner' ? state.session.user._id : null);
  const told = useCancelledPayment(userId, named !== null || state.kind !== 'loading');

  useEffect(() => {
    if (!told) return undefined;
    const redirect = setTimeout(() => void navigate(paths.onboarding, { replace: true }), redirectAfterMs);
    return () => clearTimeout(redirect);
  }, [told, navigate]);

  return (
    <PaymentPage icon={<CircleX size={32} aria-hidden="true" />} title="Payment Failed" tone="bad">
      The payment was not completed, and nothing was charged. We take you back, and you can choose again.
    </PaymentPage>
  );
}
