/** A table of places with what delivery costs there and how long it takes. */
import { isDispatch } from '../../../facts/delivery-topics.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { isRowOfSums, rowStart } from '../../../facts/table-rows.ts';
import { saidIn } from './fact-fit.ts';
import type { TermsOfGoods } from './goods-of-terms.ts';
import { sureTopic } from './wanted-topics.ts';

/** A fact with how well it answers. */
export interface Weighed {
  fact: Fact;
  fit: number;
  score: number;
  held: number;
  /** as much of what was asked as it tells, in whatever words */
  meant: number;
  topicWeight: number;
}

/** letters */
export const longestTogether = 700;
const half = 0.5;
/** from here on what is asked of returns is no question of rates alone */
const asMuch = 0.7;

/** "How long does delivery take?" is answered by its table as a whole: one row alone would be told who lives elsewhere. */
export function rowsOf(
  best: Weighed,
  weighed: readonly Weighed[],
  { facts, ofGoods }: TermsOfGoods,
  wanted: ReadonlyMap<FactTopic, number>,
): Fact[] {
  const { topic } = best.fact;
  const isTable = topic === 'delivery.cost' || topic === 'delivery.time';
  const isOfRates = [...wanted].every(([one, weight]) => one.startsWith('delivery.') || weight < asMuch);
  if (!isTable || !isOfRates || best.topicWeight < sureTopic || best.held < half) return [];
  const isRow = ({ fact, fit, score }: Weighed) =>
    fact.topic === topic &&
    fit >= best.fit &&
    score >= leastOfRows * best.score &&
    !ofGoods.has(fact) &&
    isOfPlace(fact);
  const likely = weighed.filter(isRow).map(({ fact }) => fact);
  const [first] = likely;
  const rows = new Set(likely.filter(({ url }) => url === first?.url));
  if (first === undefined || rows.size < fewestRows) return [];
  const hasSums = isSums(first);
  // in the page's order, in which home stands first, with the rows of places that we know no name of
  const whole = facts.filter(
    (fact) => rows.has(fact) || (hasSums && isSums(fact) && fact.topic === topic && fact.url === first.url),
  );
  let length = 0;
  const told = whole.filter(({ text }) => (length += text.length) <= longestTogether);
  // a list that ends in its middle says that it serves no others, unless home is what it tells
  return told.length < whole.length && !hasSums ? [] : told;
}

const isSums = ({ value, text }: Fact): boolean => value === null && isRowOfSums(text);

/** "Ireland: 3 to 6 working days, €29" */
export const isOfPlace = (fact: Fact): boolean => {
  const { within, isRest, isAtHome } = saidIn(fact).regions;
  const isRow = fact.value === null ? isRowOfSums(fact.text) : rowStart.test(fact.text);
  return isRow && (within.length > 0 || isRest || isAtHome);
};
const fewestRows = 2;
/** of the best one's score: a sentence that sums the table up may be liker the question */
const leastOfRows = 0.7;

/** When a parcel leaves, beside how long it travels. */
export function dispatchBeside(told: readonly Fact[], weighed: readonly Weighed[]): Fact[] {
  const isLeaving = ({ text, language }: Fact) => isDispatch(text, language ?? 'en');
  if (told[0]?.topic !== 'delivery.time' || told.some(isLeaving)) return [];
  return weighed
    .map(({ fact }) => fact)
    .filter((fact) => fact.topic === 'delivery.time' && fact.value !== null && fact.scope === null && isLeaving(fact))
    .slice(0, 1);
}

/** From which sum on none of the rates is to be paid, where their own page or the home page says it. */
export function freeBeside(rows: readonly Fact[], weighed: readonly Weighed[]): Fact[] {
  const isBeside = ({ topic, text, url }: Fact) =>
    topic === 'delivery.free_from' &&
    !rows.some((row) => row.text === text) &&
    (url === rows[0]?.url || URL.parse(url)?.pathname === '/');
  return weighed
    .map(({ fact }) => fact)
    .filter(isBeside)
    .slice(0, 1);
}
