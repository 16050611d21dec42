import { useRef, useState } from 'react';
import { Download } from 'lucide-react';
import type { Api } from '../../shared/api/api.ts';
import { notify } from '../../shared/notify/notify.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import styles from './account-row.module.css';

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
