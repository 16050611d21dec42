import type { Show } from '@vitrine/contract/inbox';
import { openOutcomes } from '@vitrine/contract/outcomes';
import type { Counts, Session } from './use-sessions.ts';

const plural = (count: number, word: string) => `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;

export const countWords = (count: number): string => plural(count, 'conversation');

export const messageWords = (count: number): string => plural(count, 'message');

type Shown = Pick<Session, 'outcome' | 'handover' | 'ratedDown' | 'unread'>;

const standsIn: Record<keyof Counts['totals'], (session: Shown) => boolean> = {
  all: () => true,
  needs_answer: ({ outcome }) => openOutcomes.some((one) => one === outcome),
  waiting: ({ handover }) => handover === 'waiting',
  rated_down: ({ ratedDown }) => ratedDown,
  unread: ({ unread }) => unread,
};

/** Without what its owner deleted and can still take back, as its rows tell; what is archived stands in no other tab. */
export function countsWithout<T extends Counts>(counts: T, leaving: readonly Shown[], show: Show): T {
  const without = (tab: keyof Counts['totals']) => {
    const gone = show === 'archived' ? [] : leaving.filter((session) => tab === show || standsIn[tab](session));
    return Math.max(0, counts.totals[tab] - gone.length);
  };
  const totals = {
    all: without('all'),
    needs_answer: without('needs_answer'),
    waiting: without('waiting'),
    rated_down: without('rated_down'),
    unread: without('unread'),
  };
  return { ...counts, totals, total: Math.max(0, counts.total - leaving.length) };
}
