/** Days and times of conversations, in the reader's own time. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const shownDay = (instant: string): string => day.format(new Date(instant));

export const shownLongDay = (instant: string): string => longDay.format(new Date(instant));

/** HH:MM, 24 hours (2.7-03) */
export const shownTime = (instant: string): string => time.format(new Date(instant));
