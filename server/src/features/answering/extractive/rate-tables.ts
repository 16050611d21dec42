/** A table of places with what delivery costs there and how long it takes. */
import { isDispatch } from '../../../facts/delivery-time.ts';
import { saysSoonAlone } from '../../../facts/durations.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { isRowOfSums, rowStart } from '../../../facts/table-rows.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import type { Asking, Draft } from './composed.ts';
import { askedPlaces, saidIn } from './asked-places.ts';
import { ofDelivery, termsOfGoods } from './goods-of-terms.ts';
import type { TermsOfGoods } from './goods-of-terms.ts';
import { wholly } from './telling-words.ts';
import { told } from './told-facts.ts';
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
const rates: ReadonlySet<FactTopic> = new Set<FactTopic>(['delivery.cost', 'delivery.time']);
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
  const isTable = rates.has(topic);
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
  // at home a row is called by its service
  const isOfTable = ({ topic: of, text, url }: Fact) => rates.has(of) && url === first.url && rowStart.test(text);
  const all = new Map(
    facts
      .filter((fact) => whole.includes(fact) || (isOfTable(fact) && !ofGoods.has(fact)))
      .map((one) => [one.text, one]),
  );
  if (lengthOf(all.values()) <= longestTogether) return [...all.values()];
  let length = 0;
  const told = whole.filter(({ text }) => (length += text.length) <= longestTogether);
  // a list that ends in its middle says that it serves no others, unless home is what it tells
  return told.length < whole.length && !hasSums ? [] : told;
}

const lengthOf = (some: Iterable<Fact>) => [...some].reduce((sum, { text }) => sum + text.length, 0);

const isSums = ({ value, text }: Fact): boolean => value === null && isRowOfSums(text);

/** "Ireland: 3 to 6 working days, €29" */
export const isOfPlace = (fact: Fact): boolean => {
  const { within, isRest, isAtHome } = saidIn(fact).regions;
  const isRow = fact.value === null ? isRowOfSums(fact.text) : rowStart.test(fact.text);
  return isRow && (within.length > 0 || isRest || isAtHome);
};
const fewestRows = 2;

const inLists: ReadonlySet<FactTopic> = new Set<FactTopic>(['payment.methods', 'delivery.carrier', 'warranty']);
const fewestItems = 3;
const surelyMeant = 0.8;

interface ListAsked {
  part: QuestionPart;
  /** the term and nothing else is asked for */
  isBare: boolean;
}

/** "How can I pay?", "which couriers?", "how long is the warranty?": the list of them on one page is told whole, in its order. */
export function listOf(best: Weighed, weighed: readonly Weighed[], { part, isBare }: ListAsked): Fact[] {
  const { topic } = best.fact;
  const { asks, concepts } = part.understanding;
  const isCounted = asks.has('duration') || asks.has('which');
  const isWhole = isBare || best.held >= wholly || (isCounted && best.meant >= surelyMeant);
  if (!inLists.has(topic) || best.topicWeight < sureTopic || !isWhole || part.focus.length > 0) return [];
  // how it is claimed is another matter
  if (topic === 'warranty' && (asks.has('method') || asks.has('place') || concepts.has('damaged'))) return [];
  const all = weighed.filter(({ fact }) => fact.topic === topic && isItem(fact));
  // "the warranty of cameras?" is that of their row
  const most = topic === 'warranty' && !isBare ? Math.max(...all.map(({ held }) => held)) : 0;
  const items = all.filter(({ held }) => held >= most).map(({ fact }) => fact);
  if (items.length < fewestItems && items.length < all.length) return items;
  const lists = [...Map.groupBy(items, ({ url }) => url).values()].toSorted((a, b) => b.length - a.length);
  const [list = []] = lists;
  if (list.length < fewestItems) return [];
  // a sentence may name as many
  const namesOf = ({ value, text }: Fact) => (value?.kind === 'names' ? value.names : [text]);
  const listed = new Set(list.flatMap(namesOf)).size;
  const said = weighed.find(({ fact }) => fact.topic === topic && !isItem(fact) && namesOf(fact).length >= listed);
  if (said !== undefined) return [said.fact];
  const page = part.passages
    .flatMap(({ document }) => (document.url === list[0]?.url ? [document.text] : []))
    .join('\n');
  const places = new Map(
    list.map((fact) => [fact, page.indexOf(rowStart.exec(fact.text)?.[0].slice(0, -2) ?? fact.text)]),
  );
  let length = 0;
  return list
    .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    .filter(({ text }) => (length += text.length) <= longestTogether);
}

/** A row of a table, also as its owner put it right, or an entry that stands alone on its line. */
const isItem = ({ text, state, scope }: Fact): boolean =>
  rowStart.test(text) || !/[.!?。！？]["”»)]*$/u.test(text) || (state === 'corrected' && scope !== null);
/** of the best one's score: a sentence that sums the table up may be liker the question */
const leastOfRows = 0.7;

/** When a parcel leaves, to stand beside how long it travels. */
export function dispatchBeside(told: readonly Fact[], weighed: readonly Weighed[]): Fact[] {
  const isLeaving = ({ text, language }: Fact) => isDispatch(text, language ?? 'en');
  if (told.some(isLeaving)) return [];
  return weighed
    .map(({ fact }) => fact)
    .filter(
      (fact) =>
        fact.topic === 'delivery.time' &&
        (fact.value !== null || saysSoonAlone(fact.text)) &&
        fact.scope === null &&
        isLeaving(fact),
    )
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

/** "We do not deliver outside these countries" says nothing without the rows that name them. */
export function rowsPointedAt(chosen: readonly Fact[], terms: TermsOfGoods): Fact[] {
  const pointing = chosen.find(({ topic, text }) => topic === 'delivery.regions' && pointsAtPlaces.test(text));
  if (pointing === undefined || chosen.some(isOfPlace)) return [];
  const rows = ratesOfPlaces(terms).filter((fact) => fact.url === pointing.url && !terms.ofGoods.has(fact));
  return rows.length < fewestRows || lengthOf(rows) > longestTogether ? [] : rows;
}
const ratesOfPlaces = ({ facts }: TermsOfGoods): Fact[] =>
  facts.filter((fact) => fact.topic === 'delivery.cost' && isOfPlace(fact));
const pointsAtPlaces =
  /(?<!\p{L})(?:(?:these|those|the (?:above|following|listed)) (?:countries|places|regions|areas|zones)|diese[nr]? (?:L[äa]nder\p{L}*|Regionen|Gebiete)|(?:ces|estos|questi|deze|desses|estes) (?:pays|pa[ií]ses|paesi|landen)|negara(?:-negara)? (?:ini|tersebut|di atas))(?!\p{L})/iu;

/** Of a place that no page names, where the shop says that it delivers, to be told as unsure. */
export function placesServed(asking: Asking): Draft | null {
  const { part, facts, shopLanguage, phrases } = asking;
  const terms = termsOfGoods(facts, part, shopLanguage);
  const isMeant = part.understanding.topics.some(({ topic, weight }) => ofDelivery.has(topic) && weight >= sureTopic);
  const { places } = askedPlaces(part, terms, asking);
  const rows =
    isMeant && places.length > 0
      ? ratesOfPlaces(terms).filter((fact) => terms.own.has(fact) || !terms.ofGoods.has(fact))
      : [];
  const [first] = rows;
  const together = rows.filter(({ url }) => url === first?.url);
  if (together.length < fewestRows) return null;
  const { text, ...found } = told(asking, together, { sureness: half }, { isCertain: false, isWhole: false });
  return { ...found, text: `${phrases.perhaps}\n\n${text}`, outcome: 'unsure' };
}
