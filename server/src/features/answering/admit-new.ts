/** How most messages come: a new one, to an agent that answers, in a conversation that nothing stands against. */
import { readSince } from '../../database/share-reads.ts';
import { hashSecret } from '../../lib/ids.ts';
import { cleanPagePath } from '../../lib/one-string.ts';
import type { Asked } from './asked.ts';
import type { Turn } from './begin-turn.ts';
import type { AnsweringAgent } from './make-question.ts';
import type { AnsweringStore } from './store.ts';

export interface Incoming extends Asked {
  /** what is left of `userQuery` */
  text: string;
  beganAt: number;
}

export interface Admitted {
  agent: AnsweringAgent;
  turn: Turn;
}

/**
 * The right to answer, in one statement of its own: what is read of the agent is shared with those who came in the same instant, and of the
 * conversation nothing is read before. null where anything is otherwise, which has to be looked at
 */
export async function admitNew(
  store: Pick<AnsweringStore, 'agent' | 'beginFirstSend'>,
  { agentId, kind, sessionId, text, clientMessageId, path, beganAt }: Incoming,
): Promise<Admitted | null> {
  if (kind !== 'live') return null;
  const agent = await readSince(beganAt, () => store.agent(agentId));
  if (agent?.verified !== true || agent.isBlocked || agent.isClosed || agent.indexVersion === null) return null;
  const pagePath = cleanPagePath(path);
  const own = { text, clientMessageId: clientMessageId ?? null, pagePath };
  const send = { agentId, secretHash: hashSecret(sessionId), kind, ...own };
  const turn = await store.beginFirstSend(send);
  return turn && { agent, turn };
}
