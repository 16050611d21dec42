import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useAuth } from './auth-context.tsx';
import styles from './restore-failed-notice.module.css';

/** For those who were signed in but could not be recognised because the server did not answer. */
export function RestoreFailedNotice() {
  const { state, restore } = useAuth();
  const [trying, setTrying] = useState(false);
  if (state.kind !== 'nobody' || !state.restoreFailed) return null;
  const tryAgain = async () => {
    setTrying(true);
    await restore();
    setTrying(false);
  };
  return (
    <div className={styles.notice}>
      <Notice
        tone="warn"
        action={
          <Button busy={trying} onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        We could not reach Vitrine to sign you in again. Your work is safe.
      </Notice>
    </div>
  );
}
