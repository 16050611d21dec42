/** What stands where no conversation does. */
import { Inbox, MessagesSquare, SearchX } from 'lucide-react';
import type { Show } from '@vitrine/contract/inbox';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { emptyWords } from './inbox-tabs.ts';

interface NothingListedProps {
  show: Show;
  /** of a search, the same one in the archive */
  archive: string | null;
}

export function NothingListed({ show, archive }: NothingListedProps) {
  if (archive !== null)
    return (
      <EmptyState
        picture={<SearchX size={32} strokeWidth={1.5} aria-hidden="true" />}
        title="Nothing found"
        action={show !== 'archived' && <LinkButton to={archive}>Search the archive</LinkButton>}
      >
        All the words must be in the conversation; the beginning of a word is enough.
      </EmptyState>
    );
  if (show === 'all')
    return (
      <EmptyState
        picture={<MessagesSquare size={32} strokeWidth={1.5} aria-hidden="true" />}
        title="No conversations available"
        action={<LinkButton to={paths.integrations}>Add the agent to your shop</LinkButton>}
      >
        As soon as a visitor writes to your agent, the conversation appears here.
      </EmptyState>
    );
  return (
    <EmptyState picture={<Inbox size={32} strokeWidth={1.5} aria-hidden="true" />} title={emptyWords[show].title}>
      {emptyWords[show].words}
    </EmptyState>
  );
}
