/** Which of the knowledge step's screens is shown, decided purely (4-18 to 4-21, T17). */
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';

type Agent = SessionRecord['agent'];
type Status = ReplyOf<'getStatus'>;

/** At load: a finished agent shows its form, because its owner came back to look at it. */
export const opensWithForm = ({ knowledges, status }: Pick<Agent, 'knowledges' | 'status'>) =>
  !knowledges || status === null || status === 'confirmed';

/** After the form, from what the server said last; before it said anything, from what is stored. */
export function screenOf(stored: Agent['status'], status: Status | undefined): 'ownership' | 'waiting' {
  if (status === undefined) return stored === 'pending' ? 'waiting' : 'ownership';
  if (status.agent.status !== 'created') return 'waiting';
  // A run that failed puts the agent back to 'created'; its owner needs the reason then, not another proof.
  return status.knowledge?.progress?.phase === 'failed' ? 'waiting' : 'ownership';
}
