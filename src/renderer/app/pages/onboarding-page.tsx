/** The wizard: joins the five steps and keeps the record of what is done (2.5). */
import { useCallback, useState } from 'react';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { AgentDesign } from '../../features/agent-design/agent-design.tsx';
import { AgentProfile } from '../../features/agent-profile/agent-profile.tsx';
import { hasContact, plainFailureText } from '../../features/agent-profile/profile.ts';
import { PlansDialog } from '../../features/billing/plans.tsx';
import { AlreadyThere, InstallGuide, IntegrationOptions } from '../../features/integrations/install-guide.tsx';
import { platformOf, provingKeys } from '../../features/integrations/platforms.ts';
import { CheckupCard } from '../../features/knowledge/pages-card.tsx';
import { KnowledgeStep } from '../../features/knowledge/knowledge-step.tsx';
import { useAuth } from '../../features/auth/auth-context.tsx';
import { stepNames, useWizardStep } from '../../features/onboarding/wizard-steps.ts';
import { ShopAddress, useSiteLook } from '../../features/onboarding/site-look.tsx';
import { LookResult } from '../../shared/site-look.tsx';
import { wrongPanelOf } from '../../features/open-questions/wrong-reply.tsx';
import { toldAnswerOf } from '../../features/own-answers/told-answer.tsx';
import { YourData } from '../../features/privacy/your-data.tsx';
import { TestChat } from '../../features/test-agent/test-chat.tsx';
import { TryAgent } from '../../features/test-agent/try-agent.tsx';
import { paths } from '../../shared/paths.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { PageHeader, SectionHead } from '../../shared/ui/page-parts.tsx';
import { Stepper } from '../../shared/ui/stepper.tsx';
import { useOwner } from '../gate.tsx';
import styles from './onboarding-page.module.css';

type Agent = SessionRecord['agent'];

export function OnboardingPage() {
  const { session, change, refresh } = useOwner();
  const { logOut } = useAuth();
  const [step, setStep] = useWizardStep(session);
  const [choosingPlan, setChoosingPlan] = useState(false);
  const { agent, payment } = session;
  const looking = useSiteLook(agent._id);

  const setAgent = useCallback(
    (changed: Partial<Agent>, pages?: number | null) =>
      change((record) => ({
        ...record,
        agent: { ...record.agent, ...changed },
        ...(pages !== undefined && { pagesNumberSite: pages }),
      })),
    [change],
  );

  return (
    <>
      <PageHeader title="Let's Build Your AI Agent" />
      <div className={styles.steps}>
        <Stepper steps={stepNames} current={step} checks labels />
      </div>
      {step === 1 && (
        <>
          <SectionHead
            title="How should your agent look?"
            about="Visitors meet it as a bubble in the corner of your shop. Everything here can be changed later."
          />
          {!agent.style && (
            <div className={styles.shop}>
              <ShopAddress address={looking.address} state={looking.state} onAddress={looking.onAddress} />
            </div>
          )}
          <AgentDesign
            agentId={agent._id}
            exists={agent.style}
            suggested={looking.suggestedFor('design')}
            onDone={() => {
              setAgent({ style: true });
              setStep(2);
            }}
            renderActions={({ values, dirty, isValid, isSubmitting }) => (
              <Button
                type="submit"
                variant="primary"
                busy={isSubmitting}
                disabled={!isValid || values.name.trim() === ''}
              >
                {agent.style && dirty ? 'Update' : 'Next Step'}
              </Button>
            )}
          />
        </>
      )}
      {step === 2 && (
        <div className={styles.form}>
          <SectionHead
            title="Who does it speak for?"
            about="Your agent introduces itself with this, and sounds like it."
          />
          <AgentProfile
            agentId={agent._id}
            exists={agent.profile}
            suggested={looking.suggestedFor('profile')}
            failureText={plainFailureText}
            onDone={() => {
              setAgent({ profile: true });
              setStep(3);
            }}
            renderActions={({ values, isValid, isSubmitting }) => (
              <>
                <Button onClick={() => setStep(1)}>Back</Button>
                <Button type="submit" variant="primary" busy={isSubmitting} disabled={!isValid || !hasContact(values)}>
                  Next
                </Button>
              </>
            )}
          />
        </div>
      )}
      {step === 3 && (
        <div className={styles.narrow}>
          <KnowledgeStep
            agent={agent}
            onAgent={setAgent}
            onBack={() => setStep(2)}
            onNext={() => setStep(4)}
            install={
              <InstallGuide
                agentId={agent._id}
                title="Add the chat to your shop"
                about="It shows that the shop is yours and installs the chat, in one step."
                keys={provingKeys}
                first={platformOf[looking.platform]}
              />
            }
            preview={<TryAgent agentId={agent._id} />}
            site={{
              suggested: looking.suggestedFor('knowledge'),
              note: <LookResult state={looking.state} />,
              onTyped: looking.onTyped,
            }}
          />
        </div>
      )}
      {step === 4 && (
        <>
          <TestChat agentId={agent._id} renderWrong={wrongPanelOf(agent._id, toldAnswerOf(agent._id))} />
          <div className={styles.checkup}>
            <CheckupCard agentId={agent._id} compact />
          </div>
          <div className={styles.actions}>
            <Button onClick={() => setStep(3)}>Back</Button>
            <Button variant="primary" onClick={() => (payment.verifyPayment ? setStep(5) : setChoosingPlan(true))}>
              Next Step
            </Button>
          </div>
        </>
      )}
      {step === 4 && choosingPlan && !payment.verifyPayment && (
        <PlansDialog session={session} onClose={() => setChoosingPlan(false)} onActive={refresh} />
      )}
      {step === 5 && (
        <div className={styles.narrow}>
          <SectionHead
            title="Put it in your shop"
            about="Your agent is ready. Choose one of three ways; most shops take the first."
          />
          <IntegrationOptions agentId={agent._id} />
          <div className={styles.actions}>
            <AlreadyThere agentId={agent._id} />
            <LinkButton to={paths.home} variant="primary">
              Finish
            </LinkButton>
          </div>
        </div>
      )}
      {!payment.verifyPayment && <YourData session={session} onDeleted={() => void logOut()} />}
    </>
  );
}
