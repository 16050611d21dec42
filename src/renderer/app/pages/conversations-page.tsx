import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinksContext } from '@vitrine/chat/contexts';
import { Conversations } from '../../features/conversations/conversations.tsx';
import { TalkExcerpt } from '../../features/conversations/message-line.tsx';
import { BlockedNotice } from '../../shared/paused.tsx';
import { LeadsCard } from '../../features/handover/leads-card.tsx';
import { PersonPanel } from '../../features/handover/person-panel.tsx';
import { PresenceCard } from '../../features/handover/presence-card.tsx';
import { OpenQuestions } from '../../features/open-questions/open-questions.tsx';
import { savePanelOf, wrongPanelOf } from '../../features/open-questions/wrong-reply.tsx';
import { standingAnswerOf, toldAnswerOf } from '../../features/own-answers/told-answer.tsx';
import { useApiQuery } from '../../shared/api/queries.ts';
import { PageHeader } from '../../shared/ui/page-parts.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useOwner } from '../gate.tsx';
import styles from './home-page.module.css';

const noLinks: string[] = [];

export function ConversationsPage() {
  const { agent, payment } = useOwner().session;
  const agentId = agent._id;
  const [address] = useSearchParams();
  const style = useApiQuery('getStyle', { params: { id: agentId } });
  const agentName = style.data?.agentStyle.name ?? 'Agent';
  const renderWrong = useMemo(() => wrongPanelOf(agentId, toldAnswerOf(agentId)), [agentId]);
  const renderAnswer = useMemo(() => standingAnswerOf(agentId), [agentId]);
  const renderSave = useMemo(() => savePanelOf(agentId), [agentId]);
  return (
    <>
      <PageHeader title="What visitors ask" about="Every conversation with your agent, the newest first." />
      <Settled framed>
        <div className={styles.parts} data-reads={address.get('id') !== null}>
          <BlockedNotice agentId={agentId} payment={payment} />
          <div className={styles.beside}>
            <PresenceCard agentId={agentId} />
          </div>
          <LinksContext value={style.data?.agentStyle.links ?? noLinks}>
            <Conversations
              agentId={agentId}
              agentName={agentName}
              openQuestions={
                <OpenQuestions
                  agentId={agentId}
                  renderAnswer={renderAnswer}
                  renderTranscript={({ conversationId, messageId }) => (
                    <TalkExcerpt
                      conversationId={conversationId}
                      messageId={messageId}
                      agentName={agentName}
                      renderWrong={renderWrong}
                    />
                  )}
                />
              }
              renderWrong={renderWrong}
              renderSave={renderSave}
              renderPerson={(shown) => <PersonPanel key={shown.conversationId} agentId={agentId} {...shown} />}
            />
          </LinksContext>
          <div className={styles.beside}>
            <LeadsCard agentId={agentId} />
          </div>
        </div>
      </Settled>
    </>
  );
}
