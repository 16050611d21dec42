import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Id } from 'react-toastify/unstyled';

/** what is told while a page is being left belongs to the next one */
const nextPagesMs = 1000;
interface Told {
  id: Id;
  type: 'success' | 'error';
  at: number;
}

/** which toast said each text */
const told = new Map<string, Told>();

/**
 * A text that is on screen already is not stacked a second time: it begins anew, and is heard again. Who tries again just before it goes
 * would otherwise see it go, and nothing come.
 */
function tell(type: Told['type'], text: string): void {
  const before = told.get(text);
  const isShown = before !== undefined && toast.isActive(before.id);
  // words of their own each time: a screen reader reads what comes, and not what stays
  const again = createElement('span', { key: performance.now() }, text);
  if (isShown) toast.update(before.id, { render: again, delay: 0 });
  // one that is on its way out keeps its id until it is gone, so each has its own
  told.set(text, { id: isShown ? before.id : toast[type](text), type, at: Date.now() });
}

/** What failed before and was tried again does not go on saying so beside what came of it. */
export const forgetFailures = () => dismiss(({ type }) => type === 'error');

export const notify = {
  success: (text: string) => {
    forgetFailures();
    tell('success', text);
  },
  error: (text: string) => tell('error', text),
};

/** What a page told goes with it. */
export const leaveToasts = () => dismiss(({ at }) => Date.now() - at >= nextPagesMs);

function dismiss(isOver: (one: Told) => boolean): void {
  for (const [text, one] of told) {
    if (!isOver(one)) continue;
    told.delete(text);
    toast.dismiss(one.id);
  }
}
