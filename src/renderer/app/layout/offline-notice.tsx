import { WifiOff } from 'lucide-react';
import { useOnline } from '../../shared/use-online.ts';
import styles from './offline-notice.module.css';

/** Says on every page why nothing can be saved just now. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <p className={styles.notice}>
          <WifiOff size={16} aria-hidden="true" />
          You are offline. What you type is kept, and can be saved when the connection is back.
        </p>
      )}
    </div>
  );
}
