/** Answers without any outside service: the shop's own sentences quoted, its products listed, its contacts given when neither answers. */
import { shapesOf } from '../dialogue/answer-shapes.ts';
import { countryName } from '../dialogue/countries.ts';
import { contentTerms } from '../dialogue/name-fit.ts';
import { intentOf } from '../dialogue/intent.ts';
import type { Intent } from '../dialogue/intent.ts';
import type { Phrases } from '../dialogue/phrase-book.ts';
import { phrasesFor } from '../dialogue/phrases.ts';
import { readShopWords } from '../dialogue/read-shop-words.ts';
import { vocabularyOf } from '../dialogue/shop-words.ts';
import { smallTalkOf } from '../dialogue/small-talk.ts';
import type { AnswerModel, ModelReply, Question, Retrieved } from '../ports/model.ts';
import { splitSentences } from '../search/best-quote.ts';
import { detectLanguage } from '../search/detect-language.ts';
import type { Passage } from '../search/documents.ts';
import { contactLinks } from './extractive-contacts.ts';
import { candidatesOf, comparedProducts, fittingProducts, namedProduct, priceWords } from './extractive-products.ts';
import type { Candidate } from './extractive-products.ts';
import { findQuote } from './extractive-quote.ts';

/** Shares of the question's weight: from where on a passage answers, may answer, and a product is meant. */
const sureCoverage = 0.5;
const perhapsCoverage = 0.42;
/** enough when the question is surely about the shop's terms */
const policyCoverage = 0.33;
const productCoverage = 0.45;
/** enough when the question is surely about products */
const shoppingCoverage = 0.4;
/** of the best page's, what a product needs to be what a question is about */
const nearlyAsGood = 0.8;
const factLength = 220;

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

interface Understood {
  question: Question;
  phrases: Phrases;
  /** of what is asked, in the shop's words */
  shopLanguage: string;
  concepts: ReadonlySet<string>;
  /** countries that were named, in the shop's language */
  places: string[];
  intent: Intent;
}

function answer(question: Question): ModelReply {
  const { text, asked, brand, language, limits, passages } = question;
  const phrases = phrasesFor(language, brand.tone);
  const smallTalk = smallTalkOf(text);
  if (smallTalk !== null) return say(phrases[smallTalk.kind].replace('{brand}', () => brand.name));
  const contacts = contactLinks(brand.contacts, phrases.or);
  const withContacts = (words: string) =>
    say(contacts === '' ? words : `${words} ${phrases.contacts.replace('{contacts}', () => contacts)}`);
  const intent = intentOf(text);
  if (intent === 'human') return withContacts(phrases.human);
  if (intent === 'order') return withContacts(phrases.order);
  const shopLanguage = passages[0]?.document.language?.split('-')[0] ?? detectLanguage(asked) ?? 'en';
  const said = [...readShopWords(text, language), ...readShopWords(asked, shopLanguage)];
  const concepts = new Set(said.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));
  const places = said.flatMap((word) => (word.kind === 'country' ? [countryName(word.code, shopLanguage)] : []));
  const understood = { question, phrases, shopLanguage, concepts, places, intent };
  const hasLimits = limits.minPrice !== null || limits.maxPrice !== null;
  const quoteFirst = intent === 'policy' || isStatement(text) ? fromPages(understood, passages) : null;
  return (
    (intent === 'policy' ? null : comparison(understood)) ??
    quoteFirst ??
    aboutProducts(understood) ??
    fromPages(understood, passages) ??
    withContacts(hasLimits ? phrases.nothingWithin : phrases.unknown)
  );
}

/** "my key does not turn": told at length, and neither a search nor a question. */
const isStatement = (text: string) =>
  !/[?？؟]/.test(text) &&
  !asksSomething.test(text) &&
  text.trim().split(/\s+/).length > 5 &&
  intentOf(text) === 'question';

const say = (text: string): ModelReply => ({ text, products: [] });

function aboutProducts(understood: Understood): ModelReply | null {
  const { question, phrases, shopLanguage, concepts, intent } = understood;
  const { limits, products, text, passages } = question;
  const candidates = candidatesOf(question, shopLanguage);
  const named = namedProduct(candidates);
  const isMeant = named !== null && named.coverage >= nearlyAsGood * (passages[0]?.coverage ?? 0);
  if (isMeant && intent !== 'policy') {
    const told = tellOf(named, understood);
    if (told !== null) return told;
  }
  const hasLimits = limits.minPrice !== null || limits.maxPrice !== null || limits.order !== null || limits.onSale;
  const shown = question.history.findLast(({ role }) => role === 'agent')?.shown ?? [];
  const goesOn = shown.length > 0 && question.asked !== text && intent === 'question';
  const wanted = hasLimits || intent === 'shopping' || concepts.has('stock') || goesOn;
  const product = Math.max(
    0,
    ...products.map(({ coverage }) => coverage),
    ...candidates.map(({ named }) => (wanted && named > 1 ? shoppingCoverage : 0)),
  );
  const passage = passages[0]?.coverage ?? 0;
  if (product < (wanted || isKeywords(text) ? shoppingCoverage : productCoverage)) return null;
  const meant = wanted
    ? intent !== 'policy' || passage < product
    : intent === 'question' && product >= passage && isKeywords(text);
  if (!meant) return null;
  const fitting = fittingProducts(candidates);
  const [top] = passages;
  const isAnswered = top !== undefined && passage >= product && (intent === 'question' || isQuestion(top.document));
  const isNamed = fitting.some(({ fit }) => fit > 0) || (top !== undefined && positionOf(top.document, products) >= 0);
  if (isAnswered && !hasLimits && !isNamed) return null;
  return fitting.length === 0 ? null : { text: phrases.products, products: fitting.map(({ position }) => position) };
}

/** "mugs in blue": what people type into a search box. */
const isKeywords = (text: string) =>
  !/[?？]/.test(text) && !asksSomething.test(text) && text.trim().split(/\s+/).length <= 6;

/** Price, availability or a fact of one product; null when it is only looked for. */
function tellOf(named: Candidate, understood: Understood): ModelReply | null {
  const { question, phrases, concepts, intent } = understood;
  const { document, position } = named;
  const one = (text: string): ModelReply => ({ text, products: [position] });
  const fill = (phrase: string, price = '') =>
    phrase.replace('{name}', () => document.name).replace('{price}', () => price);
  if (concepts.has('stock') && document.availability !== 'unknown') {
    return one(fill(document.availability === 'in_stock' ? phrases.inStock : phrases.soldOutNow));
  }
  if (concepts.has('cost') && document.price !== null) return one(fill(phrases.price, priceWords(document.price)));
  const sizes = document.variants.filter((variant) => isSize.test(variant));
  if (concepts.has('size') && sizes.length > 0) return one(`${document.name}: ${sizes.join(' · ')}`);
  if (intent === 'shopping' || !asksSomething.test(question.text)) return null;
  const own = question.passages
    .filter(({ document: page }) => page.url === document.url)
    .map((passage) => ({ ...passage, coverage: Math.max(passage.coverage, named.coverage) }));
  const quoted = fromPages({ ...understood, question: factOf(question, named, understood) }, [
    ...own,
    describedBy(named),
  ]);
  return quoted === null ? null : { ...quoted, products: [position] };
}

const isSize = /\d|^(?:x{0,4}[sl]|m|one size|small|medium|large)$/iu;

/** All that is told is of this product, so its name tells nothing apart; its facts stand under the words that a shop has for them. */
function factOf(question: Question, named: Candidate, { shopLanguage, concepts }: Understood): Question {
  const name = contentTerms(named.document.name, shopLanguage);
  const isName = (word: string) => contentTerms(word, shopLanguage).some((term) => name.includes(term));
  const words = readShopWords(question.asked, shopLanguage)
    .filter(({ kind, text }) => kind !== 'concept' && !isName(text))
    .map(({ text }) => text);
  const labels = [...concepts].flatMap((concept) => vocabularyOf(shopLanguage)?.words.get(concept)?.slice(0, 2) ?? []);
  const asked = [...words, ...labels].join(' ');
  return contentTerms(asked, shopLanguage).length === 0 ? question : { ...question, asked };
}

const asksSomething =
  /[?？؟]|^(?:what|how|is|are|does|do|did|can|could|will|would|should|has|have|why|which|who|where|when|kann|können|haben|habt|wie|was|ist|welche|quel|comment|qué|cómo|come|che)\b/iu;

const describedBy = ({ document, score, coverage }: Candidate): Retrieved<Passage> => ({
  score,
  coverage,
  document: {
    url: document.url,
    title: document.name,
    headings: [],
    text: `${document.name}.\n${document.description}`,
    language: null,
    kind: 'product',
    voice: 'shop',
  },
});

function comparison({ question, phrases, shopLanguage }: Understood): ModelReply | null {
  const compared = comparedProducts(question, shopLanguage);
  return compared === null
    ? null
    : { text: compared.map(summary(phrases)).join('\n'), products: compared.map(({ position }) => position) };
}

/** of a list of questions and answers */
const isQuestion = ({ headings }: Passage) => /[?？؟]$/.test(headings.at(-1) ?? '');

/** The found product whose page this is, or -1. */
const positionOf = (page: Passage, products: Question['products']): number =>
  products.findIndex(
    ({ document }) => document.url === page.url || [page.title, ...page.headings].includes(document.name),
  );

const summary =
  (phrases: Phrases) =>
  ({ document }: Candidate): string => {
    const { name, price, availability, description } = document;
    const [first = ''] = splitSentences(description, 'en');
    const facts = [price === null ? '' : priceWords(price), availability === 'out_of_stock' ? phrases.soldOut : ''];
    const told = facts.filter((fact) => fact !== '').join(', ');
    const about = first.length <= factLength ? first : '';
    return `${name}${told === '' ? '' : `: ${told}.`} ${about.replaceAll(/[[\]*]/g, '')}`.trim();
  };

function fromPages(
  { question, phrases, shopLanguage, concepts, places, intent }: Understood,
  passages: Question['passages'],
): ModelReply | null {
  const leastCoverage = intent === 'policy' ? policyCoverage : perhapsCoverage;
  const found = findQuote(question.asked, shopLanguage, passages, { concepts, places, leastCoverage });
  // "phone number?" is not answered by what only speaks of phones
  if (
    found === null ||
    (concepts.has('phone') && !shapesOf(new Set(['phone'])).some((shape) => shape.test(found.words)))
  )
    return null;
  const link = `[${phrases.more}](${found.page.url})`;
  const text = [...(found.coverage >= sureCoverage ? [] : [phrases.perhaps]), found.words, link].join('\n\n');
  const product = intent === 'policy' ? -1 : positionOf(found.page, question.products);
  return { text, products: product < 0 ? [] : [product] };
}
