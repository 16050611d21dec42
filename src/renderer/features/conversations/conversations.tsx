/** The list on the left, the chosen conversation on the right; what is sought and what is open stands in the address. */
import { useCallback, useMemo, useRef } from 'react';
import { MessagesSquare, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '@vitrine/contract/limits';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ConversationHistory } from './conversation-history.tsx';
import type { HistoryHandle } from './conversation-history.tsx';
import styles from './conversations.module.css';
import { SearchForm } from './search-form.tsx';
import { isSearching, readSearch, writeSearch } from './search.ts';
import type { Search } from './search.ts';
import { SessionList } from './session-list.tsx';
import { useFirstChosen } from './use-first-chosen.ts';
import { useLiveChanges } from './use-live-changes.ts';
import type { RenderWrong } from './use-reply-dialogs.tsx';
import { useSessions } from './use-sessions.ts';

interface ConversationsProps {
  agentId: string;
  agentName: string;
  /** what to do about a reply that was wrong */
  renderWrong?: RenderWrong;
}

export function Conversations({ agentId, agentName, renderWrong }: ConversationsProps) {
  const [address, setAddress] = useSearchParams();
  const named = address.get('id')?.slice(0, limits.idMax) ?? null;
  const soughtIn = writeSearch(readSearch(address)).toString();
  const search = useMemo(() => readSearch(new URLSearchParams(soughtIn)), [soughtIn]);
  const { sessions, query, refresh } = useSessions(agentId, search);
  const chosenId = useFirstChosen(named, soughtIn, sessions);
  const history = useRef<HistoryHandle>(null);

  useLiveChanges(
    agentId,
    useCallback(
      (conversationId) => {
        void refresh();
        if (conversationId === null || conversationId === chosenId) history.current?.refresh();
      },
      [refresh, chosenId],
    ),
  );

  const addressOf = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(soughtIn);
      if (id !== null) next.set('id', id);
      return next;
    },
    [soughtIn],
  );
  const onOpen = useCallback((id: string) => setAddress(addressOf(id)), [setAddress, addressOf]);
  const onSearch = useCallback((next: Search) => setAddress(writeSearch(next), { replace: true }), [setAddress]);
  const { fetchNextPage, refetch } = query;
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  return (
    <div className={styles.panes} data-chosen={named !== null}>
      <section className={styles.side} aria-label="Conversations">
        <h2 className={styles.title}>Conversations</h2>
        <SearchForm search={search} onSearch={onSearch} />
        <SessionList
          sessions={sessions}
          openId={chosenId}
          onOpen={onOpen}
          isPending={query.isPending}
          isFailed={query.isError}
          isFetching={query.isFetching}
          hasMore={query.hasNextPage}
          onMore={onMore}
          onAgain={() => void (sessions.length === 0 ? refetch() : fetchNextPage())}
          empty={isSearching(search) ? <NothingFound /> : <NothingYet />}
        />
      </section>
      {chosenId === null ? (
        <section className={styles.nothing} aria-label="Conversation history">
          <h2>Conversation history</h2>
          {!query.isPending && <p>The messages of a conversation stand here.</p>}
        </section>
      ) : (
        <ConversationHistory
          ref={history}
          key={chosenId}
          agentId={agentId}
          sessionId={chosenId}
          startedAt={sessions.find(({ _id }) => _id === chosenId)?.createdAt}
          agentName={agentName}
          renderWrong={renderWrong}
          onBack={() => setAddress(addressOf(null))}
        />
      )}
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      picture={<MessagesSquare size={32} strokeWidth={1.5} aria-hidden="true" />}
      title="No conversations available"
      action={<LinkButton to={paths.integrations}>Add the agent to your shop</LinkButton>}
    >
      As soon as a visitor writes to your agent, the conversation stands here.
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState picture={<SearchX size={32} strokeWidth={1.5} aria-hidden="true" />} title="Nothing found">
      Words are found by their beginning, and all of them must stand in the conversation.
    </EmptyState>
  );
}
