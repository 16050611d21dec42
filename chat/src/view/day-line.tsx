/** What stands between messages and beside a long list: the day, and the way back to the newest. */
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { englishVisit } from '../visit-words.ts';
import { useWords } from '../contexts.ts';
import { DownIcon } from './reply-icons.tsx';
import styles from './day-line.module.css';

const dayMs = 86_400_000;
/** `en` has its clock in London and another in New York: the visitor's own, where they speak the chat's language. */
const localeOf = (language: string) => navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;

const dayOf = (at: string) => new Date(at).toDateString();

function dayName(at: string, language: string): string {
  const days = Math.round((new Date(new Date().toDateString()).getTime() - new Date(dayOf(at)).getTime()) / dayMs);
  if (days === 0 || days === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(at));
}

/** Before the first message of a day; `before` is when the message above was written. */
export function DayLine({ at, before }: { at: string | undefined; before: string | undefined }) {
  const { language } = useWords();
  const [now] = useState(() => new Date().toISOString());
  // a chat that begins today says so by itself
  if (at === undefined || dayOf(before ?? now) === dayOf(at)) return null;
  return (
    <time className={styles.day} dateTime={at}>
      {dayName(at, language)}
    </time>
  );
}

/** The hour and minute of a message, on the visitor's clock. */
export function Clock({ at }: { at: string }) {
  const { language } = useWords();
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' }).format(new Date(at));
  return (
    <time className={styles.clock} dateTime={at}>
      {time}
    </time>
  );
}

const farPx = 160;

interface JumpProps {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
}

export function JumpToLatest({ scroller, content }: JumpProps) {
  const words = useWords().visitWords ?? englishVisit;
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const list = scroller.current;
    if (list === null || content.current === null) return undefined;
    const look = () => setIsFar(list.scrollHeight - list.clientHeight - list.scrollTop > farPx);
    const observer = new ResizeObserver(look);
    observer.observe(content.current);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [scroller, content]);
  if (!isFar) return null;
  return (
    <div className={styles.jump}>
      <button
        type="button"
        aria-label={words.newest}
        onClick={() => {
          scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
        }}
      >
        <DownIcon size={20} />
      </button>
    </div>
  );
}
