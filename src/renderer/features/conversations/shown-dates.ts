/** Days, times, languages and pages of conversations, as their reader says them. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const shownDay = (instant: string): string => day.format(new Date(instant));

export const shownLongDay = (instant: string): string => longDay.format(new Date(instant));

/** HH:MM, 24 hours (2.7-03) */
export const shownTime = (instant: string): string => time.format(new Date(instant));

const moment = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** HH:MM:SS, 24 hours */
export const shownMoment = (instant: string): string => moment.format(new Date(instant));

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** Tags come from what visitors write and can be anything. */
export function shownLanguage(tag: string): string {
  try {
    return languages.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** `shop.example/blankets` → `/blankets` */
export const shownPage = (path: string): string => path.slice(Math.max(0, path.indexOf('/')));
