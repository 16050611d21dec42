import type { ReplyOf } from '@vitrine/contract/routes';
import { Notice } from '../../shared/ui/notice.tsx';
import styles from './training-progress.module.css';
import { phaseWords, shareDone } from './training-words.ts';

type Status = NonNullable<ReplyOf<'getStatus'>['knowledge']>;

/** The training as it goes: pages found, read and failed, and why. */
export function TrainingProgress({ progress, failedPages }: Pick<Status, 'progress' | 'failedPages'>) {
  if (progress === null) return null;
  const share = shareDone(progress);
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <span className={styles.phase} aria-live="polite">
          {phaseWords(progress.phase)}
        </span>
        {share !== null && <span className={styles.share}>{Math.round(share * 100)} %</span>}
      </div>
      <progress className={styles.bar} aria-label="Training" value={share ?? undefined} max={1} />
      <dl className={styles.counts}>
        <Count what="pages found" number={progress.pagesFound} />
        <Count what="read" number={progress.pagesDone - progress.pagesFailed} />
        <Count what="products" number={progress.productsFound} />
        <Count what="failed" number={progress.pagesFailed} />
      </dl>
      {progress.reason !== null && (
        <Notice tone={progress.phase === 'failed' ? 'bad' : 'warn'}>{progress.reason}</Notice>
      )}
      {failedPages.length > 0 && (
        <details className={styles.failed}>
          <summary>Pages that could not be read</summary>
          <ul>
            {failedPages.map(({ url, reason }) => (
              <li key={url}>
                <span className={styles.url}>{url}</span>
                <span className={styles.reason}>{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const count = new Intl.NumberFormat('en-GB');

function Count({ what, number }: { what: string; number: number }) {
  return (
    <div className={styles.count}>
      <dd>{count.format(number)}</dd>
      <dt>{what}</dt>
    </div>
  );
}
