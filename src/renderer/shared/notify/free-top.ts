/** Finds the place for toasts: beside the right edge, as high as may be, over nothing that somebody may want to press. */
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
export function freeTop(): number | null {
  const toasts = [...document.querySelectorAll('.Toastify__toast')].map((shown) => shown.getBoundingClientRect());
  const [first] = toasts;
  if (first === undefined) return null;
  const left = window.innerWidth - first.width - 2 * gapPx;
  const heightPx = toasts.reduce((sum, { height }) => sum + height + gapPx, 0);
  // what is inert behind a modal dialog cannot be pressed
  const scope = document.querySelector('dialog:modal') ?? document;
  const taken = [...scope.querySelectorAll(pressable)]
    .filter((one) => one.closest('.Toastify') === null)
    .map((one) => one.getBoundingClientRect())
    .filter(({ right, width, bottom, top }) => width > 0 && right > left && bottom > 0 && top < window.innerHeight);
  return firstGap(taken, heightPx, window.innerHeight);
}
