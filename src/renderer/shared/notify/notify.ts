import { toast } from 'react-toastify/unstyled';

/** A text that is already on screen is not stacked a second time. */
const options = (text: string) => ({ toastId: text.replace(/\W+/g, '-') });

export const notify = {
  success: (text: string) => void toast.success(text, options(text)),
  error: (text: string) => void toast.error(text, options(text)),
};
