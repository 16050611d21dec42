import { IntegrationOptions } from '../../features/integrations/integration-options.tsx';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useOwner } from '../use-owner.ts';

export function IntegrationsPage() {
  const { agent } = useOwner().session;
  return (
    <>
      <PageHeader
        title="Integrations"
        about="Three ways to put your agent in front of your visitors."
        action={<LinkButton to={paths.home}>Go to Dashboard</LinkButton>}
      />
      <IntegrationOptions agentId={agent._id} />
    </>
  );
}
