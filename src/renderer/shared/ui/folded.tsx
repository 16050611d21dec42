/** A long list shows its first entries; one press shows all of them. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './folded.module.css';

/** fewer than these are not worth a press */
const worthFolding = 3;

interface FoldedProps<T> {
  entries: readonly T[];
  /** how many are shown at first */
  first: number;
  /** "20 questions", after "Show all" */
  all: string;
  children: (shown: readonly T[], isFolded: boolean) => ReactNode;
}

export function Folded<T>({ entries, first, all, children }: FoldedProps<T>) {
  const [isWhole, setIsWhole] = useState(false);
  const folds = entries.length >= first + worthFolding;
  const isFolded = folds && !isWhole;
  return (
    <>
      {children(isFolded ? entries.slice(0, first) : entries, isFolded)}
      {folds && (
        <div className={styles.foot}>
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${all}`}
          </Button>
        </div>
      )}
    </>
  );
}
