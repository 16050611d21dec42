import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import styles from './toasts.module.css';

const shownMax = 2;
/** react-toastify lays a toast out before it animates it in */
const laidOutMs = 60;

/**
 * Where toasts appear: at the top right (9-07), so far down that they cover nothing that can be pressed, and two at most. Alt+T, the
 * package's own hot key, takes the keyboard there.
 */
export function Toasts() {
  const [top, setTop] = useState<number | null>(null);
  useEffect(() => {
    const shown: (string | number)[] = [];
    let later = 0;
    const stop = toast.onChange(({ id, status }) => {
      const at = shown.indexOf(id);
      if (status === 'added' && at < 0) shown.push(id);
      if (status === 'removed' && at >= 0) shown.splice(at, 1);
      const [oldest] = shown;
      if (shown.length > shownMax && oldest !== undefined) toast.dismiss(oldest);
      clearTimeout(later);
      later = window.setTimeout(() => setTop(freeTop()), laidOutMs);
    });
    const leave = () => void endUndoables();
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(later);
      stop();
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return createPortal(
    <ToastContainer
      position="top-right"
      autoClose={5000}
      theme="light"
      pauseOnHover
      pauseOnFocusLoss
      {...(top !== null && { style: { insetBlockStart: top } })}
    />,
    toastPlace(),
  );
}

/**
 * Where toasts stand in the document: in the topmost modal dialog, because what is outside of one lies under its shade and can be neither
 * pressed nor heard.
 */
function toastPlace(): HTMLElement {
  place ??= document.createElement('div');
  const parent = dialogs.at(-1) ?? document.body;
  if (place.parentElement !== parent) parent.append(place);
  return place;
}
let place: HTMLElement | undefined;
const dialogs: HTMLElement[] = [];

/** @returns what is called when the dialog closes */
export function takeToasts(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  toastPlace();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    toastPlace();
  };
}

interface Undoable {
  text: string;
  undo: () => void;
  /** called when it can no longer be undone */
  end: () => void | Promise<void>;
}

const open = new Map<string, () => Promise<void>>();
let told = 0;

/**
 * "Undo" instead of "are you sure": what was done is told in a toast, and is final when that goes away.
 * @returns what ends it now, as when its page is left
 */
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

/** Makes everything that could still be undone final, because the owner is leaving. */
export async function endUndoables(): Promise<void> {
  await Promise.all([...open.values()].map((endNow) => endNow()));
}

/** Toasts stand at the right edge, as high as possible without covering anything that can be pressed. */
const pressable = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]';
const gapPx = 12;

interface Span {
  top: number;
  bottom: number;
}

/** The top of the first gap that is high enough between `taken`; the window's own top where there is none. */
export function firstGap(taken: readonly Span[], heightPx: number, windowPx: number): number {
  let top = gapPx;
  for (const span of taken.toSorted((one, other) => one.top - other.top)) {
    if (span.top - gapPx >= top + heightPx) break;
    top = Math.max(top, span.bottom + gapPx);
  }
  return top + heightPx <= windowPx ? top : gapPx;
}

/** null while no toast is shown */
function freeTop(): number | null {
  const toasts = [...document.querySelectorAll('.Toastify__toast')].map((shown) => shown.getBoundingClientRect());
  const [first] = toasts;
  if (first === undefined) return null;
  const left = window.innerWidth - first.width - 2 * gapPx;
  const heightPx = toasts.reduce((sum, { height }) => sum + height + gapPx, 0);
  // what is behind a modal dialog is inert and may be covered
  const scope = document.querySelector('dialog:modal') ?? document;
  const taken = [...scope.querySelectorAll(pressable)]
    .filter((one) => one.closest('.Toastify') === null)
    .map((one) => one.getBoundingClientRect())
    .filter(({ right, width, bottom, top }) => width > 0 && right > left && bottom > 0 && top < window.innerHeight);
  return firstGap(taken, heightPx, window.innerHeight);
}
