/** When a visitor is offered a person: where the assistant has clearly not helped, or where nobody wants to hear a program. */
import { intentOf } from './intent.ts';

export interface RatedReply {
  /** as it is stored; null in old replies, and where a person of the shop wrote it */
  outcome: string | null;
  /** the visitor's thumb */
  rating: number | null;
}

const helpedNot = ({ outcome, rating }: RatedReply): boolean =>
  outcome === 'unknown' || outcome === 'unsure' || outcome === 'failed' || rating === -1;

/** Two replies running were of no use. @param newest the last ones, in any order */
export const helpedTwiceNot = (newest: readonly RatedReply[]): boolean => newest.length >= 2 && newest.every(helpedNot);

/** After this reply to this message, which is in that language. */
export function offersPerson(reply: RatedReply, before: RatedReply | null, said: { text: string; language: string }) {
  if (reply.outcome === 'person' || reply.outcome === 'failed') return true;
  if (before !== null && helpedTwiceNot([reply, before])) return true;
  const intent = intentOf(said.text, said.language);
  return intent === 'complaint' || intent === 'human';
}
