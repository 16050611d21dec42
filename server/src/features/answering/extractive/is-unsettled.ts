/** What is likely enough to be told, and not to be told without a doubt. */
import type { QuestionPart } from '../../../ports/model.ts';
import type { Draft } from './composed.ts';

/** what stands on pages is told with a doubt up to here: of shops that nobody had read, one such answer of seven was right, and three of four above */
const surely = 0.82;
/** of a statement, that it answers */
const hardlyTold = 0.25;

/** A page found by words, or a named thing's own page where no statement of it is likely: a page that is pointed at is the one that is meant. */
export function isUnsettled(
  { kind, signs }: Pick<Draft, 'kind' | 'signs'>,
  probability: number,
  { focusBy }: Pick<QuestionPart, 'focusBy'>,
): boolean {
  const isHardlyTold = kind === 'own' && focusBy === 'name' && (signs.top ?? 0) < hardlyTold;
  return (kind === 'pages' || isHardlyTold) && probability < surely;
}
