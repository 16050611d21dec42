import { Fragment } from 'react';
import { useLater } from '../use-later.ts';
import { classes } from './classes.ts';
import styles from './skeleton.module.css';

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
