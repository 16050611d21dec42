import { Spinner } from '../shared/ui/spinner.tsx';
import styles from './splash.module.css';

/** The moment before it is known who is there. */
export function Splash() {
  return (
    <div className={styles.splash}>
      <Spinner sizePx={28} />
    </div>
  );
}
