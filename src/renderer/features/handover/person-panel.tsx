/** Under a conversation: who answers in it, what the visitor left, and the owner's own words. */
import { useId, useState } from 'react';
import { Bot, Hand, NotebookPen } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@vitrine/contract/routes';
import { handoverLimits } from '@vitrine/contract/handover';
import { handoverQuery, useApiQuery } from '../../shared/api/queries.ts';
import { relativeTime, useNow } from '../../shared/time.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Composer } from './composer.tsx';
import styles from './person-panel.module.css';

interface PersonPanelProps {
  agentId: string;
  conversationId: string;
  /** the visitor is typing */
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
      {showsNote && <Note id={noteId} conversationId={conversationId} note={data.note} onSave={saveNote} />}
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

interface NoteProps {
  id: string;
  conversationId: string;
  /** as the server has it */
  note: string;
  onSave: (note: string) => Promise<boolean>;
}

function Note({ id, conversationId, note, onSave }: NoteProps) {
  const { drafts } = usePlatform();
  const draftKey = `owner-note.${conversationId}`;
  /** null: nothing was changed here, and what another machine saves is shown */
  const [written, setWritten] = useState<string | null>(() => {
    const kept = drafts.read(draftKey);
    return typeof kept === 'string' ? kept : null;
  });
  const fieldId = useId();
  const settle = () => {
    drafts.remove(draftKey);
    setWritten(null);
  };
  const save = async () => {
    if (written === null) return;
    // a failure is told, and what was written stays for the next try
    if (written.trim() === note.trim() || (await onSave(written))) settle();
  };
  return (
    <div id={id} className={styles.note}>
      <label htmlFor={fieldId}>Your note, which no visitor sees</label>
      <textarea
        id={fieldId}
        rows={2}
        maxLength={handoverLimits.ownerNoteMax}
        value={written ?? note}
        onChange={({ target }) => {
          setWritten(target.value);
          drafts.write(draftKey, target.value);
        }}
        onBlur={() => void save()}
      />
      <span className={styles.hint}>
        {written === null ? 'Saved' : 'Not saved yet: saved when you leave the field'}
      </span>
    </div>
  );
}

/** Whose turn a conversation is, as its owner sees it, and what they do about it. */
function useHandover(agentId: string, conversationId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const query = useApiQuery(
    'getHandover',
    { query: handoverQuery(agentId, conversationId) },
    { staleTime: 0, refetchInterval: 30_000 },
  );
  const [busy, setBusy] = useState(false);
  const look = () => cache.invalidateQueries({ queryKey: ['getHandover'] });

  async function setState(state: 'taken' | 'returned'): Promise<void> {
    setBusy(true);
    try {
      await api.call('setHandover', { body: { agentId, conversationId, state } });
      await look();
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  /** @returns whether it is kept */
  async function saveNote(note: string): Promise<boolean> {
    try {
      await api.call('saveNote', { body: { agentId, conversationId, note } });
      await look();
      return true;
    } catch {
      notify.error('The note is not saved. Please try again.');
      return false;
    }
  }

  return { query, busy, setState, saveNote };
}
