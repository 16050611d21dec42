import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { freeTop } from './free-top.ts';

const shownMax = 2;
/** the package lays a toast out before it lets it in */
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
    return () => {
      clearTimeout(later);
      stop();
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
    toastPlace,
  );
}

/**
 * Where toasts stand in the document: in the topmost modal dialog, because what is outside of one lies under its shade and can be neither
 * pressed nor heard.
 */
const toastPlace = document.createElement('div');
const dialogs: HTMLElement[] = [];

function moveUp(): void {
  const parent = dialogs.at(-1) ?? document.body;
  if (toastPlace.parentElement !== parent) parent.append(toastPlace);
}
moveUp();

/** @returns what is called when the dialog closes */
export function takeToasts(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  moveUp();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    moveUp();
  };
}
