import { reasonFor } from '../api/failure.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton.module.css';
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
      <Skeleton />
    </div>
  );
}
