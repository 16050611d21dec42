import { format } from 'date-fns';

/** `Saturday 21 November, 14:05`, in the reader's own time. */
export const shownInstant = (iso: string) => format(new Date(iso), 'EEEE d MMMM, HH:mm');
