import { KnowledgeSettings } from '../../features/knowledge/knowledge-settings.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useOwner } from '../use-owner.ts';

export function KnowledgePage() {
  const { agent } = useOwner().session;
  return (
    <>
      <PageHeader title="Knowledge Base" about="What your agent reads before it answers." />
      <KnowledgeSettings agentId={agent._id} />
    </>
  );
}
