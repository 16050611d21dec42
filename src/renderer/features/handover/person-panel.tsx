/** Under a conversation: who answers in it, what the visitor left, and the owner's own words. */
import { useId, useState } from 'react';
import { Bot, Hand, NotebookPen } from 'lucide-react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { handoverLimits } from '@vitrine/contract/handover';
import { useNow } from '../../shared/dates/use-now.ts';
import { relativeTime } from '../../shared/dates/relative-time.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Composer } from './composer.tsx';
import styles from './person-panel.module.css';
import { useHandover } from './use-handover.ts';

interface PersonPanelProps {
  agentId: string;
  conversationId: string;
  /** the visitor types this moment */
  isTyping: boolean;
  /** something was written */
  onWritten: () => void;
}

export function PersonPanel({ agentId, conversationId, isTyping, onWritten }: PersonPanelProps) {
  const { query, busy, setState, saveNote } = useHandover(agentId, conversationId);
  const [showsNote, setShowsNote] = useState(false);
  const noteId = useId();
  const { data } = query;
  // the messages above say what is wrong, where something is
  if (data === undefined) return null;
  const { handover } = data;
  const isTaken = handover === 'taken';
  return (
    <div className={styles.panel} data-state={handover}>
      {data.request !== null && <Left request={data.request} />}
      <div className={styles.line}>
        <output className={styles.state}>{isTyping ? 'The visitor is typing …' : stateWords(data)}</output>
        <div className={styles.does}>
          <Button
            variant="quiet"
            icon={<NotebookPen size={16} aria-hidden="true" />}
            aria-expanded={showsNote}
            aria-controls={noteId}
            onClick={() => setShowsNote(!showsNote)}
          >
            {data.note === '' ? 'Note' : 'Your note'}
          </Button>
          {isTaken ? (
            <Button icon={<Bot size={16} aria-hidden="true" />} busy={busy} onClick={() => setState('returned')}>
              Give back to the assistant
            </Button>
          ) : (
            <Button
              variant={handover === 'waiting' ? 'primary' : 'secondary'}
              icon={<Hand size={16} aria-hidden="true" />}
              busy={busy}
              onClick={() => setState('taken')}
            >
              Take over
            </Button>
          )}
        </div>
      </div>
      {showsNote && <Note id={noteId} note={data.note} onSave={saveNote} />}
      {isTaken && <Composer agentId={agentId} conversationId={conversationId} onWritten={onWritten} />}
    </div>
  );
}

type Found = ReplyOf<'getHandover'>;

function stateWords({ handover, visitorHere, request }: Found): string {
  if (handover === 'waiting') return 'Waiting for a person. The assistant answers until you take over.';
  if (handover !== 'taken') return 'The assistant answers.';
  if (visitorHere) return 'You answer, and their chat is open.';
  return request?.email
    ? 'You answer. They have gone: an e-mail leads them back to what you write.'
    : 'You answer. They may have gone, and left no address.';
}

function Left({ request }: { request: NonNullable<Found['request']> }) {
  const now = useNow();
  const { name, email, note, askedAt } = request;
  return (
    <div className={styles.left}>
      <p>
        <strong dir="auto">{name ?? 'A visitor'}</strong>
        {' asked for a person · '}
        <time dateTime={askedAt}>{relativeTime(new Date(askedAt), now)}</time>
        {email !== null && (
          <>
            {' · '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
      {note !== null && (
        <p className={styles.quoted} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}

function Note({ id, note, onSave }: { id: string; note: string; onSave: (note: string) => Promise<boolean> }) {
  const [written, setWritten] = useState(note);
  const [saved, setSaved] = useState(note);
  const fieldId = useId();
  const save = async () => {
    if (written.trim() !== saved.trim() && (await onSave(written))) setSaved(written);
  };
  return (
    <div id={id} className={styles.note}>
      <label htmlFor={fieldId}>Your note, which no visitor sees</label>
      <textarea
        id={fieldId}
        rows={2}
        maxLength={handoverLimits.ownerNoteMax}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        onBlur={() => void save()}
      />
      <span className={styles.hint}>
        {written.trim() === saved.trim() ? 'Saved' : 'Saved when you leave the field'}
      </span>
    </div>
  );
}
