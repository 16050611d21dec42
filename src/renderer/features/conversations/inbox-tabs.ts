/** Tabs of the inbox as the address holds them, and what an empty one says. */
import type { Show } from '@vitrine/contract/inbox';
import { limits } from '@vitrine/contract/limits';

export const tabLabels: Record<Show, string> = {
  all: 'All',
  needs_answer: 'Needs an answer',
  waiting: 'Waiting for a person',
  rated_down: 'Rated down',
  unread: 'Unread',
  archived: 'Archived',
  discarded: 'Recently deleted',
};

const isShow = (text: string): text is Show => Object.hasOwn(tabLabels, text);

export const shows = Object.keys(tabLabels).filter(isShow);

export const emptyWords: Record<Exclude<Show, 'all'>, { title: string; words: string }> = {
  needs_answer: {
    title: 'Nothing needs an answer',
    words: 'Conversations whose questions the agent could not answer well appear here.',
  },
  waiting: { title: 'Nobody is waiting', words: 'Visitors who asked for a person appear here until somebody answers.' },
  rated_down: {
    title: 'No reply has been rated down',
    words: 'Conversations in which a visitor disliked a reply appear here.',
  },
  unread: { title: 'Everything is read', words: 'What visitors have written since you last looked appears here.' },
  archived: { title: 'Nothing is archived', words: 'What you put away is kept here. A new message brings it back.' },
  discarded: {
    title: 'Nothing was deleted lately',
    words: `What you delete waits here for ${limits.discardedDays} days and can be restored.`,
  },
};

/** beside the tabs that count, what was put away */
export const isPutAway = (show: Show): show is 'archived' | 'discarded' => show === 'archived' || show === 'discarded';

/** Anybody can write an address by hand. */
export function readShow(address: URLSearchParams): Show {
  const named = address.get('show') ?? '';
  return isShow(named) ? named : 'all';
}
