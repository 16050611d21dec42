import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { takeToasts } from '../notify/toasts.tsx';
import { classes } from './basics.tsx';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { TextField } from './fields.tsx';

interface DialogProps {
  title: string;
  about?: ReactNode;
  /** a full-width dialog, for what has to be compared side by side */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog: the browser keeps the focus inside, Escape and a press beside it close it. Mounted means open. */
export function Dialog({ title, about, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    if (dialog.current === null) return undefined;
    dialog.current.showModal();
    return takeToasts(dialog.current);
  }, []);
  return (
    // The press is a second way out for the mouse; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <h2 id={titleId}>{title}</h2>
            {about !== undefined && <p className={styles.about}>{about}</p>}
          </div>
          <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface TypedConfirmProps {
  title: string;
  /** what will be gone */
  about: ReactNode;
  /** what has to be typed, so that no hurried click can do it */
  word: string;
  /** the button's words */
  does: string;
  busy: boolean;
  /** what else must be filled in, and whether it is */
  more?: ReactNode;
  ready?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** For what cannot be taken back. */
export function TypedConfirm(props: TypedConfirmProps) {
  const { title, about, word, does, busy, more, ready = true, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const isSure = ready && typed.trim().toLowerCase() === word.toLowerCase();
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure && !busy) onConfirm();
        }}
      >
        <TextField
          label={`Type ${word} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {more}
        <div className={styles.actions}>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" variant="danger" busy={busy} disabled={!isSure}>
            {does}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
