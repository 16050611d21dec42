import { reasonFor } from '../api/failure.ts';
import { Button } from './button.tsx';
import styles from './loading-or-failed.module.css';
import { LongWait } from './long-wait.tsx';
import { Notice } from './notice.tsx';

interface LoadingOrFailedProps {
  query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** "the design", "your profile" */
  what: string;
}

/** Stands in for what has not come yet, or did not come at all. */
export function LoadingOrFailed({ query, what }: LoadingOrFailedProps) {
  if (query.isError) {
    return (
      <Notice
        tone="bad"
        action={
          <Button busy={query.isFetching} onClick={() => query.refetch()}>
            Try again
          </Button>
        }
      >
        We could not load {what}. {reasonFor(query.error)}
      </Notice>
    );
  }
  return (
    <div className={styles.loading}>
      <LongWait />
    </div>
  );
}
