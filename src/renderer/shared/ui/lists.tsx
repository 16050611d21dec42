import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './lists.module.css';

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

/** A long list shows its first entries; one press shows all of them. */
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

interface DeletedNoteProps {
  name: string;
  /** what went with it, in words */
  also?: string;
  onUndo: () => void;
}

/** In the place of what was deleted, with the way back under the keyboard's hand. */
export function DeletedNote({ name, also, onUndo }: DeletedNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <output className={styles.note}>
      <span>
        “{name}” was deleted.{also !== undefined && ` ${also}`}
      </span>
      <Button ref={undo} variant="quiet" onClick={onUndo}>
        Undo
      </Button>
    </output>
  );
}

/** The button that opened a form has the keyboard again once the form is gone: not a frame later, when a busy machine may not have drawn it yet. */
export function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
