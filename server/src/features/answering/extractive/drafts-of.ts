/** All that could be told to a part of a message, composed from every source: which of it is told is decided elsewhere. */
import type { FoundProduct, Question, QuestionPart } from '../../../ports/model.ts';
import { fromOwnPage, fromRecord } from './about-products.ts';
import { fromFacts } from './about-terms.ts';
import { comparison } from './compare-products.ts';
import { askingOf, saysNews } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { withoutDenying } from './denies-wish.ts';
import { described } from './described.ts';
import { fromFamily } from './family.ts';
import { forNeed } from './for-need.ts';
import { fromPages } from './from-pages.ts';
import { candidatesOf } from './name-products.ts';
import { namedOption } from './named-option.ts';
import { productSearch, superlative } from './search-products.ts';
import { tellsOfThing } from './tells-of-thing.ts';
import { heldShare, tellingWords } from './telling-words.ts';

/** Whether or not it is likely. */
export function draftsOf(question: Question, given: QuestionPart): { asking: Asking; drafts: Draft[] } {
  const { shopLanguage } = question;
  const part = withoutDenying(given, shopLanguage);
  const asking = askingOf(question, part);
  const [thing] = part.focus;
  const drafts = [
    comparison(asking),
    superlative(asking),
    fromFamily(asking) ?? (thing === undefined ? null : fromRecord(withVariant(asking, thing), thing)),
    fromFacts(asking),
    thing === undefined ? null : fromOwnPage(asking, thing),
    fromPages(asking),
    described(asking),
    productSearch(asking, candidatesOf(part, shopLanguage)),
    forNeed(asking),
  ];
  const fitting = drafts.filter((one) => one !== null && tellsOfThing(one, asking) && saysNews(one, part.text));
  return { asking, drafts: fitting.filter((one) => one !== null).map((one) => withHeld(one, asking)) };
}

/** "and how much is it?" is asked of the size that was talked of. */
function withVariant(asking: Asking, thing: FoundProduct): Asking {
  const { part } = asking;
  const { concepts, asks } = part.understanding;
  const isAsked = concepts.has('cost') || asks.has('cost') || concepts.has('stock');
  if (!part.isFollowUp || !isAsked || namedOption(part.text, thing) !== null) return asking;
  const before = namedOption(part.asked, thing);
  return before === null ? asking : { ...asking, part: { ...part, text: `${part.text} ${before.values.join(' ')}` } };
}

/** How much of the question a draft takes up, where its source has not said it. */
function withHeld(one: Draft, { part, shopLanguage }: Asking): Draft {
  if (one.signs.held !== undefined) return one;
  const text = [one.text, ...one.products.map(({ name }) => name)].join('\n');
  const held = heldShare(tellingWords(part.asked, shopLanguage), text, shopLanguage);
  return { ...one, signs: { ...one.signs, held } };
}
