/** The payment page opened in the system's browser: the app waits here, asks the server, and goes on once the server knows (T30). */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { sessionFromProfile } from '../../features/auth/session.ts';
import { notify } from '../../shared/notify/notify.ts';
import type { Desktop } from '../../shared/platform/platform.ts';
import { report } from '../../shared/report.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useOwner } from '../use-owner.ts';
import styles from './payment-wait.module.css';

const askEveryMs = 3000;

export function PaymentWait({ desktop }: { desktop: Desktop }) {
  const { session, change } = useOwner();
  const [left, setLeft] = useState<{ url: string; before: SessionRecord['payment'] } | null>(null);
  const payment = useRef(session.payment);
  useEffect(() => {
    payment.current = session.payment;
  }, [session.payment]);
  useEffect(() => desktop.onPaymentLeft((url) => setLeft({ url, before: payment.current })), [desktop]);
  if (left === null) return null;
  return (
    <Waiting
      key={left.url}
      before={left.before}
      userId={session.user._id}
      onPaid={change}
      onOpen={() => desktop.reopenPayment(left.url)}
      onClose={() => setLeft(null)}
    />
  );
}

interface WaitingProps {
  before: SessionRecord['payment'];
  userId: string;
  onPaid: ReturnType<typeof useOwner>['change'];
  onOpen: () => void;
  onClose: () => void;
}

const isPaid = (before: SessionRecord['payment'], now: SessionRecord['payment']) =>
  now.verifyPayment && (!before.verifyPayment || before.plan !== now.plan);

function Waiting({ before, userId, onPaid, onOpen, onClose }: WaitingProps) {
  const api = useApi();
  const [asking, setAsking] = useState(false);

  const ask = useCallback(async () => {
    try {
      const profile = await api.call('getUser', { params: { id: userId } });
      if (!isPaid(before, profile.payment)) return;
      // pages follow the record by themselves: the wizard goes on to its last step
      onPaid(({ user }) => sessionFromProfile(profile, user.token));
      onClose();
      notify.success('Payment Successful');
    } catch (error) {
      report('The server was not asked about the payment', error);
    }
  }, [api, before, userId, onPaid, onClose]);

  useEffect(() => {
    const now = () => void ask();
    const timer = setInterval(now, askEveryMs);
    window.addEventListener('focus', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', now);
    };
  }, [ask]);

  return (
    <Dialog title="Finish the payment in your browser" onClose={onClose}>
      <p className={styles.words}>
        The payment page opened outside this app. Once you have paid, this window goes on automatically. Nothing is
        charged if you close that page.
      </p>
      <p className={styles.waiting}>
        <Spinner label="" /> Waiting for the payment
      </p>
      <div className={styles.actions}>
        <Button onClick={onOpen}>Open the page again</Button>
        <Button
          variant="primary"
          busy={asking}
          onClick={async () => {
            setAsking(true);
            await ask();
            setAsking(false);
          }}
        >
          I have paid
        </Button>
      </div>
    </Dialog>
  );
}
