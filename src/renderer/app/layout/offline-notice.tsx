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
            ? 'Kept on this computer: your server cannot be reached, and this is as it was when it last could. What you type is kept too.'
            : 'You are offline. What you type is kept, and can be saved when the connection is back.'}
        </p>
      )}
    </div>
  );
}
