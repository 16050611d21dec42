/** What of all that was found a model is given: tokens cost money and attention, and a review is no answer to a question about terms. */
import { factTopics } from '../../../facts/fact.ts';
import { isPriced } from '../../../search/product-query.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import type { AskedPart, FoundProduct, Question } from '../../../ports/model.ts';

const factsMax = 12;
const productsMax = 12;
/** beside terms, only what the question is about */
const productsBesideTerms = 3;
/** from this weight on a topic is what is asked, and its facts are given */
const isAsked = 0.6;
const mayBeAsked = 0.2;

/** of single products, or of the shop itself */
const otherTopics: ReadonlySet<FactTopic> = new Set<FactTopic>([
  'gift_card',
  'discount',
  'preorder',
  'size_guide',
  'care',
  'about',
]);
const termTopics: ReadonlySet<FactTopic> = new Set(factTopics.filter((topic) => !otherTopics.has(topic)));

/** The question with no more than a model needs; positions in its reply are those of this one. */
export function givenToModel(question: Question): Question {
  const { parts } = question;
  const facts = factsFor(question);
  if (parts.length === 0 || !parts.every(asksTerms))
    return { ...question, facts, products: question.products.slice(0, productsMax) };
  const meant = new Set<FoundProduct>(parts.flatMap(({ focus }) => focus));
  return {
    ...question,
    facts,
    passages: question.passages.filter(({ document }) => document.voice === 'shop'),
    products: question.products.filter(({ document }) => meant.has(document)).slice(0, productsBesideTerms),
  };
}

/** All that a model's text may rest on; positions are those of what it was given. */
export function joinKnown(given: Question, found: Question): Question {
  const join = <T>(some: readonly T[], others: readonly T[]) => [...new Set([...some, ...others])];
  return {
    ...given,
    facts: join(given.facts, found.facts),
    passages: join(given.passages, found.passages),
    products: join(given.products, found.products),
  };
}

/** Delivery, returns, payment, contacts: whatever the shop sells. */
function asksTerms({ understanding: { intent, topics }, limits, focusBy }: AskedPart): boolean {
  if (isPriced(limits) || limits.order !== null || intent === 'shopping') return false;
  if (intent === 'policy') return true;
  const [surest] = topics;
  const isTerm = surest !== undefined && surest.weight >= isAsked && termTopics.has(surest.topic);
  return isTerm && focusBy !== 'name';
}

/** The surest topics first; of one topic what the owner said goes before what was read. */
function factsFor({ facts, parts }: Question): Fact[] {
  const weights = new Map<FactTopic, number>();
  for (const { topic, weight } of parts.flatMap(({ understanding }) => understanding.topics))
    weights.set(topic, Math.max(weight, weights.get(topic) ?? 0));
  const weightOf = ({ topic }: Fact) => weights.get(topic) ?? 0;
  const isOwners = ({ state }: Fact) => (state === 'found' ? 0 : 1);
  return facts
    .filter((fact) => weightOf(fact) >= mayBeAsked)
    .sort((a, b) => weightOf(b) - weightOf(a) || isOwners(b) - isOwners(a))
    .slice(0, factsMax);
}
