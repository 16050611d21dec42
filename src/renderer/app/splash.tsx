import { LongWait } from '../shared/ui/long-wait.tsx';
import styles from './splash.module.css';

/** The moment before it is known who is there. */
export function Splash() {
  return (
    <div className={styles.splash}>
      <LongWait />
    </div>
  );
}
