/** The lines of a conversation around one message, as in its history, with their receipts. */
import { useMemo } from 'react';
import { isNotFound } from '../../shared/api/failure.ts';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { usePlatform } from '../../shared/services.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import historyStyles from './conversation-history.module.css';
import { MessageLine } from './message-line.tsx';
import { datedMessages } from './message-list.ts';
import { useReplyDialogs } from './use-reply-dialogs.tsx';
import type { RenderWrong } from './use-reply-dialogs.tsx';

interface TalkExcerptProps {
  conversationId: string;
  messageId: string;
  agentName: string;
  renderWrong?: RenderWrong;
}

const linesBefore = 2;
const linesShown = 6;

export function TalkExcerpt({ conversationId, messageId, agentName, renderWrong }: TalkExcerptProps) {
  const { shownAddress } = usePlatform();
  const talk = useApiQuery('getSessionMessages', { query: { sessionId: conversationId, page: '1', limit: '50' } });
  const shown = useMemo(() => {
    const messages = talk.data?.messages ?? [];
    const at = messages.findIndex(({ _id }) => _id === messageId);
    const from = at < 0 ? Math.max(0, messages.length - linesShown) : Math.max(0, at - linesBefore);
    return datedMessages(messages.slice(from, from + linesShown));
  }, [talk.data, messageId]);
  const lines = useMemo(() => shown.map(({ message }) => message), [shown]);
  const { onReceipt, onWrong, dialogs } = useReplyDialogs(lines, renderWrong);
  if (isNotFound(talk.error)) return <p>This conversation was deleted.</p>;
  if (talk.data === undefined) return <LoadingOrFailed query={talk} what="the conversation" />;
  return (
    <div className={historyStyles.scroller}>
      <ol className={historyStyles.list} aria-label="The conversation around it">
        {shown.map((dated) => (
          <MessageLine
            key={dated.message.key}
            dated={dated}
            agentName={agentName}
            resolveUrl={shownAddress}
            onReceipt={onReceipt}
            onWrong={onWrong}
          />
        ))}
      </ol>
      {dialogs}
    </div>
  );
}
