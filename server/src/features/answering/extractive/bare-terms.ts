/** "Postage?", "returns": a message that is a term of the shop's and nothing else. */
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import { isShopPage, readableAddress } from '../../../extraction/page-kind.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { saidByTopic } from './held-by-fact.ts';
import { isOfPlace } from './rate-tables.ts';

/** how long there is comes before how it is done, where nothing but "returns" is said */
const firstOfReturns: FactTopic = 'returns.window';
const ahead = 0.15;
/** "delivery" asks a little for each of its topics */
const least = 0.35;

/** "postage?", "returns": nothing is asked but a term of the shop's, which is answered by what holds for most. */
export function bareTerm(
  part: QuestionPart,
  facts: readonly Fact[],
  language: string,
  wanted: ReadonlyMap<FactTopic, number>,
): FactTopic | null {
  const words = readShopWords(part.asked, language);
  if (words.length === 0 || part.focus.length > 0) return null;
  const [best] = [...wanted]
    .filter(
      ([topic, weight]) =>
        weight >= least &&
        // which way to pay is meant is said by its name alone
        topic !== 'payment.methods' &&
        words.every((word) => word.kind === 'concept' && saidByTopic(topic).includes(word.concept)) &&
        facts.some((fact) => fact.topic === topic),
    )
    .map(([topic, weight]) => ({ topic, weight: topic === firstOfReturns ? weight + ahead : weight }))
    .toSorted((a, b) => b.weight - a.weight);
  return best?.topic ?? null;
}

/** A page that is named for the term says its rule, and the rule before what holds for some goods. */
export function bareShare(
  fact: Fact,
  { understanding }: QuestionPart,
  language: string,
  facts: readonly Fact[],
): number {
  const isOfPage =
    URL.parse(fact.url)?.pathname === '/' ||
    ofQuestions.test(fact.url) ||
    (fact.topic.startsWith('contact.') && isShopPage(readableAddress(fact.url))) ||
    conceptsIn(readableAddress(fact.url), language).some((one) => understanding.concepts.has(one));
  if (!isOfPage) return elsewhere;
  const before = facts.filter(({ topic, url }) => topic === fact.topic && url === fact.url).indexOf(fact);
  return isOfPlace(fact) ? 1 : 1 - perFact * Math.min(before, perPage);
}

/** a page of answers to what is asked most has each term's rule */
const ofQuestions =
  /[/_-](?:faqs?|frequent\p{L}*|questions?|häufige|haeufige|h%C3%A4ufige|fragen|hilfe|help|preguntas|aide|domande|perguntas|vragen|pertanyaan|tanya|sss|pytania|vanliga)(?!\p{L})/iu;
const elsewhere = 0.7;
const perFact = 0.03;
const perPage = 8;

/** "Gift voucher?" where one is sold: it is a thing, and no rule for things. */
export const isNamedThing = ({ asked, focus, focusBy }: QuestionPart, language: string): boolean =>
  focusBy === 'name' &&
  focus.length > 0 &&
  readShopWords(asked, language).every((word) => word.kind === 'concept' && word.concept === 'gift_card');
