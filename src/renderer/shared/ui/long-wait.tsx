import { useLater } from '../use-later.ts';
import styles from './long-wait.module.css';
import { Spinner } from './spinner.tsx';

const longAfterMs = 5000;

/** A spinner that begins to speak when the wait gets long. */
export function LongWait() {
  const long = useLater(longAfterMs);
  return (
    <div className={styles.wait}>
      <Spinner sizePx={24} />
      <p className={styles.words} aria-live="polite">
        {long && 'This takes longer than usual. We keep trying.'}
      </p>
    </div>
  );
}
