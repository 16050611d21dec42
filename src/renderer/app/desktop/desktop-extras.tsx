/** What only the desktop does while an owner is signed in: reopening where they were, telling of new conversations, and waiting for payments. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import type { Desktop } from '../../shared/platform/platform.ts';
import { report } from '../../shared/report.ts';
import { useOwner } from '../use-owner.ts';
import { PaymentWait } from './payment-wait.tsx';
import { useConversationAlerts } from './use-conversation-alerts.ts';

export function DesktopExtras({ desktop }: { desktop: Desktop }) {
  const { session } = useOwner();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const userId = session.user._id;
  useConversationAlerts(desktop, session.agent._id, session.payment.verifyPayment);

  useEffect(() => {
    desktop.rememberPath(pathname + search).catch((error: unknown) => report('The path is not remembered', error));
  }, [desktop, pathname, search]);

  useEffect(
    () =>
      desktop.onEvent((event) => {
        // the page asks the server what came of the payment: the event itself proves nothing (T04)
        if (event.kind === 'payment')
          void navigate(`${event.outcome === 'success' ? paths.success : paths.cancel}?userId=${userId}`);
        else void navigate(`${paths.conversations}?id=${event.id}`);
      }),
    [desktop, navigate, userId],
  );
  return <PaymentWait desktop={desktop} />;
}
