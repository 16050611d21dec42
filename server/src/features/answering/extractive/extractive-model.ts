/** Answers without any outside service: composed from facts, product records and the shop's own sentences; what none of them answers is said to be unknown. */
import type { Outcome } from '@vitrine/contract/outcomes';
import { phrasesFor } from '../../../dialogue/phrases.ts';
import { isAcknowledgement, smallTalkOf } from '../../../dialogue/small-talk.ts';
import type { Evidence } from '../../../evidence/select-evidence.ts';
import type { AnswerModel, ModelReply, OwnAnswer, Question, QuestionPart } from '../../../ports/model.ts';
import type { Phrases } from '../../../languages/language-pack.ts';
import { isLimited } from '../../../search/product-query.ts';
import { withTold } from '../with-told.ts';
import { certainDraft, isToldOnPage, leavesMuch } from './certain-draft.ts';
import { chooseDraft } from './choose-draft.ts';
import { inDoubt } from './closest.ts';
import { fill, pageLink } from './composed.ts';
import type { Asking, Composed, Draft } from './composed.ts';
import { contactLinks } from './contact-links.ts';
import { draftsOf } from './drafts-of.ts';
import { fittingDrafts } from './fitting-drafts.ts';
import { createIsForOtherGoods } from './goods-of-terms.ts';
import { heldBeside } from './held-beside.ts';
import { isUnsettled } from './is-unsettled.ts';
import { lacksThing, tellsOfGoods } from './lacks-thing.ts';
import { lacksExtent } from './lacks-spec.ts';
import { openWish } from './open-wish.ts';
import { ownPageHint } from './own-page-hint.ts';
import { ownRecord, withWholePage } from './own-record.ts';
import { newsOf, saysMuchNew } from './news-of.ts';
import { placesServed } from './rate-tables.ts';
import { replyOfParts } from './reply-of-parts.ts';
import { wholly } from './telling-words.ts';
import { changeMeant, mishapsMeant, ruleForTrouble, tellsOfGuarantee, tellsOfLiability } from './rule-for-trouble.ts';
import { tellsOfTrouble } from './tells-of-trouble.ts';
import { withCards } from './with-cards.ts';
import { withRestock } from './with-restock.ts';
import { asksUnknownNetwork } from './unknown-network.ts';
import { waysToReach } from './ways-to-reach.ts';

/** from which probability on a find is told as the answer, and as something that may help: of the shop's terms, and of all else */
const ofTerms = { sure: 0.62, perhaps: 0.5 };
const ofOthers = { sure: 0.7, perhaps: 0.5 };
/** of a product's own page: what stands there is of the thing that was asked about */
const ofOwnPage = { sure: 0.55, perhaps: 0.44 };
const termsMeant = 0.5;
/** share of what was asked */
const half = 0.5;
const hardly = 0.25;
const leastUnderstood = 0.5;
/** that something went wrong is meant, though nobody complains */
const surelyMishap = 0.6;

export function createExtractiveModel(): AnswerModel {
  return {
    name: 'extractive',
    async reply(question, { signal, onText }) {
      signal.throwIfAborted();
      const reply = answer(question, await Promise.all(question.parts.map(withTold)));
      onText?.(reply.text);
      return reply;
    },
  };
}

function answer(question: Question, parts: readonly QuestionPart[]): ModelReply {
  const { text, brand, language, history } = question;
  const phrases = phrasesFor(language, brand.tone);
  const smallTalk = smallTalkOf(text);
  if (smallTalk !== null) {
    // "ok" to nothing yet is no thanks
    const kind = history.length === 0 && isAcknowledgement(text) ? 'greeting' : smallTalk.kind;
    return say(fill(phrases[kind], { brand: brand.name }), 'talk');
  }
  // there is no small talk in it and no question was made of it: the shop's knowledge could not be read
  if (parts.length === 0) return unableReply(question);
  return replyOfParts(question, parts, answersOf(question, parts));
}

/** Nothing is told twice: what answers a second question with the words that the first was told gives way to what surely answers it in others. */
function answersOf(question: Question, parts: readonly QuestionPart[]): (Composed | null)[] {
  const said: string[] = [];
  const answers = parts.map((part) => {
    const found = answerPart(question, part);
    const isTold = found !== null && newsOf(found.text, said) === '';
    const other = isTold ? answerPart(question, withoutTold(part, said), said) : null;
    const told = other !== null && other.passages.length > 0 && saysMuchNew(other.text, said) ? other : found;
    if (told !== null) said.push(told.text);
    return told;
  });
  return answers.map((one, at) => heldBeside(one, parts[at], answers, question.shopLanguage) ?? one);
}

/** With what its pages say beside what was told. */
function withoutTold(part: QuestionPart, said: readonly string[]): QuestionPart {
  const isNew = ({ statements }: Evidence) => newsOf(statements.join(' '), said) !== '';
  const { evidence, ownEvidence } = part;
  return {
    ...part,
    evidence: evidence.filter(isNew),
    ownEvidence: { ...ownEvidence, found: ownEvidence.found.filter(isNew) },
  };
}

/** Our own failure, said as such, with the ways to a person. */
export function unableReply({ brand, language }: Question): ModelReply {
  const phrases = phrasesFor(language, brand.tone);
  const links = contactLinks(brand.contacts, phrases.or);
  const contacts = links === '' ? '' : fill(phrases.contacts, { contacts: links });
  return say(`${phrases.unable} ${contacts}`.trim(), 'failed');
}

const say = (text: string, outcome: Outcome): ModelReply => ({
  text,
  products: [],
  outcome,
  used: { passages: [], facts: [], answers: [] },
});

/** A page's statement that surely answers and leaves no word of the question aside, be it asked as goods are. */
const isSurelyFound = ({ kind, signs, passages }: Draft, { known, limits }: QuestionPart): boolean =>
  kind === 'pages' &&
  passages.every((page) => page.kind !== 'product' && page.kind !== 'collection') &&
  known === 1 &&
  !isLimited(limits) &&
  (signs.held ?? 0) >= wholly &&
  (signs.top ?? 0) >= likelyFound;
const likelyFound = 0.6;
const surelyFound = 0.9;
/** what a find that leaves nothing aside needs to be told: where its statement surely answers, and where it is likely to */
const leastFound = { surely: 0.4, likely: half };

/** Its first page's rule is for melted chocolate, and a mug came broken. */
function isForOtherGoods({ text, passages: [page] }: Draft, asking: Asking): boolean {
  return page !== undefined && createIsForOtherGoods(asking)(page.headings.at(-1) ?? '', text.split('\n\n')[0] ?? '');
}

/** The owner's words as they stand: nothing is put in front of them. */
const fromOwner = (answer: OwnAnswer, phrases: Phrases): Composed => ({
  text: answer.pageUrl === null ? answer.text : `${answer.text}\n\n${pageLink(phrases, answer.pageUrl)}`,
  products: [],
  passages: [],
  facts: [],
  answers: [answer],
  outcome: 'answered',
});

/** The likeliest answer of all that can be composed; null when none is likely enough to be told. */
function answerPart(question: Question, part: QuestionPart, said: readonly string[] = []): Composed | null {
  const { intent } = part.understanding;
  if (intent === 'human') return null;
  const isTrouble = intent === 'order' || intent === 'complaint';
  if (part.ownAnswer !== null) return fromOwner(part.ownAnswer, phrasesFor(question.language, question.brand.tone));
  const { asking, drafts: all } = draftsOf(question, part);
  if (asksUnknownNetwork(asking)) return null;
  const isNew = ({ text }: { text: string }) => newsOf(text, said) !== '';
  const isUnsold = lacksThing(asking);
  const drafts = all.filter((one) => isNew(one) && !(isUnsold && tellsOfGoods(one)) && !lacksExtent(one, asking));
  const ways = waysToReach(asking, question.brand.contacts);
  if (ways?.isCertain === true) return ways;
  const found = certainDraft(asking, drafts, isNew);
  const fitting = fittingDrafts(asking, drafts);
  const isBesideThing = found !== null && isUnsold && tellsOfGoods(found);
  const left = found === null ? null : leavesMuch(found, asking);
  const givesWay = found !== null && (isBesideThing || left === 'page' || isToldOnPage(found, asking, fitting));
  const certain = givesWay ? null : found;
  // of a foreign message too little was understood to answer more than what facts and products are found by
  if (asking.isForeign && part.known < leastUnderstood && certain?.kind !== 'facts')
    return (
      drafts.find(({ kind, isCertain }) => kind === 'search' && isCertain === true) ??
      ownRecord(asking) ??
      (isTrouble ? ruleForTrouble(asking) : null)
    );
  if (certain !== null && !isTrouble) return left === 'doubt' ? inDoubt(certain, asking) : withRestock(certain, asking);
  const { draft, probability } = chooseDraft(asking, fitting);
  const isOfTerms = part.understanding.topics.some(({ weight }) => weight >= termsMeant);
  const { sure, perhaps } = draft?.kind === 'own' ? ofOwnPage : isOfTerms ? ofTerms : ofOthers;
  const isBeside = (one: Draft) =>
    tellsOfLiability(one, asking) || tellsOfGuarantee(one, asking) || !tellsOfTrouble(one, part, question.shopLanguage);
  const isFound = draft !== null && isSurelyFound(draft, part);
  const leastOfFound = (draft?.signs.top ?? 0) >= surelyFound ? leastFound.surely : leastFound.likely;
  const least = isFound ? leastOfFound : isTrouble ? sure : perhaps;
  const isSure = isFound || probability >= sure;
  // what a page of goods says answers nobody who looks for goods
  const isOfGoods = draft?.kind === 'own' || draft?.passages.every(({ kind }) => kind === 'product') === true;
  const wish =
    isTrouble || isUnsold || (isSure && !(isOfGoods && intent === 'shopping'))
      ? null
      : openWish(asking, fitting, isSure);
  if (wish !== null) return wish.outcome === 'unsure' ? inDoubt(wish, asking) : wish;
  // what is half sure and stands on a page of goods is no answer to "do you sell bicycles?"
  const isUnmeant = !isSure && draft?.kind === 'pages' && isOfGoods && intent === 'shopping';
  if (draft === null || probability < least || isUnmeant || (isTrouble && isBeside(draft)))
    return isTrouble || mishapsMeant(part.understanding.aspects) >= surelyMishap
      ? ruleForTrouble(asking)
      : (ways ?? (isUnsold ? null : (placesServed(asking) ?? ownPageHint(asking, drafts) ?? ownRecord(asking))));
  // of the thing that is meant its own page says more than what is half sure elsewhere
  const record = isSure || draft.kind !== 'pages' ? null : ownRecord(asking);
  if (record !== null) return record;
  const whole = withRestock(withWholePage(draft, asking), asking);
  // "a student discount?": the shop says neither word of it; what its owner put right is theirs to say
  const isOwners = draft.facts.some(({ state }) => state === 'corrected' || state === 'confirmed');
  const isHalfSaid = !asking.isForeign && !isOwners && part.known < half && (draft.signs.held ?? 1) <= half;
  const isHardlySaid = draft.kind === 'facts' && (draft.signs.held ?? 1) < hardly;
  const isDoubtful = !isSure || isHalfSaid || isHardlySaid || (!isFound && isUnsettled(draft, probability, part));
  const isChange = changeMeant(part.understanding.aspects) >= surelyMishap;
  const isForOthers = isTrouble && isForOtherGoods(draft, asking);
  const mayHaveRule = isDoubtful && (isForOthers || (isChange && !tellsOfTrouble(draft, part, question.shopLanguage)));
  const rule = mayHaveRule ? ruleForTrouble(asking) : null;
  return rule ?? (isDoubtful ? inDoubt(whole, asking) : withCards(whole, drafts, part));
}
