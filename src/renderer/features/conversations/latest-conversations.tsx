import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { limits } from '@vitrine/contract/limits';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { relativeTime } from '../../shared/dates/relative-time.ts';
import { useNow } from '../../shared/dates/use-now.ts';
import { paths } from '../../shared/paths.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../shared/ui/loading-or-failed.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import styles from './latest-conversations.module.css';
import { shortened } from './preview.ts';

const shownAtMost = 5;

export function LatestConversations({ agentId }: { agentId: string }) {
  const now = useNow();
  const list = useApiQuery('getSessionsList', {
    query: { agentId, page: '1', limit: String(limits.sessionsPageSize) },
  });
  const sessions = list.data?.sessions.slice(0, shownAtMost) ?? [];
  return (
    <Card title="Latest conversations" aside={sessions.length > 0 && <Link to={paths.conversations}>See all</Link>}>
      {list.isPending && <Skeleton of="rows" count={4} />}
      {list.isError && (
        <Notice tone="bad" action={<Button onClick={() => list.refetch()}>Try again</Button>}>
          Failed to fetch conversations.
        </Notice>
      )}
      {list.isSuccess && sessions.length === 0 && (
        <EmptyState
          picture={<MessagesSquare size={32} strokeWidth={1.5} aria-hidden="true" />}
          title="No conversations available"
          action={<LinkButton to={paths.integrations}>Add the agent to your shop</LinkButton>}
        >
          What visitors ask your agent will appear here, newest first.
        </EmptyState>
      )}
      {sessions.length > 0 && (
        <ul className={styles.list}>
          {sessions.map(({ _id, lastMessageAt, messages }) => (
            <li key={_id}>
              <Link to={`${paths.conversations}?id=${_id}`} className={styles.item}>
                <span className={styles.words} dir="auto">
                  {shortened(messages[0]?.content ?? '')}
                </span>
                <time
                  dateTime={lastMessageAt}
                  className={styles.time}
                  title={new Date(lastMessageAt).toLocaleString('en-GB')}
                >
                  {relativeTime(new Date(lastMessageAt), now)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
