import { memo } from 'react';
import { relativeTime } from '../../shared/dates/relative-time.ts';
import { SessionRow } from './session-row.tsx';
import type { Session } from './use-sessions.ts';

interface SessionRowsProps {
  sessions: Session[];
  now: Date;
  /** only where it stands among these */
  openId: string | null;
  onOpen: (id: string) => void;
}

/** A piece of a long list that is left alone while nothing in it changes. */
export const SessionRows = memo(function SessionRows({ sessions, now, openId, onOpen }: SessionRowsProps) {
  return sessions.map((session) => (
    <SessionRow
      key={session._id}
      session={session}
      ago={relativeTime(new Date(session.createdAt), now)}
      isOpen={session._id === openId}
      onOpen={onOpen}
    />
  ));
});
