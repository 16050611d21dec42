/** Where the owner writes: Enter sends, Shift and Enter breaks the line; what is not sent yet is kept. */
import { useEffect, useRef, useState } from 'react';
import { BookOpenText, SendHorizontal } from 'lucide-react';
import { limits } from '@vitrine/contract/limits';
import { isNetworkFailure } from '../../shared/api/failure.ts';
import { useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { VisuallyHidden } from '../../shared/ui/basics.tsx';
import { draftKeyOf, dropLate, keepLate, lateLineOf, useLateLine } from './on-duty.tsx';
import styles from './person-panel.module.css';

interface ComposerProps {
  agentId: string;
  conversationId: string;
  onWritten: () => void;
}

const typingToldEveryMs = 3_000;

export function Composer({ agentId, conversationId, onWritten }: ComposerProps) {
  const api = useApi();
  const { drafts } = usePlatform();
  const draftKey = draftKeyOf(conversationId);
  const [text, setText] = useState(() => {
    const kept = drafts.read(draftKey);
    return typeof kept === 'string' ? kept : '';
  });
  const [isSending, setIsSending] = useState(false);
  const [showsAnswers, setShowsAnswers] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  /** a line that failed is sent again with its id, because it may have arrived */
  const tried = useRef<{ text: string; id: string } | null>(null);
  /** the server did not answer: it is sent when it does */
  const lateId = useLateLine(conversationId);
  const lateBefore = useRef(lateId);
  const toldTypingAt = useRef(0);

  const tellTyping = (typing: boolean) => {
    const now = Date.now();
    if (typing === toldTypingAt.current > 0 && (!typing || now - toldTypingAt.current < typingToldEveryMs)) return;
    toldTypingAt.current = typing ? now : 0;
    api.call('tellOwnerTyping', { body: { agentId, conversationId, typing } }).catch(() => {});
  };
  const stopTyping = useRef(() => tellTyping(false));
  useEffect(() => {
    const stop = stopTyping.current;
    area.current?.focus();
    return () => stop();
  }, []);

  const write = (next: string) => {
    setText(next);
    if (next === '') drafts.remove(draftKey);
    else drafts.write(draftKey, next);
    dropLate(drafts, conversationId);
    tellTyping(next.trim() !== '');
  };

  const send = async () => {
    const line = text.trim();
    if (line === '' || isSending) return;
    const late = lateLineOf(drafts, conversationId);
    if (late?.text === line) tried.current = { text: line, id: late.clientMessageId };
    if (tried.current?.text !== line) tried.current = { text: line, id: crypto.randomUUID() };
    const body = { agentId, conversationId, text: line, clientMessageId: tried.current.id };
    setIsSending(true);
    try {
      await api.call('sendOwnerMessage', { body });
      tried.current = null;
      write('');
      onWritten();
    } catch (error) {
      if (isNetworkFailure(error)) keepLate(drafts, body);
      else notify.error('Your line was not sent. It is kept here: try again.');
    } finally {
      setIsSending(false);
      area.current?.focus();
    }
  };

  const written = useRef(onWritten);
  useEffect(() => {
    written.current = onWritten;
  });
  useEffect(() => {
    const before = lateBefore.current;
    lateBefore.current = lateId;
    if (before === undefined || lateId !== undefined) return;
    // sent, given up or written anew: the store knows which
    const kept = drafts.read(draftKey);
    setText(typeof kept === 'string' ? kept : '');
    written.current();
  }, [lateId, drafts, draftKey]);

  return (
    <div className={styles.composer}>
      {showsAnswers && (
        <OwnAnswers
          agentId={agentId}
          onPick={(answer) => {
            write(`${text === '' ? '' : `${text.trimEnd()}\n`}${answer}`.slice(0, limits.chatTextMax));
            setShowsAnswers(false);
            area.current?.focus();
          }}
        />
      )}
      <div className={styles.field}>
        <textarea
          ref={area}
          aria-label="Your line to the visitor"
          placeholder="Write to the visitor …"
          rows={Math.min(8, text.split('\n').length + 1)}
          dir="auto"
          maxLength={limits.chatTextMax}
          value={text}
          onChange={({ target }) => write(target.value)}
          onBlur={() => tellTyping(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <Button variant="primary" busy={isSending} disabled={text.trim() === ''} aria-label="Send" onClick={send}>
          <SendHorizontal size={18} aria-hidden="true" />
          <VisuallyHidden>Send</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.under}>
        <Button
          variant="quiet"
          icon={<BookOpenText size={16} aria-hidden="true" />}
          aria-expanded={showsAnswers}
          onClick={() => setShowsAnswers(!showsAnswers)}
        >
          Your own answers
        </Button>
        <output className={lateId === undefined ? styles.keys : styles.hint}>
          {lateId !== undefined
            ? 'Not sent yet: your line is kept and goes out when the server answers again.'
            : 'Enter sends, Shift + Enter breaks the line'}
        </output>
      </div>
    </div>
  );
}

function OwnAnswers({ agentId, onPick }: { agentId: string; onPick: (text: string) => void }) {
  const [search, setSearch] = useState('');
  const query = { agentId, page: '1', ...(search.trim() !== '' && { search: search.trim() }) };
  const answers = useApiQuery('getAnswers', { query }, { placeholderData: (before) => before });
  return (
    <section className={styles.answers} aria-label="Your own answers">
      <input
        type="search"
        aria-label="Search your own answers"
        placeholder="Search your own answers"
        value={search}
        maxLength={limits.searchWordsMax}
        onChange={({ target }) => setSearch(target.value)}
      />
      {answers.data === undefined ? (
        <LoadingOrFailed query={answers} what="your own answers" />
      ) : answers.data.answers.length === 0 ? (
        <p className={styles.hint}>
          {search.trim() === ''
            ? 'You have none yet. “Save as an answer” under one of your lines makes the first.'
            : 'None of them contains these words.'}
        </p>
      ) : (
        <ul>
          {answers.data.answers.map(({ _id, questions, text }) => (
            <li key={_id}>
              <button type="button" onClick={() => onPick(text)}>
                <strong dir="auto">{questions[0]}</strong>
                <span dir="auto">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
