/** Answers without any outside service: the shop's own sentences quoted, its products listed, its contacts given when neither answers. */
import type { AnswerModel, ModelReply, Question } from '../ports/model.ts';
import { bestQuote, isSentence } from '../search/best-quote.ts';
import { detectLanguage } from '../search/detect-language.ts';
import { parseProductQuery } from '../search/product-query.ts';
import { contactLinks } from './extractive-contacts.ts';
import { intentOf } from './extractive-intent.ts';
import type { Intent } from './extractive-intent.ts';
import { phrasesFor } from './extractive-phrases.ts';
import type { Phrases } from './extractive-phrase-book.ts';
import { smallTalkOf } from './extractive-small-talk.ts';

/** Shares of the question's weight: from where on a passage answers, may answer, and a product is meant. */
const sureCoverage = 0.5;
const perhapsCoverage = 0.42;
/** enough when the question is surely about the shop's terms */
const policyCoverage = 0.33;
const productCoverage = 0.45;
/** enough when the question is surely about products */
const shoppingCoverage = 0.33;
const mostProducts = 6;
/** of the best one's score and coverage, what the others need to stand beside it */
const alike = 0.6;
const quoteLength = 420;
const mostPassages = 6;

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
  const smallTalk = smallTalkOf(question.text);
  const phrases = phrasesFor(smallTalk?.language ?? languageOf(question), question.brand.tone);
  if (smallTalk !== null) return say(phrases[smallTalk.kind].replace('{brand}', () => question.brand.name));
  const contacts = contactLinks(question.brand.contacts, phrases.or);
  const withContacts = (text: string) =>
    say(contacts === '' ? text : `${text} ${phrases.contacts.replace('{contacts}', () => contacts)}`);
  const intent = intentOf(question.text);
  if (intent === 'human') return withContacts(phrases.human);
  if (intent === 'order') return withContacts(phrases.order);
  const limits = parseProductQuery(question.text);
  const hasLimits = limits.minPrice !== null || limits.maxPrice !== null;
  const wantsProducts = hasLimits || limits.order !== null || limits.onSale || intent === 'shopping';
  if (meansProducts(question, intent, wantsProducts)) return listProducts(question, phrases);
  const quoted = quote(question, phrases, intent === 'policy' ? policyCoverage : perhapsCoverage);
  if (quoted !== null) return quoted;
  return withContacts(hasLimits ? phrases.nothingWithin : phrases.unknown);
}

const say = (text: string): ModelReply => ({ text, products: [] });

/** The visitor's language, as far as this conversation shows it; then the shop's. */
function languageOf({ text, history, passages, brand }: Question): string {
  const said = [
    text,
    ...history
      .filter(({ role }) => role === 'human')
      .map((message) => message.text)
      .reverse(),
  ];
  for (const message of said) {
    const language = detectLanguage(message);
    if (language !== null) return language;
  }
  const shop = passages[0]?.document.language ?? detectLanguage(brand.offer.join('. '));
  return shop?.split('-')[0] ?? 'en';
}

function meansProducts(question: Question, intent: Intent, wantsProducts: boolean): boolean {
  const product = question.products[0]?.coverage ?? 0;
  const passage = question.passages[0]?.coverage ?? 0;
  const isClear = wantsProducts || isKeywords(question.text);
  if (product < (isClear ? shoppingCoverage : productCoverage)) return false;
  if (wantsProducts) return intent !== 'policy' || passage < product;
  return intent === 'question' && product >= passage && !/[?？]\s*$/.test(question.text);
}

/** "mugs in blue": what people type into a search box. */
const isKeywords = (text: string) => !/[?？]/.test(text) && text.trim().split(/\s+/).length <= 4;

function listProducts({ text, products }: Question, phrases: Phrases): ModelReply {
  const top = products[0];
  const least = {
    score: alike * Math.max(...products.map(({ score }) => score)),
    coverage: alike * Math.max(...products.map(({ coverage }) => coverage)),
  };
  const chosen = products
    .map((product, position) => ({ ...product, position }))
    .filter(({ score, coverage }) => score >= least.score && coverage >= least.coverage)
    .slice(0, mostProducts);
  const positions = chosen.map(({ position }) => position);
  const price = top?.document.price ?? null;
  if (top !== undefined && price !== null && positions.length === 1 && asksForPrice.test(text)) {
    const words = phrases.price
      .replace('{name}', () => top.document.name)
      .replace('{price}', () => `${price.amount.toFixed(2)} ${price.currency}`);
    return { text: words, products: positions };
  }
  return { text: phrases.products, products: positions };
}

const asksForPrice =
  /how much|price|cost|kostet|preis|prix|coûte|precio|cuesta|prezzo|costa|prijs|kost|fiyat|kaç|preço|custa|cena|kosztuje/iu;

/** The best sentence and its neighbours, from one page alone, with the way there. */
function quote({ text, passages }: Question, phrases: Phrases, leastCoverage: number): ModelReply | null {
  const sure = (passages[0]?.coverage ?? 0) >= sureCoverage;
  const usable = passages.filter(({ coverage }) => coverage >= leastCoverage).slice(0, mostPassages);
  const language = passages[0]?.document.language?.split('-')[0] ?? detectLanguage(text) ?? 'en';
  const found = bestQuote(text, language, usable);
  const page = found === null ? undefined : usable[found.passage]?.document;
  if (found === null || page === undefined) return null;
  const words = withNeighbours(found.sentences, found.best);
  const link = `[${phrases.more}](${page.url})`;
  return say(sure ? `${words}\n\n${link}` : `${phrases.perhaps}\n\n${words}\n\n${link}`);
}

/** As much of the following and then the preceding sentence as a short answer bears; a label or a table's row joins no sentence. */
function withNeighbours(sentences: string[], best: number): string {
  let quoted = plain(sentences[best] ?? '');
  const bears = (neighbour: string) =>
    neighbour !== '' && quoted.length + neighbour.length < quoteLength && isSentence(neighbour) === isSentence(quoted);
  const after = plain(sentences[best + 1] ?? '');
  if (bears(after)) quoted = `${quoted} ${after}`;
  const before = plain(sentences[best - 1] ?? '');
  if (bears(before)) quoted = `${before} ${quoted}`;
  return quoted.slice(0, 2 * quoteLength);
}

/** A page's brackets and stars are its text, not our marks. */
const plain = (sentence: string) =>
  sentence
    .replaceAll(/[[\]*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
