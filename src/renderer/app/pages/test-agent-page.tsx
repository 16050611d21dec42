import { TestChat } from '../../features/test-agent/test-chat.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useOwner } from '../use-owner.ts';

export function TestAgentPage() {
  const { agent } = useOwner().session;
  return (
    <>
      <PageHeader title="Test your agent" about="See for yourself what your visitors will hear." />
      <TestChat agentId={agent._id} />
    </>
  );
}
