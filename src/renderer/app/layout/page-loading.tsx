import { useNavigation } from 'react-router-dom';
import styles from './page-loading.module.css';

/** A line under the bar while the next page's files are on their way: the press was heard. */
export function PageLoading() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <output className={styles.line} aria-label="Loading the page" />;
}
