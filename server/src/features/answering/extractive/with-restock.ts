/** "When is it back in stock?": that a thing is sold out does not say when it is to be had again. */
import { aspects } from '../../../aspects/aspects.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { fromOwnPage } from './about-products.ts';
import { fill } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { sureness } from './from-pages.ts';
import { topicOf } from './topic-of.ts';

const restock = aspects.indexOf('restock');
const surelyAsked = 0.6;
const likelyAsked = 0.3;
/** its page may tell it */
const likelyTold = 0.5;
const tellsIt = 0.35;

/** Both are told then: that it is gone, and what its page says of its coming back. */
export const asksRestock = ({ understanding }: QuestionPart): boolean =>
  (understanding.aspects[restock] ?? 0) >= likelyAsked;

export function withRestock(chosen: Draft, asking: Asking): Draft {
  const { part, phrases, language } = asking;
  const [thing] = part.focus;
  const asked = part.understanding.aspects[restock] ?? 0;
  if (chosen.kind !== 'record' || thing === undefined || !asksRestock(part)) return chosen;
  const { found } = part.ownEvidence;
  const own = (found[0]?.probability ?? 0) >= tellsIt ? fromOwnPage(asking, thing) : null;
  if (own !== null)
    return { ...chosen, text: `${chosen.text}\n\n${own.text}`, passages: [...chosen.passages, ...own.passages] };
  const isGone = thing.availability === 'out_of_stock';
  if (asked < surelyAsked || !isGone || sureness(found) >= likelyTold) return chosen;
  const unknown = fill(phrases.unknownPart, { topic: topicOf(part.text, language) });
  return { ...chosen, text: `${chosen.text} ${unknown}`, outcome: 'unsure' };
}
