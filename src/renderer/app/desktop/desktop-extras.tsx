/** What only the desktop does while an owner is signed in: reopening where they were, telling of new conversations, and waiting for payments. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DesktopEvent } from '../../../preload/bridge.ts';
import { paths } from '../../shared/paths.ts';
import type { Desktop } from '../../shared/platform/platform.ts';
import { report } from '../../shared/report.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useOwner } from '../use-owner.ts';
import styles from './desktop-extras.module.css';
import { PaymentWait } from './payment-wait.tsx';
import { useConversationAlerts } from './use-conversation-alerts.ts';
import { useReadAhead } from './use-read-ahead.ts';

type Update = Extract<DesktopEvent, { kind: 'update' }>;

export function DesktopExtras({ desktop }: { desktop: Desktop }) {
  const { session } = useOwner();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const userId = session.user._id;
  const [update, setUpdate] = useState<Update | null>(null);
  useConversationAlerts(desktop, session.agent._id, session.payment.verifyPayment);
  useReadAhead({ agentId: session.agent._id, userId, isOpen: session.payment.verifyPayment });

  useEffect(() => {
    desktop.rememberPath(pathname + search).catch((error: unknown) => report('The path is not remembered', error));
  }, [desktop, pathname, search]);

  useEffect(
    () =>
      desktop.onEvent((event) => {
        // the page asks the server what came of the payment: the event itself proves nothing (T04)
        if (event.kind === 'payment')
          void navigate(`${event.outcome === 'success' ? paths.success : paths.cancel}?userId=${userId}`);
        else if (event.kind === 'conversation') void navigate(`${paths.conversations}?id=${event.id}`);
        else setUpdate(event);
      }),
    [desktop, navigate, userId],
  );
  return (
    <>
      {update !== null && <UpdateNotice update={update} onRestart={() => desktop.restartToUpdate()} />}
      <PaymentWait desktop={desktop} />
    </>
  );
}

interface UpdateNoticeProps {
  update: Update;
  onRestart: () => Promise<void>;
}

function UpdateNotice({ update: { version, percent }, onRestart }: UpdateNoticeProps) {
  const name = version === '' ? 'A new version' : `Vitrine ${version}`;
  return (
    <div className={styles.update}>
      {percent === null ? (
        <Notice
          tone="good"
          action={
            <Button
              variant="primary"
              onClick={() => void onRestart().catch((error: unknown) => report('There was no restart', error))}
            >
              Restart to update
            </Button>
          }
        >
          {name} is here. What you typed is kept.
        </Notice>
      ) : (
        <Notice>
          {name} is being downloaded: {percent} %
        </Notice>
      )}
    </div>
  );
}
