/** What comes closest where nothing answers: sections of the shop's pages, shown as such behind our "I couldn't find that" and never as the answer. */
import { likeliestAspect } from '../../../aspects/aspect-model.ts';
import { aspects, termAspects } from '../../../aspects/aspects.ts';
import { marksOf, strengthOf } from '../../../aspects/marks.ts';
import type { Evidence } from '../../../evidence/select-evidence.ts';
import { perObject } from '../../../lib/remembered.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import { isLimited, isPriced } from '../../../search/product-query.ts';
import { asksTerms } from '../domain/asks-terms.ts';
import { fitsLimits } from '../domain/fits-limits.ts';
import { statesNeed } from '../domain/states-need.ts';
import { fromFacts } from './about-terms.ts';
import { areOwners, pageLinks, readable, withoutLinks, wordsOf } from './composed.ts';
import type { Asking, Composed, Draft } from './composed.ts';
import { createMayTell } from './may-tell.ts';
import { nearWish } from './near-wish.ts';
import { newsOf } from './news-of.ts';
import { lineKey, quoteWords } from './quote-words.ts';
import { heldShare, tellingWords } from './telling-words.ts';
import { createIsElsewhere } from './tells-of-elsewhere.ts';
import { toldOfAspect } from './told-of-aspect.ts';

/** sections: with two of them half of what was wrongly said not to be found stands there, and a third adds hardly any */
const closestMax = 2;
/** that a statement answers: below it what is found is mostly chance */
const leastLikely = 0.08;
/** of the best one: a second that is far less likely is noise */
const leastBeside = 0.3;
const isNear = ({ probability }: Evidence): boolean => probability >= leastLikely;
/** a label alone helps nobody */
const fewWords = 6;

type Close = Pick<Composed, 'text' | 'passages' | 'facts'>;

/** Who names a thing, or points at the one whose page is open, and asks of no terms asks of the thing. */
const asksOfThing = ({ focus, focusBy, understanding, limits }: QuestionPart): boolean =>
  new Set(focus.map(({ name }) => name)).size === 1 &&
  (focusBy === 'pointing' || (focusBy === 'name' && understanding.intent !== 'shopping')) &&
  !isLimited(limits) &&
  !asksTerms(understanding);

/** how much more likely a statement is that has all the words of a question that hardly any answers */
const allWords = 3;

/** "Is a case with it?": of what is hardly likely, what speaks of the case is likelier. */
function withWords<One extends Evidence>(found: readonly One[], { part, shopLanguage }: Asking): One[] {
  const words = tellingWords(part.asked, shopLanguage);
  if (words.length === 0) return [...found];
  return found.map((one) => ({
    ...one,
    probability: one.probability * (1 + allWords * heldShare(words, one.statements.join(' '), shopLanguage)),
  }));
}

/** The likeliest sections, each with the link to its page, without what was told before; none where none is likely. */
function sectionsOf(asking: Asking, told: readonly string[], most: number): Close[] {
  const { part, phrases, shopLanguage } = asking;
  const mayTell = createMayTell(asking);
  const isElsewhere = createIsElsewhere(asking);
  const isOfThing = asksOfThing(part);
  // what a page of goods says answers nobody who looks for goods
  const isWish = part.understanding.intent === 'shopping' && !isOfThing;
  const placed = (found: readonly Evidence[], passages: readonly (Passage | undefined)[]) =>
    found.map((one) => ({ ...one, page: passages[one.passage] }));
  const ofPages = placed(
    part.evidence,
    part.passages.map(({ document }) => document),
  );
  const ofThing = placed(part.ownEvidence.found, part.ownEvidence.passages);
  const likelyFirst = (all: typeof ofThing) => all.toSorted((a, b) => b.probability - a.probability);
  const own = isOfThing ? likelyFirst(withWords(ofThing, asking)).filter(isNear) : [];
  const found = own.length > 0 ? own : likelyFirst([...ofPages, ...ofThing]);
  const least = Math.max(leastLikely, leastBeside * (found[0]?.probability ?? 0));
  const ofAspect = placed(
    underItsHeading(asking),
    part.passages.map(({ document }) => document),
  );
  const close: Close[] = [];
  for (const { page, statements, probability } of [...ofAspect, ...found]) {
    if (close.length === most || probability < least) break;
    const said = statements.join(' ');
    if (page?.voice !== 'shop' || (isWish && page.kind === 'product')) continue;
    if (!mayTell(page, said)) continue;
    const words = quoteWords(page, statements, {
      asked: part.text,
      language: shopLanguage,
      names: [],
      told: new Set(),
    });
    if (wordsOf(words).length < fewWords || isElsewhere(words)) continue;
    const earlier = [...told, ...close.map(({ text }) => text)];
    const known = lineKey(earlier.join('\n'));
    if (newsOf(words, earlier) === '' || statements.every((one) => known.includes(lineKey(readable(one))))) continue;
    close.push({
      text: [words, ...pageLinks(phrases, areOwners(words, asking.facts) ? [] : [page.url])].join('\n'),
      passages: [page],
      facts: [],
    });
  }
  return close;
}

/** that a kind of terms is asked for, and that a heading is of it */
const aspectMeant = 0.5;
const surelyHeaded = 0.8;

/** "Will you match it?": what stands below a heading that surely is of what is asked, whatever words either has. */
const underItsHeading = perObject((asking: Asking): Evidence[] => {
  const { at, share } = likeliestAspect(asking.part.understanding.aspects);
  const aspect = aspects[at];
  if (share < aspectMeant || aspect === undefined || !termAspects.has(aspect)) return [];
  const told = toldOfAspect(asking, {
    strengthOf: (marks) => strengthOf(marks, at),
    isOfPage: ({ kind }) => kind !== 'product' && kind !== 'collection',
  });
  return told.filter(({ above }) => above >= surelyHeaded).slice(0, 1);
});

const halfTold = 0.5;

/** What is told says little of what is asked, and what stands below a heading of it does. */
function isBesideHeading({ text }: Draft, asking: Asking): boolean {
  const { at } = likeliestAspect(asking.part.understanding.aspects);
  const told = strengthOf(marksOf(withoutLinks(text), asking.shopLanguage, 'tell'), at);
  return told < halfTold && underItsHeading(asking).length > 0;
}

/** that a topic of the shop's terms is asked for */
const topicMeant = 0.5;
/** of another place, or of hardly a word that was asked */
const leastOfFact = 0.01;

/** To what nothing answers: the likeliest sections, and where there is room what the shop's facts say of the topic that is likely meant, whatever words the question has. */
export function closestTo(asking: Asking, told: readonly string[]): Close[] {
  const sections = sectionsOf(asking, told, closestMax);
  const found = sections.length < closestMax ? fromFacts(asking) : null;
  if (found === null || (found.signs.topic ?? 0) < topicMeant || (found.signs.sureness ?? 0) < leastOfFact)
    return sections;
  // what contradicts itself is near to nothing, and the ways to a person stand below
  const isPlain = found.facts.every(({ topic, conflicts }) => conflicts.length === 0 && !topic.startsWith('contact.'));
  const isNew = newsOf(found.text, [...told, ...sections.map(({ text }) => text)]) !== '';
  return isPlain && isNew ? [...sections, found] : sections;
}

/** that goods are looked for; what asks whether there are any is answered by "no" */
const likelyWished = 0.3;
/** share of its words that the shop must know: of flights to Bogotá it has nothing near */
const leastKnown = 0.5;
const thingsMax = 4;
const searching = aspects.indexOf('search');

/** What the search found for a wish that nothing is surely meant by, within its limits; none where no wish was made. */
export function closestThings({ part }: Asking): FoundProduct[] {
  const { understanding, limits, focus, products, text, known } = part;
  const isWithin = isPriced(limits);
  const isWish = (understanding.aspects[searching] ?? 0) >= likelyWished;
  const isNeed = isWithin || statesNeed(text);
  if (!(isWish || isNeed) || (focus.length > 0 && !isWithin)) return [];
  if (!isLimited(limits) && (known < leastKnown || understanding.isYesNo)) return [];
  const near = nearWish(part);
  if (near.length > 0 || !isWish || focus.length > 0) return near;
  return products
    .map(({ document }) => document)
    .filter((one) => one.availability !== 'out_of_stock' && fitsLimits(one, limits, text))
    .slice(0, thingsMax);
}

/** What is told with a doubt has what comes next beside it: behind words of pages, and before cards, which come last. */
function withClosest(told: Draft, asking: Asking): Draft {
  const isQuoted = told.kind === 'pages' || told.kind === 'own' || told.kind === 'facts';
  if (!isQuoted && told.kind !== 'search' && told.kind !== 'need') return told;
  const close = sectionsOf(asking, [told.text], isQuoted ? closestMax - 1 : closestMax);
  const texts = close.map(({ text }) => text);
  return {
    ...told,
    text: (isQuoted && !isBesideHeading(told, asking) ? [told.text, ...texts] : [...texts, told.text]).join('\n\n'),
    passages: [...told.passages, ...close.flatMap(({ passages }) => passages)],
  };
}

/** What may answer, said as such. */
export function inDoubt(told: Draft, asking: Asking): Draft {
  const { text, ...rest } = withClosest(told, asking);
  const { perhaps, nearly, products, pagesSay } = asking.phrases;
  // the doubt says already that what follows is the pages' own
  const quoted = text.startsWith(pagesSay) ? text.slice(pagesSay.length).trimStart() : text;
  const words = text.startsWith(products) ? text.replace(products, nearly) : `${perhaps}\n\n${quoted}`;
  return { ...rest, text: words, outcome: 'unsure' };
}
