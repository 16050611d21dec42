/** What may stand beside an apology: the shop's own rule for what went wrong, and nothing that was not asked for. */
import { likeliestAspect } from '../../../aspects/aspect-model.ts';
import { aspects } from '../../../aspects/aspects.ts';
import { marksOf } from '../../../aspects/marks.ts';
import { mishapAspects, mishapStrength } from '../../../aspects/mishaps.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { FactTopic } from '../../../facts/fact.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { pathOf } from '../../../search/addresses.ts';
import { withoutLinks } from './composed.ts';
import type { Composed } from './composed.ts';
import { heldShare, tellingWords } from './telling-words.ts';

/** what a rule may speak of, by what went wrong or is wanted */
const rulesFor: Partial<Record<Concept, Concept[]>> = {
  damaged: ['damaged', 'returns', 'refund', 'exchange', 'warranty', 'contact'],
  missing: ['missing', 'tracking', 'carrier'],
  tracking: ['tracking', 'missing'],
  cancel: ['cancel'],
  exchange: ['exchange'],
  refund: ['refund'],
};
/** ... "when will it arrive?" is answered by how long things take */
const onTheWay: Concept[] = ['delivery', 'dispatch', 'tracking', 'missing'];
const saidByTopic: Partial<Record<FactTopic, Concept[]>> = {
  cancel: ['cancel'],
  exchange: ['exchange'],
  'refund.time': ['refund'],
  warranty: ['damaged'],
};

/** probabilities of the best statement */
const surely = 0.5;
const likely = 0.2;
/** share of what was asked that is told */
const half = 0.5;

const isOfFocus = (url: string, { focus }: QuestionPart): boolean =>
  focus.some((product) => pathOf(product.url) === pathOf(url));

export function tellsOfTrouble({ text, facts, passages }: Composed, part: QuestionPart, shopLanguage: string): boolean {
  // what comes with a thing tells nobody what to do when it is missing
  const isOnItsPage =
    part.focusBy === 'name' &&
    !part.understanding.concepts.has('missing') &&
    passages.length > 0 &&
    passages.every(({ url }) => isOfFocus(url, part));
  if (isOnItsPage && part.ownEvidence.found.some(({ probability }) => probability >= likely)) return true;
  // another product's page tells of that product
  if (passages.some(({ kind }) => kind === 'product' || kind === 'collection' || kind === 'article')) return false;
  const { concepts, asks } = part.understanding;
  const told = new Set<Concept>([
    ...conceptsIn([text, ...passages.map(({ headings }) => headings.at(-1) ?? '')].join('\n'), shopLanguage),
    ...facts.flatMap(({ topic }) => saidByTopic[topic] ?? []),
  ]);
  if ([...concepts].some((concept) => rulesFor[concept]?.some((one) => told.has(one)) === true)) return true;
  if (tellsOfMishap(text, part, shopLanguage)) return true;
  const telling = tellingWords(part.asked, shopLanguage);
  const isSure = (part.evidence[0]?.probability ?? 0) >= surely && telling.length > 0;
  if (isSure && heldShare(telling, text, shopLanguage) >= half) return true;
  const asksWhen = asks.has('time') || asks.has('duration');
  return asksWhen && onTheWay.some((one) => told.has(one));
}

/** A mishap is told in whatever words: what surely is of its kind tells what to do. */
function tellsOfMishap(text: string, { understanding }: QuestionPart, shopLanguage: string): boolean {
  const { at, share } = likeliestAspect(understanding.aspects);
  const said = marksOf(withoutLinks(text), shopLanguage, 'tell');
  return mishaps.has(at) && share >= surelyMeant && mishapStrength(at, said) >= surelyTold;
}

const mishaps: ReadonlySet<number> = new Set(mishapAspects.map((aspect) => aspects.indexOf(aspect)));
const surelyMeant = 0.5;
const surelyTold = 0.4;
