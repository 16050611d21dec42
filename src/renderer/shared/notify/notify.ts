import { toast } from 'react-toastify/unstyled';

/** what is told while a page is being left belongs to the next one */
const nextPagesMs = 1000;
/** when each was told */
const told = new Map<string, number>();

/** A text that is already on screen is not stacked a second time. */
function options(text: string) {
  const toastId = text.replace(/\W+/g, '-');
  told.set(toastId, Date.now());
  return { toastId };
}

export const notify = {
  success: (text: string) => void toast.success(text, options(text)),
  error: (text: string) => void toast.error(text, options(text)),
};

/** What a page told goes with it. */
export function leaveToasts(): void {
  for (const [toastId, at] of told) {
    if (Date.now() - at < nextPagesMs) continue;
    told.delete(toastId);
    toast.dismiss(toastId);
  }
}
