/** "Undo" in the place of "are you sure": what was done is told in a toast, and is final when that goes away. */
import { toast } from 'react-toastify/unstyled';
import styles from './undoable.module.css';

interface Undoable {
  text: string;
  undo: () => void;
  /** it cannot be undone any more */
  end: () => void | Promise<void>;
}

const open = new Map<string, () => Promise<void>>();
let told = 0;

/** @returns what ends it now, as when its page is left */
export function undoable({ text, undo, end }: Undoable): () => void {
  told += 1;
  const id = `undoable-${told}`;
  const endNow = async () => {
    if (!open.delete(id)) return;
    toast.dismiss(id);
    await end();
  };
  const takeBack = () => {
    if (!open.delete(id)) return;
    toast.dismiss(id);
    undo();
  };
  open.set(id, endNow);
  const words = (
    <div className={styles.line}>
      <span>{text}</span>
      <button type="button" className={styles.undo} onClick={takeBack}>
        Undo
      </button>
    </div>
  );
  toast(words, { toastId: id, closeOnClick: false, onClose: () => void endNow() });
  return () => void endNow();
}

/** Whatever can still be undone is final now: whoever was about to do it is leaving. */
export async function endUndoables(): Promise<void> {
  await Promise.all([...open.values()].map((endNow) => endNow()));
}

window.addEventListener('pagehide', () => void endUndoables());
