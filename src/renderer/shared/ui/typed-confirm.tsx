import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import styles from './typed-confirm.module.css';

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
