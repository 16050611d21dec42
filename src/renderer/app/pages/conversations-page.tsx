import { LinksContext } from '@vitrine/chat/links-context';
import { Conversations } from '../../features/conversations/conversations.tsx';
import { BlockedNotice } from '../../features/dashboard/blocked-notice.tsx';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useOwner } from '../use-owner.ts';
import styles from './home-page.module.css';

const noLinks: string[] = [];

export function ConversationsPage() {
  const { agent } = useOwner().session;
  const style = useApiQuery('getStyle', { params: { id: agent._id } });
  return (
    <>
      <PageHeader title="What visitors ask" about="Every conversation with your agent, the newest first." />
      <div className={styles.parts}>
        <BlockedNotice agentId={agent._id} />
        <LinksContext value={style.data?.agentStyle.links ?? noLinks}>
          <Conversations agentId={agent._id} agentName={style.data?.agentStyle.name ?? 'Agent'} />
        </LinksContext>
      </div>
    </>
  );
}
