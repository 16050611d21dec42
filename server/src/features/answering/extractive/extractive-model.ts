/** Answers without any outside service: composed from facts, product records and the shop's own sentences; what none of them answers is said to be unknown. */
import { outcomes } from '@vitrine/contract/outcomes';
import type { Outcome } from '@vitrine/contract/outcomes';
import { phrasesFor } from '../../../dialogue/phrases.ts';
import { smallTalkOf } from '../../../dialogue/small-talk.ts';
import type { AnswerModel, ModelReply, Question, QuestionPart } from '../../../ports/model.ts';
import { isLimited } from '../../../search/product-query.ts';
import { namesOnlyLimits } from '../domain/names-only-limits.ts';
import { fromOwnPage, fromRecord } from './about-products.ts';
import { fromFacts } from './about-terms.ts';
import { chooseDraft } from './choose-draft.ts';
import { fill } from './composed.ts';
import type { Asking, Composed, Draft, DraftKind } from './composed.ts';
import { contactLinks } from './contact-links.ts';
import { fromPages } from './from-pages.ts';
import { candidatesOf } from './name-products.ts';
import { heldShare, tellingWords } from './telling-words.ts';
import { comparison, described, productSearch, superlative } from './search-products.ts';

/** from which probability on a find is told as the answer, and as something that may help */
const sure = 0.6;
const perhaps = 0.55;
/** share of what is wanted that products hold which are shown beside a page's words */
const shownHeld = 0.6;
const shownMax = 4;
/** shares of what was asked */
const wholly = 0.99;
const half = 0.5;
const leastUnderstood = 0.5;

export function createExtractiveModel(): AnswerModel {
  return {
    name: 'extractive',
    reply: (question, { signal, onText }) => {
      signal.throwIfAborted();
      const reply = answer(question);
      onText?.(reply.text);
      return Promise.resolve(reply);
    },
  };
}

function answer(question: Question): ModelReply {
  const { text, brand, language } = question;
  const phrases = phrasesFor(language, brand.tone);
  const smallTalk = smallTalkOf(text);
  if (smallTalk !== null) return say(fill(phrases[smallTalk.kind], { brand: brand.name }), 'talk');
  const links = contactLinks(brand.contacts, phrases.or);
  const contacts = links === '' ? '' : fill(phrases.contacts, { contacts: links });
  const parts = question.parts.map((part) => answerPart(question, part));
  const answered = parts.flatMap((one) => (one === null ? [] : [one]));
  const intents = new Set(question.parts.map(({ understanding }) => understanding.intent));
  if (intents.has('human')) return say(`${phrases.human} ${contacts}`.trim(), 'person');
  if (intents.has('complaint')) return joined([phrases.complaint, contacts], answered, 'person', question);
  if (intents.has('order')) return joined([`${phrases.order} ${contacts}`.trim()], answered, 'order', question);
  if (answered.length === 0) {
    const isLimited = question.parts.some(({ limits }) => limits.minPrice !== null || limits.maxPrice !== null);
    return say(`${isLimited ? phrases.nothingWithin : phrases.unknown} ${contacts}`.trim(), 'unknown');
  }
  const missed = question.parts.filter((_, at) => parts[at] === null);
  const unknown = missed.map((part) => fill(phrases.unknownPart, { topic: part.text.replace(/[?？؟.!\s]+$/u, '') }));
  return joined(missed.length === 0 ? [] : [`${unknown.join(' ')} ${contacts}`.trim()], answered, null, question);
}

const say = (text: string, outcome: Outcome): ModelReply => ({
  text,
  products: [],
  outcome,
  used: { passages: [], facts: [] },
});

/** What was found, each once, and what is said beside it: apologies stand before, contacts and what was not found after. */
function joined(beside: string[], answered: Composed[], outcome: Outcome | null, question: Question): ModelReply {
  const once = answered.filter(({ text }, at) => answered.findIndex((other) => other.text === text) === at);
  const [first = '', ...rest] = beside.filter((words) => words !== '');
  const isApology = outcome === 'person';
  const before = isApology ? [first] : [];
  const after = isApology ? rest : [first, ...rest];
  const cards = new Set(once.flatMap(({ products }) => products.map(({ url }) => url)));
  const worst = outcomes.find((one) => once.some((found) => found.outcome === one)) ?? 'unknown';
  return {
    text: [...before, ...once.map(({ text }) => text), ...after].filter((words) => words !== '').join('\n\n'),
    products: [...cards].flatMap((url) => {
      const at = question.products.findIndex(({ document }) => document.url === url);
      return at < 0 ? [] : [at];
    }),
    outcome: outcome ?? worst,
    used: { passages: once.flatMap(({ passages }) => passages), facts: once.flatMap(({ facts }) => facts) },
  };
}

/** All that could be told to a part, whether or not it is likely. */
export function draftsOf(question: Question, part: QuestionPart): { asking: Asking; drafts: Draft[] } {
  const { language, shopLanguage, brand, facts } = question;
  const phrases = phrasesFor(language, brand.tone);
  const asking: Asking = { part, phrases, language, shopLanguage, isForeign: language !== shopLanguage, facts };
  const [thing] = part.focus;
  const drafts = [
    comparison(asking),
    superlative(asking),
    thing === undefined ? null : fromRecord(asking, thing),
    fromFacts(asking),
    thing === undefined ? null : fromOwnPage(asking, thing),
    fromPages(asking),
    described(asking),
    productSearch(asking, candidatesOf(part, shopLanguage)),
  ];
  return { asking, drafts: drafts.filter((one) => one !== null).map((one) => withHeld(one, asking)) };
}

/** What a record, a comparison or a limit decides needs no choice: it takes up all that was asked. */
function certainDraft(part: QuestionPart, drafts: readonly Draft[]): Draft | null {
  const { minPrice, maxPrice, order } = part.limits;
  const of = (kind: DraftKind, least: number) =>
    drafts.find((one) => one.kind === kind && (one.signs.held ?? 0) >= least) ?? null;
  const search = of('search', 0);
  // nothing but a limit is said: all that meets it is meant
  if (search !== null && order === null && namesOnlyLimits(part.limits)) return search;
  const isBetween = minPrice !== null || maxPrice !== null;
  return (
    of('comparison', wholly) ??
    of('superlative', wholly) ??
    of('record', wholly) ??
    (isBetween && order === null ? of('search', half) : null)
  );
}

/** "phone number?" is not answered by what only speaks of phones. */
function lacksContact({ understanding: { concepts } }: QuestionPart, { text }: Draft): boolean {
  if (concepts.has('phone') && !/\+?\d[\d\s().-]{6,}\d/u.test(text)) return true;
  return concepts.has('email') && !/\S@\S/u.test(text);
}

/** Who wants to buy is shown what there is, beside the page that tells of it. */
function withCards(chosen: Draft, drafts: readonly Draft[], { understanding, limits, products }: QuestionPart): Draft {
  if (chosen.kind !== 'pages') return chosen;
  const named = products.map(({ document }) => document).filter(({ name }) => chosen.text.includes(name));
  if (named.length > 0) return { ...chosen, products: named.slice(0, shownMax) };
  const isShopping = understanding.intent === 'shopping' || isLimited(limits);
  if (!isShopping || chosen.products.length > 0) return chosen;
  const found = drafts.find(({ kind }) => kind === 'search');
  return found === undefined || (found.signs.held ?? 0) < shownHeld ? chosen : { ...chosen, products: found.products };
}

/** How much of the question a draft takes up, where its source has not said it. */
function withHeld(one: Draft, { part, shopLanguage }: Asking): Draft {
  if (one.signs.held !== undefined) return one;
  const text = [one.text, ...one.products.map(({ name }) => name)].join('\n');
  const held = heldShare(tellingWords(part.asked, shopLanguage), text, shopLanguage);
  return { ...one, signs: { ...one.signs, held } };
}

/** The likeliest answer of all that can be composed; null when none is likely enough to be told. */
function answerPart(question: Question, part: QuestionPart): Composed | null {
  const { intent } = part.understanding;
  if (intent === 'human') return null;
  const { asking, drafts } = draftsOf(question, part);
  // of a foreign message too little was understood to answer any of it
  if (asking.isForeign && part.known < leastUnderstood) return null;
  const certain = certainDraft(part, drafts);
  if (certain !== null && intent !== 'order' && intent !== 'complaint') return certain;
  const { draft, probability } = chooseDraft(
    asking,
    drafts.filter((one) => !lacksContact(part, one)),
  );
  if (draft === null || probability < perhaps) return null;
  if (probability >= sure) return withCards(draft, drafts, part);
  if (intent === 'order' || intent === 'complaint') return null;
  return { ...draft, text: `${asking.phrases.perhaps}\n\n${draft.text}`, outcome: 'unsure' };
}
