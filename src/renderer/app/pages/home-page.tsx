import { LatestConversations } from '../../features/conversations/session-row.tsx';
import { AgentCard } from '../../features/dashboard/agent-card.tsx';
import { BlockedNotice } from '../../shared/paused.tsx';
import { Dashboard } from '../../features/dashboard/dashboard.tsx';
import { useNow } from '../../shared/time.ts';
import { PageHeader } from '../../shared/ui/page-parts.tsx';
import { PartBoundary } from '../../shared/ui/notice.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useOwner } from '../gate.tsx';
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

/** By the owner's local time. */
export function greeting(name: string, hour: number): string {
  const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  return firstName === '' ? `Good ${time}` : `Good ${time}, ${firstName}`;
}
