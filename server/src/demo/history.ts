/**
 * The thirty days before the first start: what visitors asked is written in `visits.ts`, what they were told the agent says itself, as it
 * answers every visitor. Only the times are put back afterwards.
 */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { Database } from '../database/open-database.ts';
import type { Answered, Asked } from '../features/answering/asked.ts';
import { reasonOfOutcome } from '../features/open-questions/feature.ts';
import { hashSecret, newId } from '../lib/ids.ts';
import { createHistoryStore } from './history-store.ts';
import type { StoredReply } from './history-store.ts';
import { visits } from './visits.ts';
import type { Visit } from './visits.ts';

export interface HistoryNeeds {
  db: Database;
  answer: (asked: Asked) => Promise<Answered>;
  vote: (agentId: string, replyId: string, reason: Reason) => Promise<void>;
}
type Reason = NonNullable<ReturnType<typeof reasonOfOutcome>> | 'rated_down';

/** conversations at a time: while one waits for the database another thinks */
const atOnce = 4;
const dayMs = 86_400_000;
const host = 'hearthandloom.example';
/** the hours in which people shop, as they follow each other in a list of visits */
const hours = [9.3, 20.6, 12.2, 18.4, 21.5, 10.9, 15.1, 19.7, 13.6, 8.2, 22.1, 16.8];

export async function writeHistory(
  { db, answer, vote }: HistoryNeeds,
  { agentId, signal }: { agentId: string; signal: AbortSignal },
): Promise<void> {
  const store = createHistoryStore(db, agentId);
  const secretOf = (at: number) => `demo visit ${at} to ${agentId}`;
  // what a start that was cut short left
  await store.erase(visits.map((_, at) => hashSecret(secretOf(at))));
  await store.rememberPrices();
  const now = Date.now();
  const votes: { replyId: string; reason: Reason; at: number }[] = [];

  async function live(visit: Visit, at: number): Promise<void> {
    const sessionId = secretOf(at);
    const conversationId = newId('cnv');
    const beganAt = beganOf(visit, at, now);
    await store.begin(conversationId, hashSecret(sessionId));
    for (const userQuery of visit.asks) {
      signal.throwIfAborted();
      const path = `${host}${visit.page ?? '/'}`;
      await answer({ kind: 'live', agentId, sessionId, userQuery, path, requestId: newId('req') });
    }
    const { replies, endedAt } = await store.putBack(conversationId, { visit, beganAt: new Date(beganAt) });
    votes.push(...replies.flatMap((reply) => votesOf(reply, visit, endedAt.getTime())));
  }

  const left = [...visits.entries()];
  const one = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await live(next[1], next[0]);
  };
  // whoever stops goes on with nothing: the others are waited for
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, one));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  for (const { replyId, reason } of votes.toSorted((a, b) => a.at - b.at)) {
    signal.throwIfAborted();
    await vote(agentId, replyId, reason);
  }
}

function votesOf({ id, outcome, isLast }: StoredReply, visit: Visit, at: number) {
  const reason: Reason | null = isLast && visit.rating === -1 ? 'rated_down' : reasonOf(outcome);
  return reason === null ? [] : [{ replyId: id, reason, at }];
}

const reasonOf = (outcome: Outcome | null) => (outcome === null ? null : reasonOfOutcome(outcome));

/** At an hour of its day, or so many minutes ago. */
function beganOf({ daysAgo, minutesAgo }: Visit, at: number, now: number): number {
  if (minutesAgo !== undefined) return now - minutesAgo * 60_000;
  const today = Math.floor(now / dayMs) * dayMs;
  const hour = hours[at % hours.length] ?? 12;
  return today - daysAgo * dayMs + hour * 3_600_000 + (at % 7) * 97_000;
}
