/** A message's answers put together: one a question, in their order; what nothing answers is said so, and trouble is heard before it is answered. */
import { limits } from '@vitrine/contract/limits';
import { outcomes } from '@vitrine/contract/outcomes';
import type { Outcome } from '@vitrine/contract/outcomes';
import { phrasesFor } from '../../../dialogue/phrases.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { termConcepts } from '../../../languages/concepts.ts';
import type { Phrases } from '../../../languages/language-pack.ts';
import type { FoundProduct, ModelReply, Question, QuestionPart } from '../../../ports/model.ts';
import { closestThings, closestTo } from './closest.ts';
import { askingOf, fill, priceWords, readable, withoutLinks } from './composed.ts';
import type { Asking, Composed } from './composed.ts';
import { isLimited, isPriced } from '../../../search/product-query.ts';
import { contactLinks } from './contact-links.ts';
import { lacksThing } from './lacks-thing.ts';
import { newsOf } from './news-of.ts';
import { saidOnce } from './said-once.ts';
import { tellingWords } from './telling-words.ts';
import { topicOf } from './topic-of.ts';
import { tellsOfTrouble } from './tells-of-trouble.ts';

interface Told {
  /** before what was found */
  lead: string;
  found: Composed | null;
  outcome: Outcome;
}

/** `answered` has a place for each part. */
export function replyOfParts(
  question: Question,
  parts: readonly QuestionPart[],
  answered: readonly (Composed | null)[],
): ModelReply {
  const { brand, language } = question;
  const phrases = phrasesFor(language, brand.tone);
  // a message of which nothing is known needs no list of what it asked
  const isBesideOthers = parts.some((part, at) => answered[at] != null || !isPlainQuestion(part));
  const told = eachOnce(
    parts.map((part, at) => {
      const isAnsweredBeside = parts.some((other, place) => {
        const found = answered[place] ?? null;
        return (
          found !== null &&
          (asksTheSame(part, other) ||
            isOnCards(found, part, language) ||
            holdsTerms(found, part, question.shopLanguage))
        );
      });
      return toldTo(part, answered[at] ?? null, { question, isBesideOthers, isAnsweredBeside });
    }),
  );
  const found = told.flatMap((one) => one.found ?? []);
  const lines = told
    .flatMap(({ lead, found: own }) => [lead, own === null ? '' : withUnseen(own.text, own.products, language)])
    .filter((line) => line !== '');
  const links = contactLinks(brand.contacts, phrases.or);
  // who may not have been told what they asked needs somebody to ask
  const isDoubtful = ({ outcome, found: own }: Told) =>
    outcome === 'unsure' && own?.products.length === 0 && !own.text.includes(links);
  const needsContacts = told.some((one) => one.lead !== '' || isDoubtful(one));
  const contacts = needsContacts && links !== '' ? fill(phrases.contacts, { contacts: links }) : '';
  const close = closestOf(question, parts, told);
  const texts = [...new Set(close.sections.map(({ text }) => text))];
  const isNear = texts.length + close.things.length > 0;
  const isAllUnknown = isNear && lines.every((line) => line === phrases.unknown);
  const alone =
    texts.length > 0
      ? withContacts([phrases.unclear, ...texts], contacts)
      : withUnseen(phrases.nearly, close.things, language);
  const beside = isNear ? [withUnseen(phrases.closest, close.things, language), ...texts] : [];
  return {
    text: saidOnce(isAllUnknown ? alone : [withContacts([...new Set(lines)], contacts), ...beside].join('\n\n')),
    products: cardsOf([...found, { products: close.things }]).flatMap((url) => {
      const at = question.products.findIndex(({ document }) => document.url === url);
      return at < 0 ? [] : [at];
    }),
    outcome: outcomes.find((one) => told.some(({ outcome }) => outcome === one)) ?? 'unknown',
    used: {
      passages: [...new Set([...found, ...close.sections].flatMap(quotedIn))],
      facts: [...new Set([...found, ...close.sections].flatMap(({ facts }) => facts))],
      answers: [...new Set(found.flatMap(({ answers }) => answers ?? []))],
    },
  };
}

/** A list's words with what has no picture, and so no card, beneath them: its name and its price. */
function withUnseen(text: string, products: readonly FoundProduct[], language: string): string {
  if (!/[:：]$/u.test(text)) return text;
  const unseen = products.filter(({ imageUrl }) => imageUrl === null).slice(0, limits.productCardsMax);
  const lines = unseen.map(
    ({ name, price, url }) => `[${readable(name)}](${url})${price === null ? '' : ` – ${priceWords(price, language)}`}`,
  );
  return lines.length === 0 ? text : `${text}\n\n${lines.join('\n')}`;
}

const quotedIn = ({ passages, around = [] }: Pick<Composed, 'passages' | 'around'>) => [...passages, ...around];

/** Of each question that nothing answers, what comes closest: goods to a wish, else what pages say; nothing of a thing that is not sold. */
function closestOf(question: Question, parts: readonly QuestionPart[], told: readonly Told[]) {
  const said = told.map(({ found }) => found?.text ?? '');
  const unknown = parts.filter((_, at) => told[at]?.outcome === 'unknown').map((part) => askingOf(question, part));
  const open = unknown.filter((asking) => !lacksThing(asking));
  const things = open.flatMap(closestThings);
  const isOfGoods = ({ part }: Asking) => part.understanding.intent === 'shopping' && isLimited(part.limits);
  const others = things.length > 0 ? [] : open.filter((asking) => !isOfGoods(asking));
  return { things, sections: others.flatMap((asking) => closestTo(asking, said)) };
}

/** What two questions are answered with is said to the first of them. */
function eachOnce(all: readonly Told[]): Told[] {
  const said: string[] = [];
  return all.map((one) => {
    if (one.found === null) return one;
    const text = newsOf(one.found.text, said);
    said.push(one.found.text);
    return text === ''
      ? { ...one, outcome: 'answered', found: { ...one.found, text } }
      : { ...one, found: { ...one.found, text } };
  });
}

interface Beside {
  question: Question;
  isBesideOthers: boolean;
  /** another part that asks for the same was answered */
  isAnsweredBeside: boolean;
}

function toldTo(
  part: QuestionPart,
  found: Composed | null,
  { question, isBesideOthers, isAnsweredBeside }: Beside,
): Told {
  const { brand, language, shopLanguage } = question;
  const phrases = phrasesFor(language, brand.tone);
  const { intent } = part.understanding;
  if (intent === 'human') return { lead: phrases.human, found: null, outcome: 'person' };
  // the owner knew what would be asked in anger
  if (part.ownAnswer !== null && found !== null) return { lead: '', found, outcome: found.outcome };
  if (intent === 'complaint' || intent === 'order') {
    const isRule = found !== null && tellsOfTrouble(found, part, shopLanguage);
    // somebody sorts it out, whether or not this is what the shop does then
    const rule = isRule ? { ...found, text: withoutDoubt(found.text, phrases), products: [] } : null;
    return intent === 'order'
      ? { lead: phrases.order, found: rule, outcome: 'order' }
      : { lead: phrases.complaint, found: rule, outcome: 'person' };
  }
  if (found !== null) return { lead: '', found, outcome: found.outcome };
  // one wish in two sentences: what answers the one answers the other
  if (isAnsweredBeside) return { lead: '', found: null, outcome: 'answered' };
  if (isBesideOthers)
    return {
      lead: fill(phrases.unknownPart, { topic: topicOf(part.text, language) }),
      found: null,
      outcome: 'unknown',
    };
  const isLimit = intent === 'shopping' && isPriced(part.limits);
  // what the shop does not know at all is at no price
  return {
    lead:
      isLimit && part.known === 1 && part.products.length === 0 && closestThings(askingOf(question, part)).length === 0
        ? phrases.nothingWithin
        : phrases.unknown,
    found: null,
    outcome: 'unknown',
  };
}

const withoutDoubt = (text: string, { perhaps, pagesSay }: Phrases): string =>
  text.startsWith(perhaps) ? `${pagesSay}${text.slice(perhaps.length)}` : text;

/** "... and for how much": cards say it. */
const isOnCards = (
  { products }: Composed,
  { text, understanding: { asks } }: QuestionPart,
  language: string,
): boolean => products.length > 0 && asks.has('cost') && asks.size === 1 && tellingWords(text, language).length === 0;

const sameAspect = 0.25;

function asksTheSame(one: QuestionPart, other: QuestionPart): boolean {
  const { aspects } = other.understanding;
  const shared = one.understanding.aspects.reduce((sum, likely, at) => sum + likely * (aspects[at] ?? 0), 0);
  return shared >= sameAspect;
}

/** "Is there a discount, and how long does it take?": the sentence that tells the time names the discount. */
function holdsTerms({ passages, text }: Composed, { understanding }: QuestionPart, shopLanguage: string): boolean {
  const asked = termConcepts.filter((one) => understanding.concepts.has(one));
  if (passages.length === 0 || asked.length === 0) return false;
  const told = new Set(conceptsIn(withoutLinks(text), shopLanguage));
  return asked.every((one) => told.has(one));
}

/** In turn, so that each question's first is shown however many there may be. */
function cardsOf(found: readonly Pick<Composed, 'products'>[]): string[] {
  const most = Math.max(0, ...found.map(({ products }) => products.length));
  const turns = Array.from({ length: most }, (_, at) => found.flatMap(({ products }) => products[at]?.url ?? []));
  return [...new Set(turns.flat())];
}

const isPlainQuestion = ({ understanding: { intent } }: QuestionPart): boolean =>
  intent !== 'human' && intent !== 'complaint' && intent !== 'order';

/** Beside the last of our own words, which are what they belong to. */
function withContacts(lines: readonly string[], contacts: string): string {
  if (contacts === '') return lines.join('\n\n');
  const [line = ''] = lines;
  // behind a link it would read as that page's name going on
  return lines.length === 1 && !/\]\([^)\s]*\)$/.test(line) ? `${line} ${contacts}` : [...lines, contacts].join('\n\n');
}
