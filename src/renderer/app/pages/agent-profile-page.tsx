import { AgentProfile } from '../../features/agent-profile/agent-profile.tsx';
import { hasContact, settingsFailureText } from '../../features/agent-profile/profile.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useOwner } from '../use-owner.ts';

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
