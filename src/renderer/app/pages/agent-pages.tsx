import { AgentDesign } from '../../features/agent-design/agent-design.tsx';
import { WidgetCard } from '../../features/agent-design/widget-card.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-parts.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useOwner } from '../gate.tsx';
import { AgentProfile } from '../../features/agent-profile/agent-profile.tsx';
import { hasContact, settingsFailureText } from '../../features/agent-profile/profile.ts';
import { CustomInstructions, WritingTips } from '../../features/custom-instructions/custom-instructions.tsx';
import { BlockedNotice } from '../../shared/paused.tsx';
import { wrongPanelOf } from '../../features/open-questions/wrong-reply.tsx';
import { toldAnswerOf } from '../../features/own-answers/told-answer.tsx';
import { TestChat } from '../../features/test-agent/test-chat.tsx';
import styles from './agent-pages.module.css';
import homePageStyles from './home-page.module.css';

export function AgentDesignPage() {
  const { session, change } = useOwner();
  const { agent } = session;
  return (
    <>
      <PageHeader title="Agent Design" about="How your agent looks in your shop." />
      <AgentDesign
        agentId={agent._id}
        exists={agent.style}
        onDone={(saved) => {
          change((record) => ({ ...record, agent: { ...record.agent, style: true } }));
          if (saved !== 'unchanged') notify.success('Design updated successfully!');
        }}
        renderActions={({ values, dirty, isValid, isSubmitting }) => (
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            disabled={!isValid || !dirty || values.name.trim() === ''}
          >
            Save
          </Button>
        )}
      />
      {agent.style && (
        <Settled>
          <div className={homePageStyles.below}>
            <WidgetCard agentId={agent._id} />
          </div>
        </Settled>
      )}
    </>
  );
}

export function AgentProfilePage() {
  const { session, change } = useOwner();
  const { agent } = session;
  return (
    <>
      <PageHeader title="Agent Profile" about="Who your agent speaks for, and how." />
      <AgentProfile
        agentId={agent._id}
        exists={agent.profile}
        failureText={settingsFailureText}
        onDone={(saved) => {
          change((record) => ({ ...record, agent: { ...record.agent, profile: true } }));
          if (saved !== 'unchanged') notify.success('Profile updated successfully!');
        }}
        renderActions={({ values, dirty, isValid, isSubmitting }) => (
          <Button
            type="submit"
            variant="primary"
            busy={isSubmitting}
            disabled={!isValid || !dirty || !hasContact(values)}
          >
            Save
          </Button>
        )}
      />
    </>
  );
}

export function CustomInstructionsPage() {
  const { session, change } = useOwner();
  return (
    <>
      <PageHeader title="Custom Instructions" about="What your agent should always keep in mind." />
      <Settled framed>
        <div className={styles.columns}>
          <CustomInstructions
            agentId={session.agent._id}
            onSaved={(id) => change((record) => ({ ...record, customInstrucations: id }))}
          />
          <WritingTips />
        </div>
      </Settled>
    </>
  );
}

export function TestAgentPage() {
  const { agent, payment } = useOwner().session;
  return (
    <>
      <PageHeader title="Test your agent" about="See for yourself what your visitors will hear." />
      <div className={homePageStyles.parts}>
        <BlockedNotice agentId={agent._id} payment={payment} />
        <TestChat agentId={agent._id} renderWrong={wrongPanelOf(agent._id, toldAnswerOf(agent._id))} />
      </div>
    </>
  );
}
