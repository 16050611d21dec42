import { Button } from './button.tsx';
import styles from './loading-or-failed.module.css';
import { Notice } from './notice.tsx';
import { Spinner } from './spinner.tsx';

interface LoadingOrFailedProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
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
        We could not load {what}. Check your connection and try again.
      </Notice>
    );
  }
  return (
    <div className={styles.loading}>
      <Spinner sizePx={24} />
    </div>
  );
}
