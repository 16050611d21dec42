import { KnowledgePart } from '../../features/knowledge/knowledge-parts.tsx';
import { KnowledgeSettings } from '../../features/knowledge/knowledge-settings.tsx';
import { OwnAnswersCard } from '../../features/own-answers/own-answers-card.tsx';
import { FeedsCard } from '../../features/product-feeds/feeds-card.tsx';
import { QuestionsCard } from '../../features/question-suite/questions-card.tsx';
import { PageHeader } from '../../shared/ui/page-parts.tsx';
import { PartBoundary } from '../../shared/ui/notice.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useOwner } from '../gate.tsx';

export function KnowledgePage() {
  const { agent } = useOwner().session;
  return (
    <>
      <PageHeader title="Knowledge Base" about="What your agent reads before it answers." />
      <Settled framed>
        <KnowledgeSettings agentId={agent._id}>
          <KnowledgePart name="products">
            <PartBoundary>
              <FeedsCard agentId={agent._id} />
            </PartBoundary>
          </KnowledgePart>
          <KnowledgePart name="own-answers">
            <PartBoundary>
              <OwnAnswersCard agentId={agent._id} />
            </PartBoundary>
          </KnowledgePart>
          <KnowledgePart name="questions">
            <PartBoundary>
              <QuestionsCard agentId={agent._id} />
            </PartBoundary>
          </KnowledgePart>
        </KnowledgeSettings>
      </Settled>
    </>
  );
}
