import { Archive, WifiOff } from 'lucide-react';
import { useKept, useOnline } from '../../shared/use-online.ts';
import styles from './offline-notice.module.css';

/** Says on every page why nothing can be saved just now, and that what is read may be of earlier. */
export function OfflineNotice() {
  const online = useOnline();
  const kept = useKept();
  const Icon = kept ? Archive : WifiOff;
  return (
    <div className={styles.place} aria-live="polite">
      {(kept || !online) && (
        <p className={styles.notice}>
          <Icon size={16} aria-hidden="true" />
          {kept
            ? 'Your server cannot be reached. You see what it last sent, and what you type is kept on this computer.'
            : 'You are offline. What you type is kept, and can be saved when the connection is back.'}
        </p>
      )}
    </div>
  );
}
