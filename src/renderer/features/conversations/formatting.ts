import { limits } from '@vitrine/contract/limits';
import { readReplyEnvelope } from '@vitrine/contract/reply-envelope';

/** Days, times, languages and pages of conversations, as shown to their reader. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export const shownDay = (instant: string): string => day.format(new Date(instant));

export const shownLongDay = (instant: string): string => longDay.format(new Date(instant));

/** Of a conversation in the bin: since when it is there, and until when it can be restored. */
export function binWords(discardedAt: string): string {
  const erased = new Date(Date.parse(discardedAt) + limits.discardedDays * dayMs).toISOString();
  return `Deleted ${shownDay(discardedAt)}, erased for good ${shownDay(erased)}`;
}
const dayMs = 86_400_000;

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

/** A first message cut to 30 characters plus ' ...', as the specification's list has it; dots alone would name nothing. */
export function preview(content: unknown): string {
  const text = inOneLine(content).trim();
  if (text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim() === '') return 'A message without words';
  // characters are code points, so that none is cut in half (T24)
  return `${Array.from(text).slice(0, limits.previewCharacters).join('')} ...`;
}

/** The same where the specification prescribes nothing: it is cut where there is no more room. */
export const inOneLine = (content: unknown): string => {
  const text = typeof content === 'string' ? content : readReplyEnvelope(content).agent_response_text;
  return text.replace(/\s+/g, ' ');
};

const plural = (count: number, word: string) => `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;

export const countWords = (count: number): string => plural(count, 'conversation');

export const messageWords = (count: number): string => plural(count, 'message');

/** Splits a list into chunks and keeps the identity of unchanged ones, so that they are not drawn again. */
export function stableChunks<T>(items: readonly T[], size: number, before: readonly T[][]): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < items.length; at += size) {
    const chunk = items.slice(at, at + size);
    const known = before[chunks.length];
    const isSame = known?.length === chunk.length && known.every((item, index) => item === chunk[index]);
    chunks.push(isSame ? known : chunk);
  }
  return chunks;
}
