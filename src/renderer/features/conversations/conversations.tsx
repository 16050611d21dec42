import { useEffect, useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '@vitrine/contract/limits';
import { notify } from '../../shared/notify/notify.ts';
import { paths } from '../../shared/paths.ts';
import { useApi } from '../../shared/services.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConversationHistory } from './conversation-history.tsx';
import { ConversationList } from './conversation-list.tsx';
import { eachOnce, nextPage } from './conversation-pages.ts';
import styles from './conversations.module.css';

const refetchMs = 15_000;

/** The list on the left, the chosen conversation on the right; which one stands in the address. */
export function Conversations({ agentId, agentName }: { agentId: string; agentName: string }) {
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const list = useInfiniteQuery({
    queryKey: ['conversations', agentId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call('getSessionsList', {
        query: { agentId, page: String(pageParam), limit: String(limits.sessionsPageSize) },
        signal,
      }),
    getNextPageParam: (page) => nextPage(page),
    refetchInterval: refetchMs,
  });
  const failed = useRef(false);
  useEffect(() => {
    if (list.isError && !failed.current) notify.error('Failed to fetch conversations.');
    failed.current = list.isError;
  }, [list.isError]);

  if (list.data === undefined) return <LoadingOrFailed query={list} what="your conversations" />;
  const items = eachOnce(list.data.pages);
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          picture={<MessagesSquare size={32} strokeWidth={1.5} aria-hidden="true" />}
          title="No conversations available"
          action={<LinkButton to={paths.integrations}>Add the agent to your shop</LinkButton>}
        >
          As soon as a visitor writes to your agent, the conversation stands here.
        </EmptyState>
      </Card>
    );
  }
  const named = query.get('id');
  const chosen = items.find(({ _id }) => _id === named) ?? (named === null ? items[0] : undefined);
  return (
    <div className={styles.panes} data-chosen={named !== null}>
      <ConversationList
        items={items}
        chosenId={named ?? chosen?._id}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={() => {
          if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
        }}
        onChoose={(id) => setQuery({ id })}
      />
      <ConversationHistory
        // Chosen by hand it opens anew: on a narrow screen it stood hidden until then, and could not scroll to its end.
        key={named ?? `first ${chosen?._id}`}
        sessionId={named ?? chosen?._id ?? ''}
        startedAt={chosen?.createdAt}
        agentName={agentName}
        onBack={() => setQuery({})}
      />
    </div>
  );
}
