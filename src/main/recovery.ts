/** What is done when the page goes away or hangs: loaded anew a few times, and then its owner is asked, so that no broken page loads for ever. */
import type { MessageBoxOptions } from 'electron';

const reloadsAtMost = 3;
const withinMs = 10 * 60_000;

/** @returns whether it may be loaded anew by itself; each yes counts (DE-15) */
export function createReloads(now: () => number = () => Date.now()): () => boolean {
  let reloads: number[] = [];
  return () => {
    reloads = reloads.filter((at) => now() - at < withinMs);
    if (reloads.length >= reloadsAtMost) return false;
    reloads.push(now());
    return true;
  };
}

/** the first button loads the page anew */
const asks = (message: string, detail: string, other: string): MessageBoxOptions => ({
  type: 'warning',
  title: 'Vitrine',
  message,
  detail,
  buttons: ['Load it again', other],
  defaultId: 0,
  cancelId: 1,
  noLink: true,
});

export const crashedQuestion = asks(
  'This window keeps failing',
  'It was loaded again several times. What you typed is kept.',
  'Close Vitrine',
);
export const hungQuestion = asks(
  'This window does not answer',
  'You can wait, or load it again. What you typed is kept.',
  'Wait',
);
