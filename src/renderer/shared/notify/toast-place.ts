/**
 * Where toasts stand in the document: in the topmost modal dialog, because what is outside of one lies under its shade and can be neither
 * pressed nor heard.
 */
export const toastPlace = document.createElement('div');
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
