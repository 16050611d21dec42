import { useEffect } from 'react';
import { CircleX } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAuth } from '../../features/auth/auth-context.tsx';
import { useCancelledPayment } from '../../features/billing/payment-return.ts';
import { paths } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { PaymentPage } from './payment-page.tsx';

const redirectAfterMs = 2000;

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
