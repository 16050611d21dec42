import { memo } from 'react';
import { relativeTime } from '../../shared/dates/relative-time.ts';
import { SessionRow } from './session-row.tsx';
import type { Session } from './use-sessions.ts';

interface SessionRowsProps {
  sessions: Session[];
  now: Date;
  /** only where it stands among these */
  openId: string | null;
  /** null where none of these is picked */
  picked: ReadonlySet<string> | null;
  onOpen: (id: string) => void;
  onPick: (id: string) => void;
}

/** A piece of a long list that is left alone while nothing in it changes. */
export const SessionRows = memo(function SessionRows(props: SessionRowsProps) {
  const { sessions, now, openId, picked, onOpen, onPick } = props;
  return sessions.map((session) => (
    <SessionRow
      key={session._id}
      session={session}
      ago={relativeTime(new Date(session.lastMessageAt), now)}
      isOpen={session._id === openId}
      isPicked={picked?.has(session._id) === true}
      onOpen={onOpen}
      onPick={onPick}
    />
  ));
});
