import { format } from 'date-fns';
import type { ReplyOf } from '@vitrine/contract/routes';

export type Retention = ReplyOf<'getRetention'>['retention'];

export const retentionChoices = [30, 90, 180, 365, 730] as const;

const named: Record<number, string> = { 180: 'half a year', 365: '1 year', 730: '2 years' };

export const daysWords = (days: number): string => named[days] ?? (days === 1 ? '1 day' : `${days} days`);

/** What the setting does, and when, for its owner to check. */
export function retentionWords({ days, beginsAt, older }: Retention, now: Date): string {
  if (days === null) return 'Nothing is deleted automatically.';
  const isComing = beginsAt !== null && new Date(beginsAt) > now;
  const which = older === 1 ? '1 conversation is' : `${older.toLocaleString('en')} conversations are`;
  if (!isComing) return `Each conversation is deleted ${daysWords(days)} after its last message.`;
  const when = format(new Date(beginsAt), 'EEEE d MMMM, HH:mm');
  if (older === 0) return `From ${when} on. No conversation is that old yet.`;
  return `${which} older than that and will be deleted from ${when} on. Until then you can change your mind here.`;
}
