/** In the place of what was deleted, with the way back under the keyboard's hand. */
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './deleted-note.module.css';

interface DeletedNoteProps {
  name: string;
  /** what went with it, in words */
  also?: string;
  onUndo: () => void;
}

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
