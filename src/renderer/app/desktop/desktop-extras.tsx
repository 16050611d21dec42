/** What only the desktop does while an owner is signed in: it reopens the last page, announces new conversations and waits for payments. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { DesktopEvent } from '../../../preload/bridge.ts';
import { isNetworkFailure, report } from '../../shared/api/failure.ts';
import { handoverQuery, historyQuery, listQuery } from '../../shared/api/queries.ts';
import { paths } from '../../shared/paths.ts';
import type { Desktop } from '../../shared/platform/platform.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useOwner } from '../gate.tsx';
import { sessionFromProfile } from '../../features/auth/auth-context.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Spinner } from '../../shared/ui/basics.tsx';
import styles from './desktop-extras.module.css';
import { readAhead, readAheadRecord, useConversationAlerts } from './background-work.ts';

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

const recordKey = 'read-ahead';
/** the app's first screen comes before */
const firstAfterMs = 5_000;
const againEveryMs = 15 * 60_000;
const pauseMs = 1_000;

interface Whose {
  agentId: string;
  userId: string;
  /** false: nothing can be read yet */
  isOpen: boolean;
}

/** Reads ahead while the desktop app is open and online; see `background-work.ts`. */
function useReadAhead({ agentId, userId, isOpen }: Whose): void {
  const api = useApi();
  const { drafts } = usePlatform();

  // main forgets what it kept when a session ends
  useEffect(() => api.onSignedOut(() => drafts.remove(recordKey)), [api, drafts]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let isRunning = false;
    async function run(): Promise<void> {
      if (isRunning || !navigator.onLine) return;
      isRunning = true;
      try {
        // an app that starts without a network asks first who is signed in
        await api.call('getUser', { params: { id: userId } });
        await readAhead({
          agentId,
          list: async (page) => (await api.call('getSessionsList', { query: listQuery(agentId, page) })).sessions,
          async fetch(conversationId) {
            await api.call('getSessionMessages', { query: historyQuery(conversationId, 1) });
            await api.call('getHandover', { query: handoverQuery(agentId, conversationId) });
          },
          before: readAheadRecord(drafts.read(recordKey)),
          keep: (now) => drafts.write(recordKey, now),
          pause: () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
          isOver: () => isOver,
        });
      } catch (error) {
        if (!isNetworkFailure(error)) report('Conversations were not read ahead', error);
      } finally {
        isRunning = false;
      }
    }
    const now = () => void run();
    const first = setTimeout(now, firstAfterMs);
    const again = setInterval(now, againEveryMs);
    window.addEventListener('online', now);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(again);
      window.removeEventListener('online', now);
    };
  }, [api, drafts, agentId, userId, isOpen]);
}

const askEveryMs = 3000;

/** The payment page opened in the system's browser: the app waits here, asks the server, and goes on once the server knows (T30). */
function PaymentWait({ desktop }: { desktop: Desktop }) {
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
