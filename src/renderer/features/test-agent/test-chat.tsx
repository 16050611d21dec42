import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { CircleX, RotateCcw } from 'lucide-react';
import { LinksContext } from '@vitrine/chat/contexts';
import { Chat } from '@vitrine/chat/view/chat';
import { widgetDefaults } from '@vitrine/contract/choices';
import type { ReplyOf } from '@vitrine/contract/routes';
import { useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { usePlatform } from '../../shared/services.tsx';
import { OutcomeChip } from '../../shared/ui/badge.tsx';
import { useOnline } from '../../shared/use-online.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { questionsFor } from './questions-for.ts';
import styles from './test-chat.module.css';
import { useTestConversation } from './use-test-conversation.ts';
import type { ReplyRest } from './use-test-conversation.ts';

const drawnShown = 6;

interface CalledWrong {
  messageId: string;
  question: string;
  reply: string;
  onClose: () => void;
}

interface TestChatProps {
  agentId: string;
  /** what to do about a reply that was wrong */
  renderWrong?: ((called: CalledWrong) => ReactNode) | undefined;
}

/** The owner's own talk with the agent: the chat that visitors get, at no cost and out of the statistics. */
export function TestChat({ agentId, renderWrong }: TestChatProps) {
  const style = useApiQuery('getStyle', { params: { id: agentId } });
  useEffect(() => {
    if (style.isError) notify.error('An error occurred. Please try again.');
  }, [style.isError]);
  const profile = useApiQuery('getProfile', { params: { id: agentId } });
  // drawn from the shop's own facts, products and answers by its first training
  const suite = useApiQuery('getQuestions', { query: { agentId } }, { staleTime: 0 });
  if (style.data === undefined) return <LoadingOrFailed query={style} what="your agent" />;
  const drawn = suite.data?.questions.map(({ ask }) => ask).slice(0, drawnShown) ?? [];
  const questions = drawn.length > 0 ? drawn : questionsFor(profile.data?.agentProfile?.brandOffer ?? []);
  return <Talk agentId={agentId} renderWrong={renderWrong} style={style.data.agentStyle} questions={questions} />;
}

interface TalkProps extends TestChatProps {
  style: ReplyOf<'getStyle'>['agentStyle'];
  questions: readonly string[];
}

function Talk({ agentId, renderWrong, style, questions }: TalkProps) {
  const online = useOnline();
  const { publicOrigin, shownAddress } = usePlatform();
  const [conversation, controls, rests] = useTestConversation(agentId, style.welcomeText || widgetDefaults.welcomeText);
  const waiting = conversation.pendingKey !== null;
  const [wrongOf, setWrongOf] = useState<string | null>(null);
  const { messages } = conversation;
  const at = messages.findIndex(({ id }) => id === wrongOf);
  const wrong = wrongOf === null ? undefined : messages[at];
  const newest = messages.findLast(({ key, id, role }) => role === 'agent' && key !== 'welcome' && id !== undefined);
  const rest = rests[newest?.id ?? ''];
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.chat}>
          <LinksContext value={style.links}>
            <Chat
              look={{ name: style.name, color: style.color, placeholderText: style.placeholderText }}
              conversation={conversation}
              providerUrl={publicOrigin}
              resolveUrl={shownAddress}
              isOffline={!online}
              onSend={controls.send}
              onTyped={controls.finishTyping}
              onRetry={controls.retry}
              renderAfterReply={({ key, id }) =>
                renderWrong !== undefined &&
                key !== 'welcome' &&
                id !== undefined && (
                  <button type="button" className={styles.wrong} onClick={() => setWrongOf(id)}>
                    <CircleX size={14} aria-hidden="true" />
                    This was wrong
                  </button>
                )
              }
            />
          </LinksContext>
        </div>
        <div className={styles.side}>
          <h2>Ask what your visitors ask</h2>
          <p className={styles.about}>
            This is your agent as it will answer in your shop. Test questions cost nothing and are in no statistics.
          </p>
          <ul className={styles.questions} aria-label="Questions to try">
            {questions.map((question) => (
              <li key={question}>
                {/* not disabled, which would take the keyboard's place away from it */}
                <Button aria-disabled={waiting} onClick={() => waiting || controls.send(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            className={styles.clear}
            icon={<RotateCcw size={16} aria-hidden="true" />}
            disabled={conversation.messages.length === 0}
            onClick={controls.restart}
          >
            Clear chat
          </Button>
          {rest !== undefined && <LastAnswer rest={rest} />}
        </div>
      </div>
      {wrong !== undefined &&
        renderWrong?.({
          messageId: wrong.id ?? '',
          question: messages.slice(0, at).findLast(({ role }) => role === 'visitor')?.text ?? '',
          reply: wrong.text,
          onClose: () => setWrongOf(null),
        })}
    </div>
  );
}

/** What became of the newest question, and the pages that its answer came from. */
function LastAnswer({ rest: { outcome, sources, own } }: { rest: ReplyRest }) {
  return (
    <section className={styles.last} aria-label="The last answer">
      <h3>
        The last answer <OutcomeChip outcome={outcome} />
      </h3>
      {own && <p className={styles.about}>Told in your own words, from “Your own answers”.</p>}
      {sources.length === 0 && !own && <p className={styles.about}>Nothing from your pages was used.</p>}
      {sources.length > 0 && (
        <ul>
          {sources.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title === '' ? url : title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
