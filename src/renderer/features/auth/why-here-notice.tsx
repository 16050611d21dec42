import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useAuth } from './auth-context.tsx';
import styles from './why-here-notice.module.css';

/** For those who did not mean to be on the log-in page: what happened, and that nothing is lost. */
export function WhyHereNotice() {
  const { state, restore } = useAuth();
  const [trying, setTrying] = useState(false);
  const waits = state.kind === 'nobody' && state.why === 'unreachable';
  // a device that gets its network back, or wakes, goes on without a press
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => void restore();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waits, restore]);
  if (state.kind !== 'nobody') return null;
  const tryAgain = async () => {
    setTrying(true);
    await restore();
    setTrying(false);
  };
  if (state.why === 'ended') {
    return (
      <div className={styles.notice}>
        <Notice>You have been signed out. Sign in again to go on: what you were typing is kept.</Notice>
      </div>
    );
  }
  if (state.why === 'unreachable') {
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
  return null;
}
