import { Conversations } from '../../features/conversations/conversations.tsx';
import { BlockedNotice } from '../../features/dashboard/blocked-notice.tsx';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useOwner } from '../use-owner.ts';
import styles from './home-page.module.css';

export function ConversationsPage() {
  const { agent } = useOwner().session;
  const style = useApiQuery('getStyle', { params: { id: agent._id } });
  return (
    <>
      <PageHeader title="What visitors ask" about="Every conversation with your agent, the newest first." />
      <div className={styles.parts}>
        <BlockedNotice agentId={agent._id} />
        <Conversations agentId={agent._id} agentName={style.data?.agentStyle.name ?? 'Agent'} />
      </div>
    </>
  );
}
