import { LatestConversations } from '../../features/conversations/latest-conversations.tsx';
import { AgentCard } from '../../features/dashboard/agent-card.tsx';
import { BlockedNotice } from '../../features/dashboard/blocked-notice.tsx';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { useNow } from '../../shared/dates/use-now.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PartBoundary } from '../../shared/ui/part-boundary.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { greeting } from '../greeting.ts';
import { useOwner } from '../use-owner.ts';
import styles from './home-page.module.css';

export function HomePage() {
  const { user, agent, payment, pagesNumberSite } = useOwner().session;
  return (
    <>
      <PageHeader title={greeting(user.name, useNow().getHours())} about="Here is how your agent is doing." />
      <Settled framed>
        <div className={styles.parts}>
          <BlockedNotice agentId={agent._id} payment={payment} />
          <PartBoundary>
            <Dashboard userId={user._id} agentId={agent._id} payment={payment} status={agent.status} />
          </PartBoundary>
          <div className={styles.columns}>
            <PartBoundary>
              <LatestConversations agentId={agent._id} />
            </PartBoundary>
            <PartBoundary>
              <AgentCard agent={agent} pages={pagesNumberSite} />
            </PartBoundary>
          </div>
        </div>
      </Settled>
    </>
  );
}
