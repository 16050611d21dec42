/** A table of places with what delivery costs there and how long it takes. */
import type { Fact } from '../../../facts/fact.ts';
import { isRowOfSums, rowStart, saidIn } from './fact-fit.ts';
import type { TermsOfGoods } from './goods-of-terms.ts';
import { sureTopic } from './wanted-topics.ts';

interface Weighed {
  fact: Fact;
  fit: number;
  score: number;
  held: number;
  topicWeight: number;
}

const half = 0.5;
const longestTogether = 700;

/** "How long does delivery take?" is answered by its table as a whole: one row alone would be told who lives elsewhere. */
export function rowsOf(best: Weighed, weighed: readonly Weighed[], { facts, ofGoods }: TermsOfGoods): Fact[] {
  const { topic } = best.fact;
  const isTable = topic === 'delivery.cost' || topic === 'delivery.time';
  if (!isTable || best.topicWeight < sureTopic || best.held < half) return [];
  const isRow = ({ fact, fit, score }: Weighed) =>
    fact.topic === topic &&
    fit >= best.fit &&
    score >= leastOfRows * best.score &&
    !ofGoods.has(fact) &&
    isOfPlace(fact);
  const first = weighed.find(isRow)?.fact;
  const rows = new Set(weighed.filter((one) => isRow(one) && one.fact.url === first?.url).map(({ fact }) => fact));
  if (first === undefined || rows.size < fewestRows) return [];
  // in the page's order, in which home stands first, with the rows of places that we know no name of
  const whole = facts.filter(
    (fact) => rows.has(fact) || (isRowOfSums(first) && isRowOfSums(fact) && sameTable(fact, first)),
  );
  let length = 0;
  const told = whole.filter(({ text }) => (length += text.length) <= longestTogether);
  // a list that ends in its middle says that it serves no others, unless home is what it tells
  return told.length < whole.length && !isRowOfSums(first) ? [] : told;
}

const sameTable = (one: Fact, other: Fact): boolean => one.topic === other.topic && one.url === other.url;

/** "Ireland: 3 to 6 working days, €29" */
export const isOfPlace = (fact: Fact): boolean =>
  (fact.value !== null ? rowStart.test(fact.text) : isRowOfSums(fact)) && saidIn(fact).regions.within.length > 0;
const fewestRows = 2;
/** of the best one's score: a sentence that sums the table up may be liker the question */
const leastOfRows = 0.7;
