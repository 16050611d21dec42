/** The rights of an owner who has not chosen a plan yet, to whom the account page is closed: everything as a file, and the end of the account. */
import { useRef, useState } from 'react';
import { Download } from 'lucide-react';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { PasswordField } from '../../shared/ui/fields.tsx';
import { TypedConfirm } from '../../shared/ui/dialog.tsx';
import type { Api } from '../../shared/api/api.ts';
import { saveFile } from '../../shared/page.ts';
import styles from './your-data.module.css';

export function YourData({ session, onDeleted }: { session: SessionRecord; onDeleted: () => void }) {
  const { user, agent } = session;
  return (
    <details className={styles.data}>
      <summary>Your data and your account</summary>
      <div className={styles.parts}>
        <ExportAccount userId={user._id} agentId={agent._id} />
        <DeleteAccount userId={user._id} email={user.email} onDeleted={onDeleted} />
      </div>
    </details>
  );
}

interface DeleteAccountProps {
  userId: string;
  email: string;
  onDeleted: () => void;
}

export function DeleteAccount({ userId, email, onDeleted }: DeleteAccountProps) {
  const api = useApi();
  const [asks, setAsks] = useState(false);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);

  const erase = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      const reply = await api.call('deleteAccount', { body: { userId, password } });
      if (reply.success) {
        notify.success('Your account is deleted.');
        onDeleted();
      } else setRefused(reply.message);
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  const close = () => {
    setAsks(false);
    setPassword('');
    setRefused(undefined);
  };

  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3>Delete your account</h3>
          <p className={styles.about}>
            Your agent stops at once, your plan ends, and everything that is kept is deleted within minutes.
          </p>
        </div>
        <Button variant="danger" onClick={() => setAsks(true)}>
          Delete account
        </Button>
      </div>
      {asks && (
        <TypedConfirm
          title="Delete your account?"
          about="Your agent, its knowledge, all conversations, unused interactions and your sign-in are gone for good. This cannot be undone: download your data first if you may need it."
          word={email}
          does="Delete everything"
          busy={busy}
          more={
            <PasswordField
              label="Your password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={refused}
              autoComplete="current-password"
            />
          }
          ready={password !== ''}
          onConfirm={erase}
          onClose={close}
        />
      )}
    </Card>
  );
}

export function ExportAccount({ userId, agentId }: { userId: string; agentId: string }) {
  const api = useApi();
  /** conversations so far; null while nothing is collected */
  const [collected, setCollected] = useState<number | null>(null);
  const stopped = useRef(new AbortController());

  const collect = async () => {
    stopped.current = new AbortController();
    const { signal } = stopped.current;
    setCollected(0);
    try {
      const parts = await collectExport({ api, userId, agentId, signal, onProgress: setCollected });
      saveFile(`vitrine-${new Date().toISOString().slice(0, 10)}.json`, parts, 'application/json');
    } catch {
      if (!signal.aborted) notify.error('The file could not be made. Please try again.');
    } finally {
      setCollected(null);
    }
  };

  return (
    <Card>
      <div className={styles.row}>
        <div className={styles.words}>
          <h3>Download your data</h3>
          <p className={styles.about} aria-live="polite">
            {collected === null
              ? 'Your account, your agent, your credits and every conversation, in one JSON file.'
              : `${collected.toLocaleString('en')} conversations collected ...`}
          </p>
        </div>
        {collected !== null && <Button onClick={() => stopped.current.abort()}>Stop</Button>}
        <Button icon={<Download size={16} aria-hidden="true" />} busy={collected !== null} onClick={collect}>
          Download
        </Button>
      </div>
    </Card>
  );
}

interface Needs {
  api: Pick<Api, 'call'>;
  userId: string;
  agentId: string;
  signal: AbortSignal;
  /** conversations so far */
  onProgress: (conversations: number) => void;
}

/** Everything, as the pieces of one JSON text: a page of conversations at a time, so that no call takes long however much there is. */
async function collectExport({ api, userId, agentId, signal, onProgress }: Needs): Promise<string[]> {
  const account = await api.call('exportAccount', { params: { id: userId }, signal });
  const parts = [`${JSON.stringify(account.export, null, 2).slice(0, -2)},\n  "conversations": [`];
  let collected = 0;
  for (let after: string | null | undefined; after !== null;) {
    const body = { agentId, ...(after !== undefined && { after }) };
    const page = await nextPage(api, body, signal);
    for (const conversation of page.conversations) {
      parts.push(`${collected === 0 ? '' : ','}\n${JSON.stringify(conversation)}`);
      collected += 1;
    }
    onProgress(collected);
    after = page.next;
  }
  return [...parts, '\n  ]\n}\n'];
}

const nextPage = (api: Needs['api'], body: { agentId: string; after?: string }, signal: AbortSignal) =>
  api.call('exportConversations', { body, signal });
