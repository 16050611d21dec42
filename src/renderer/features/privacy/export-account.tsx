import { useRef, useState } from 'react';
import { Download } from 'lucide-react';
import { notify } from '../../shared/notify/notify.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import styles from './account-row.module.css';
import { collectExport } from './collect-export.ts';

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
