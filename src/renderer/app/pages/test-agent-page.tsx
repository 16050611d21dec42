import { BlockedNotice } from '../../features/dashboard/blocked-notice.tsx';
import { wrongPanelOf } from '../../features/open-questions/wrong-reply.tsx';
import { toldAnswerOf } from '../../features/own-answers/told-answer.tsx';
import { TestChat } from '../../features/test-agent/test-chat.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useOwner } from '../use-owner.ts';
import styles from './home-page.module.css';

export function TestAgentPage() {
  const { agent, payment } = useOwner().session;
  return (
    <>
      <PageHeader title="Test your agent" about="See for yourself what your visitors will hear." />
      <div className={styles.parts}>
        <BlockedNotice agentId={agent._id} payment={payment} />
        <TestChat agentId={agent._id} renderWrong={wrongPanelOf(agent._id, toldAnswerOf(agent._id))} />
      </div>
    </>
  );
}
