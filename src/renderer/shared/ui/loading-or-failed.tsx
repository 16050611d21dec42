import { Fragment } from 'react';
import { reasonFor } from '../api/failure.ts';
import { useLater } from '../use-later.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
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

const longAfterMs = 5000;

interface SkeletonProps {
  /** fields with their labels, or the rows of a list */
  of?: 'fields' | 'rows';
  count?: number;
}

/** The frame of what is on its way; it begins to speak when the wait gets long. */
export function Skeleton({ of = 'fields', count = 3 }: SkeletonProps) {
  const long = useLater(longAfterMs);
  return (
    <>
      <output className={classes(styles.skeleton, styles[of])} aria-label="Loading">
        {Array.from({ length: count }, (_none, at) => (
          <Fragment key={at}>
            <span className={classes(styles.bone, styles.short)} />
            <span className={styles.bone} />
          </Fragment>
        ))}
      </output>
      <p className={styles.words} aria-live="polite">
        {long && 'This takes longer than usual. We keep trying.'}
      </p>
    </>
  );
}
