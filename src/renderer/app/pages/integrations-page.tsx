import { BlockedNotice } from '../../shared/paused.tsx';
import { WebhookCard } from '../../features/handover/webhook-card.tsx';
import { InstallHelp } from '../../features/integrations/install-help.tsx';
import { IntegrationOptions } from '../../features/integrations/install-guide.tsx';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-parts.tsx';
import { PartBoundary } from '../../shared/ui/notice.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useOwner } from '../gate.tsx';
import styles from './home-page.module.css';

export function IntegrationsPage() {
  const { agent, payment } = useOwner().session;
  return (
    <>
      <PageHeader
        title="Integrations"
        about="Three ways to put your agent in front of your visitors."
        action={<LinkButton to={paths.home}>Go to Dashboard</LinkButton>}
      />
      <Settled framed>
        <div className={styles.parts}>
          <BlockedNotice agentId={agent._id} payment={payment} />
          <IntegrationOptions agentId={agent._id} />
          <PartBoundary>
            <InstallHelp agentId={agent._id} />
          </PartBoundary>
          <PartBoundary>
            <div className={styles.narrow}>
              <WebhookCard agentId={agent._id} />
            </div>
          </PartBoundary>
        </div>
      </Settled>
    </>
  );
}
