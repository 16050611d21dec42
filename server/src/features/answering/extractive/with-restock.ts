/** "When is it back in stock?": that a thing is sold out does not say when it is to be had again. */
import { aspects } from '../../../aspects/aspects.ts';
import { fill } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { sureness } from './from-pages.ts';
import { topicOf } from './topic-of.ts';

const restock = aspects.indexOf('restock');
const surelyAsked = 0.6;
/** its page may tell it */
const likelyTold = 0.5;

export function withRestock(chosen: Draft, { part, phrases, language }: Asking): Draft {
  const isAsked = (part.understanding.aspects[restock] ?? 0) >= surelyAsked;
  const isGone = chosen.kind === 'record' && part.focus[0]?.availability === 'out_of_stock';
  if (!isAsked || !isGone || sureness(part.ownEvidence.found) >= likelyTold) return chosen;
  const unknown = fill(phrases.unknownPart, { topic: topicOf(part.text, language) });
  return { ...chosen, text: `${chosen.text} ${unknown}`, outcome: 'unsure' };
}
