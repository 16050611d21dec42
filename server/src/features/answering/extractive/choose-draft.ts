/** Which of the drafts of a reply is told, if any: learned from visitors' questions (`tests/eval/train-choice.ts`), as a choice among them and "the pages do not say". */
import { readFileSync } from 'node:fs';
import { likeliestAspect, noneOf, termsOf } from '../../../aspects/aspect-model.ts';
import { aspects } from '../../../aspects/aspects.ts';
import { markedNone, marksOf, sharedAspects, strengthOf } from '../../../aspects/marks.ts';
import { shapesOf } from '../../../dialogue/answer-shapes.ts';
import { expectedShape, signsOf } from '../../../evidence/answer-signs.ts';
import { alignedTo, scoreOf } from '../../../evidence/boosted-trees.ts';
import type { BoostedTrees } from '../../../evidence/boosted-trees.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import type { AnswerKind } from '../../../languages/concepts.ts';
import { isLimited } from '../../../search/product-query.ts';
import type { Asking, Draft, DraftKind } from './composed.ts';
import { draftKinds, withoutLinks } from './composed.ts';
import { sureness } from './from-pages.ts';
import { rarelySaid } from './rarely-said.ts';

/** the bundler lays it beside the bundle, as it does with the migrations */
export const choiceModelFile = new URL('./choice-model.json', import.meta.url);

const intents = ['policy', 'shopping', 'question', 'order', 'complaint'] as const;
const kindsOfAnswer: AnswerKind[] = [
  'duration',
  'cost',
  'place',
  'person',
  'reason',
  'method',
  'which',
  'count',
  'time',
];
const nothing = -1;
/** of scores, as logarithms of odds */
const nearly = 0.5;
const evenly = 0.5;
const nearlyAsFacts = 2.2;
/** that a fact answers at all */
const leastOfFacts = -0.5;

export interface Choice {
  /** the likeliest; null when there is none */
  draft: Draft | null;
  /** that any of the drafts answers, 0 to 1: several may say the same */
  probability: number;
  /** of each kind of draft alone */
  alone: ReadonlyMap<DraftKind, number>;
}

/** its signs in the order of ours */
let aligned: BoostedTrees | undefined;

export function chooseDraft(asking: Asking, drafts: readonly Draft[]): Choice {
  let draft: Draft | null = null;
  let most = -Infinity;
  let whole = 0;
  const scores = new Map<DraftKind, number>();
  for (const one of drafts) {
    const found = draftSigns(asking, one, drafts);
    const model = (aligned ??= alignedTo(readModel(), Object.keys(found)));
    const score = scoreOf(model, Float32Array.from(Object.values(found)));
    scores.set(one.kind, score);
    whole += Math.exp(score);
    if (score > most) [draft, most] = [one, score];
  }
  // of a thing whose page says it as surely, no other page is told
  const own = drafts.find(({ kind }) => kind === 'own');
  const isOwn =
    own !== undefined &&
    draft?.kind === 'pages' &&
    (scores.get('own') ?? nothing) >= most - nearly &&
    ((own.signs.sureness ?? 0) >= (draft.signs.sureness ?? 0) || own.text === draft.text);
  const scoreOfFacts = scores.get('facts') ?? nothing;
  const facts = draft?.kind === 'pages' ? drafts.find((one) => one.kind === 'facts') : undefined;
  // what the owner put right is told in the owner's words, what the shop contradicts elsewhere with its other side, and of what a page says
  // beside it no more than the fact
  const isFact =
    facts !== undefined &&
    ((scoreOfFacts >= leastOfFacts && (isCorrected(facts, draft) || isOneSide(facts, draft))) ||
      (scoreOfFacts >= most - nearlyAsFacts && isWithin(facts, draft)));
  const pages = draft?.kind === 'facts' ? drafts.find((one) => one.kind === 'pages') : undefined;
  // as likely, and its statement is surer than that any of several facts is the one
  const isPage =
    pages !== undefined &&
    (draft?.facts.length ?? 0) > 1 &&
    (pages.signs.top ?? 0) >= evenly &&
    (scores.get('pages') ?? nothing) >= most - nearly &&
    draft?.facts.every(({ state }) => state !== 'corrected') === true;
  const alone = new Map([...scores].map(([kind, score]) => [kind, 1 / (1 + Math.exp(-score))]));
  return { draft: isFact ? facts : isOwn ? own : isPage ? pages : draft, probability: whole / (1 + whole), alone };
}

const isCorrected = ({ facts }: Draft, page: Draft | null): boolean =>
  facts.some(({ state, url }) => state === 'corrected' && page?.passages.some((one) => one.url === url) === true);

/** The page's words hold one of two facts that contradict each other, and the facts tell both. */
function isOneSide({ facts }: Draft, page: Draft | null): boolean {
  const untold = new Set(facts.filter(({ text }) => page?.text.includes(text) !== true).map(({ id }) => id));
  return facts.some(({ id, conflicts }) => !untold.has(id) && conflicts.some((other) => untold.has(other)));
}

const isWithin = ({ facts }: Draft, page: Draft | null): boolean =>
  facts.length > 0 && facts.every(({ text }) => page?.text.includes(text) === true);

let modelFile: string | URL = choiceModelFile;

/** For measuring: from now on drafts are chosen as by this model, which has not seen the shop that is asked. */
export function useChoiceModel(file: string | URL): void {
  [modelFile, aligned] = [file, undefined];
}

function readModel(): BoostedTrees {
  const model: BoostedTrees = JSON.parse(readFileSync(modelFile, 'utf8'));
  return model;
}

/** "phone number?" is not answered by what only speaks of phones. */
const lacksShape = (concepts: ReadonlySet<string>, text: string): boolean =>
  shapesOf(concepts).some((shape) => !shape.test(text));

const searching = (['search', 'popular'] as const).map((aspect) => aspects.indexOf(aspect));

/** Whether it tells what is asked for, whatever words either has. */
function aspectSigns(asked: Float32Array, { text }: Draft, shopLanguage: string): Record<string, number> {
  const told = marksOf(withoutLinks(text), shopLanguage, 'tell');
  const wanted = likeliestAspect(asked);
  return {
    aspect: sharedAspects(asked, told),
    aspectTop: strengthOf(told, wanted.at),
    aspectNone: markedNone(told),
    askedAspect: wanted.share,
    askedNone: noneOf(asked),
    askedTerms: termsOf(asked),
    askedSearch: searching.reduce((sum, at) => sum + (asked[at] ?? 0), 0),
  };
}

/** Whether it holds what tells this question from others that the shop is asked: with what stands above it, and by itself. */
function rareSigns(part: QuestionPart, { text, passages, products }: Draft, shopLanguage: string) {
  const own = withoutLinks(text);
  const above = [...passages.flatMap(({ headings }) => headings), ...products.map(({ name }) => name)];
  const { share } = rarelySaid(part, [own, ...above].join('\n'), shopLanguage);
  return { rareHeld: share, rarestSaid: rarelySaid(part, own, shopLanguage).rarest };
}

/** All that speaks for or against a draft, by name, always in this order. */
export function draftSigns(
  { part, isForeign, shopLanguage }: Asking,
  draft: Draft,
  drafts: readonly Draft[],
): Record<string, number> {
  const { understanding, limits, focusBy } = part;
  const { intent, asks, isYesNo, topics } = understanding;
  const { signs } = draft;
  const words = part.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const others = drafts.filter((other) => other !== draft);
  return {
    ...Object.fromEntries(draftKinds.map((kind) => [kind, Number(draft.kind === kind)])),
    sureness: signs.sureness ?? nothing,
    top: signs.top ?? nothing,
    held: signs.held ?? nothing,
    topic: signs.topic ?? nothing,
    coverage: signs.coverage ?? nothing,
    fit: signs.fit ?? nothing,
    sense: signs.sense ?? nothing,
    lead: signs.lead ?? nothing,
    ...rareSigns(part, draft, shopLanguage),
    ...aspectSigns(understanding.aspects, draft, shopLanguage),
    shape: expectedShape(asks, signsOf(draft.text)),
    lacksShape: Number(lacksShape(understanding.concepts, draft.text)),
    ...Object.fromEntries(intents.map((one) => [`is ${one}`, Number(intent === one)])),
    ...Object.fromEntries(kindsOfAnswer.map((one) => [`asks ${one}`, Number(asks.has(one))])),
    isYesNo: Number(isYesNo),
    asks: asks.size,
    words,
    isFollowUp: Number(part.isFollowUp),
    narrows: Number(part.narrows),
    isNamed: Number(focusBy === 'name'),
    isPointedAt: Number(focusBy === 'pointing'),
    isOnPage: Number(focusBy === 'page'),
    isForeign: Number(isForeign),
    isLimited: Number(isLimited(limits)),
    isOrdered: Number(limits.order !== null),
    mostTopic: topics[0]?.weight ?? 0,
    pagesSureness: sureness(part.evidence),
    pagesTop: part.evidence[0]?.probability ?? 0,
    ownSureness: sureness(part.ownEvidence.found),
    pagesCoverage: part.passages[0]?.coverage ?? 0,
    productsCoverage: part.products[0]?.coverage ?? 0,
    known: part.known,
    bestOtherHeld: Math.max(nothing, ...others.map((other) => other.signs.held ?? nothing)),
    drafts: drafts.length,
  };
}
