/** "Which size if I don't want it baggy?" is answered by what the product's page advises, and by no chart. */
import { aspects } from '../../../aspects/aspects.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { withoutLinks } from './composed.ts';
import type { Draft } from './composed.ts';

const advising = aspects.indexOf('size_advice');
const surelyAsked = 0.85;
const leastSure = 0.5;
const number = /\d/;

/** null where the page advises nothing in words, or the visitor names a measure. */
export function sizeAdvice({ text, understanding }: QuestionPart, drafts: readonly Draft[]): Draft | null {
  if ((understanding.aspects[advising] ?? 0) < surelyAsked || number.test(text)) return null;
  const own = drafts.find(({ kind }) => kind === 'own');
  const isAdvice = own !== undefined && (own.signs.sureness ?? 0) >= leastSure && !number.test(withoutLinks(own.text));
  return isAdvice ? own : null;
}
