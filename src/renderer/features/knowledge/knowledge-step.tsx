/** Step 3: the form, then the proof that the site is the owner's, then the wait for the training. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { SectionHead } from '../../shared/ui/page-parts.tsx';
import { hostOf, opensWithForm, sameHost, screenOf, useKnowledge } from './knowledge.ts';
import { KnowledgeForm } from './knowledge-form.tsx';
import type { SiteHelp } from './knowledge-form.tsx';
import styles from './knowledge-step.module.css';
import { OwnershipScreen } from './ownership-screen.tsx';
import { WaitingScreen } from './training-progress.tsx';
import { focusHeading, scrollToTop } from '../../shared/page.ts';

type Agent = SessionRecord['agent'];

interface KnowledgeStepProps {
  agent: Agent;
  /** what the server says of the agent now, and how many pages its site has */
  onAgent: (agent: Agent, pages: number | null) => void;
  onBack: () => void;
  onNext: () => void;
  /** of the website as it is typed */
  site: SiteHelp;
  /** where the widget's line goes in the shop */
  install: ReactNode;
  /** the agent, tried before the website is proved */
  preview: ReactNode;
}

const pollMs = 3000;
/** the server looks for a proof no more often */
const proofPollMs = 10_000;

export function KnowledgeStep({ agent, onAgent, onBack, onNext, site, install, preview }: KnowledgeStepProps) {
  const [view, setView] = useState<'form' | 'status'>(opensWithForm(agent) ? 'form' : 'status');
  const cache = useQueryClient();
  const input = { params: { agentId: agent._id } };
  const knowledge = useKnowledge(agent._id, agent.knowledges);
  const status = useApiQuery('getStatus', input, {
    enabled: view === 'status',
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.agent.status === 'pending') return pollMs;
      return data?.agent.status === 'created' && screenOf('created', data) === 'ownership' ? proofPollMs : false;
    },
  });

  const fresh = status.data;
  useEffect(() => {
    if (fresh !== undefined && fresh.agent.status !== agent.status) {
      onAgent(fresh.agent, fresh.knowledge?.pageNumberSite ?? null);
    }
  }, [fresh, agent.status, onAgent]);

  const screen = screenOf(agent.status, fresh);
  const isAsked = fresh === undefined && (screen === 'ownership' || status.isError);
  useBeginAtHeading(view === 'form' ? view : isAsked ? null : screen);

  if (view === 'form') {
    if (knowledge.saved === undefined) return <LoadingOrFailed query={knowledge.query} what="the knowledge" />;
    return (
      <div className={styles.form}>
        <SectionHead
          title="What should it read?"
          about="Your agent learns from your own pages, and answers from nothing else."
        />
        <KnowledgeForm
          agentId={agent._id}
          saved={knowledge.saved}
          regionLocked={agent.knowledges}
          site={agent.knowledges ? { ...site, suggested: null } : site}
          onSave={async (values, form) => {
            const outcome = await knowledge.save(values);
            if (outcome.kind === 'failed') {
              if (outcome.reason !== null) form.setFieldError('websiteURL', outcome.reason);
              return false;
            }
            if (outcome.kind === 'saved') {
              cache.removeQueries({ queryKey: queryKey('getStatus', input) });
              onAgent({ ...agent, knowledges: true, status: 'created' }, null);
            }
            if (outcome.kind === 'unchanged' && agent.status === 'confirmed') onNext();
            else setView('status');
            return true;
          }}
          renderActions={({ values, isValid, isSubmitting }) => (
            <>
              <Button onClick={onBack}>Back</Button>
              <Button
                type="submit"
                variant="primary"
                busy={isSubmitting}
                disabled={!isValid || values.region === '' || !sameHost(values.websiteURL, values.sitemapURL)}
              >
                Next
              </Button>
            </>
          )}
        />
      </div>
    );
  }

  const backToForm = <Button onClick={() => setView('form')}>Back</Button>;
  if (isAsked) return <LoadingOrFailed query={status} what="your agent’s status" />;
  if (screen === 'ownership') {
    return (
      <OwnershipScreen
        host={hostOf(knowledge.saved?.websiteURL ?? '')}
        ownership={fresh?.knowledge?.ownership}
        install={install}
        preview={preview}
        onCheck={async () => {
          const { data, isError } = await status.refetch();
          if (isError || data === undefined) return 'unreachable';
          if (data.agent.status === 'created') return 'unseen';
          // Stored here, and not only by the effect above: going on takes this step away before it runs.
          onAgent(data.agent, data.knowledge?.pageNumberSite ?? null);
          if (data.agent.status === 'confirmed') onNext();
          return 'seen';
        }}
        renderActions={({ busy, check }) => (
          <div className={styles.actions}>
            {backToForm}
            <Button variant="primary" busy={busy} onClick={check}>
              Next Step
            </Button>
          </div>
        )}
      />
    );
  }
  const failed = fresh?.knowledge?.progress?.phase === 'failed';
  return (
    <WaitingScreen
      status={fresh}
      unreachable={status.isError}
      preview={preview}
      actions={
        <div className={styles.actions}>
          {backToForm}
          {failed ? (
            <Button variant="primary" busy={status.isFetching} onClick={() => status.refetch()}>
              Try again
            </Button>
          ) : (
            <Button variant="primary" disabled={fresh?.agent.status !== 'confirmed'} onClick={onNext}>
              Next Step
            </Button>
          )}
        </div>
      }
    />
  );
}

/**
 * Each screen of a step begins at its heading, also for an owner who pressed a button far below it.
 * @param screen null while the next one is still asked for
 */
function useBeginAtHeading(screen: string | null): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (screen === null || screen === shown.current) return;
    const isFirst = shown.current === null;
    shown.current = screen;
    // the first screen came with its step, which moves the focus itself
    if (isFirst) return;
    scrollToTop();
    focusHeading('step');
  }, [screen]);
}
