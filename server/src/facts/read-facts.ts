/** Typed facts out of a shop's own words. A wrong fact becomes a wrong answer, so what is doubtful is left to the passages. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { isShopPage, readableAddress } from '../extraction/page-kind.ts';
import type { IndexDocuments } from '../search/documents.ts';
import { isOfOwnMatter } from './customers.ts';
import { factTopics } from './fact.ts';
import type { FactTopic, FoundFact } from './fact.ts';
import { isCutOff } from './delivery-time.ts';
import { factId, normalised } from './fact-id.ts';
import { readStatement } from './reading.ts';
import type { Reading } from './reading.ts';
import { scopeOf } from './scope.ts';
import { statementsOf } from './statements.ts';
import type { Statement } from './statements.ts';
import { topicsOf } from './topics.ts';
import type { WordsIn } from './words-in.ts';

const factsMax = 500;
const topicMax = 12;
/** a table of rates is of use as a whole */
const rowsMax = 40;
const foundMax = 120;
const sameNamesMax = 2;

/** so many statements at a stretch; then whoever waits for an answer is served */
const atOnce = 40;

/** `languages` are the site's, most used first. Best facts of a topic first: policies, then pages, then what every page says. */
export function readFacts(
  documents: Pick<IndexDocuments, 'passages'> & Partial<IndexDocuments>,
  languages: readonly string[],
): FoundFact[] {
  const reading = createReading(documents);
  for (const statement of statementsOf(documents, languages)) reading.read(statement);
  return reading.facts();
}

/** The same for a process that answers visitors meanwhile. */
export async function readFactsInTurns(documents: IndexDocuments): Promise<FoundFact[]> {
  const languages = byCount(documents.passages.flatMap(({ language }) => (language === null ? [] : [language])));
  const reading = createReading(documents);
  for (const [i, statement] of statementsOf(documents, languages).entries()) {
    if (i % atOnce === 0) await letOthersRun();
    reading.read(statement);
  }
  return reading.facts();
}

/** whose crowns are meant where no product has a price */
const currencyOfLanguage: Record<string, string> = { sv: 'SEK', da: 'DKK', no: 'NOK', zh: 'CNY', ja: 'JPY' };

function createReading({ products = [] }: Partial<IndexDocuments>) {
  const currency = byCount(products.flatMap(({ price }) => (price === null ? [] : [price.currency])))[0] ?? null;
  const known = new Map<string, WordsIn>();
  const byTopic = new Map<FactTopic, FoundFact[]>();
  const said = new Set<string>();
  const rows = new Set<FoundFact>();

  return {
    read(statement: Statement): void {
      const reading = readStatement(statement, currency ?? currencyOfLanguage[statement.language] ?? null, known);
      for (const { topic, value } of topicsOf(reading)) {
        const { text, url, language } = statement;
        const scope = scopeOf({
          text,
          language,
          words: reading.words,
          above: reading.above,
          row: statement.row,
          lead: statement.lead,
          amounts: reading.amounts,
          of: partsOf(topic, reading),
        });
        const key = `${topic}\n${normalised(text)}\n${scope ?? ''}\n${topic === 'contact.address' && isOfContacts(url)}`;
        if (said.has(key)) continue;
        said.add(key);
        const fact: FoundFact = { id: factId({ topic, scope, url, text }), topic, text, value, scope, url, language };
        if (statement.row !== '') rows.add(fact);
        const others = byTopic.get(topic);
        if (others === undefined) byTopic.set(topic, [fact]);
        else if (others.length < foundMax) others.push(fact);
      }
    },
    facts: (): FoundFact[] =>
      factTopics
        .flatMap((topic) => bestOf(byTopic.get(topic) ?? [], rows))
        .filter((fact, _, facts) => !isFreeAtTimes(fact, facts))
        .slice(0, factsMax),
  };
}

/** "Free shipping!" is half of what a shop says that asks for an order's value elsewhere, or for money. */
const isFreeAtTimes = ({ topic, value }: FoundFact, facts: readonly FoundFact[]): boolean =>
  topic === 'delivery.cost' &&
  value?.kind === 'money' &&
  value.amount === 0 &&
  facts.some(
    (other) =>
      other.topic === 'delivery.free_from' ||
      (other.topic === 'delivery.cost' && other.value?.kind === 'money' && other.value.amount > 0),
  );

/** Names that are said again and again stand twice at most, where most of them stand together first. */
function bestOf(facts: readonly FoundFact[], rows: ReadonlySet<FoundFact>): FoundFact[] {
  const left = { row: rowsMax, other: topicMax };
  const counts = new Map<string, number>();
  const sizeOf = ({ value }: FoundFact) => (value?.kind === 'names' ? value.names.length : 0);
  // of contacts the line that says nothing else is the one to quote
  const lengthOf = ({ topic, text }: FoundFact) =>
    topic === 'contact.email' || topic === 'contact.phone' ? text.length : 0;
  return withoutSameAddress(facts)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || lengthOf(a) - lengthOf(b))
    .filter(({ value, scope }) => {
      if (value?.kind !== 'names') return true;
      const key = `${scope ?? ''}\n${value.names.map((name) => (/^[+(]?\d/u.test(name) ? name.replaceAll(/\D/gu, '').slice(-9) : name)).join('\n')}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= sameNamesMax;
    })
    .filter((fact) => left[rows.has(fact) ? 'row' : 'other']-- > 0);
}

/** The page of the shop's contacts says its address best, and a page of returns says it again. */
function withoutSameAddress(facts: readonly FoundFact[]): readonly FoundFact[] {
  if (facts[0]?.topic !== 'contact.address') return facts;
  const kept: FoundFact[] = [];
  const rank = (fact: FoundFact) => (isOfContacts(fact.url) ? longest : 0) + fact.text.length;
  for (const fact of facts.toSorted((a, b) => rank(b) - rank(a))) {
    const [said, street] = [lettersOf(fact.text), lettersOf(fact.text.split(',')[0] ?? '')];
    const isSaid = kept.some(({ text }) => {
      const known = lettersOf(text);
      return said.includes(known) || known.includes(said) || (street.length >= wholeStreet && known.startsWith(street));
    });
    if (!isSaid) kept.push(fact);
  }
  return kept;
}

const isOfContacts = (url: string): boolean => isShopPage(readableAddress(url));
const longest = 1000;
/** letters of a street and its number */
const wholeStreet = 8;
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const partsOf = (topic: FactTopic, reading: Reading) => {
  const { says, signals, statement, spans } = reading;
  const isPaying = topic.startsWith('payment.');
  const row = statement.row !== '';
  const { kind } = statement;
  const isDelivery = topic.startsWith('delivery.') && topic !== 'delivery.regions';
  // "we do not ship to Peru" is no "no" everywhere
  const isDenied = topic === 'delivery.regions' && signals('negative');
  const isReturns = topic.startsWith('returns.');
  const isOnPage = statement.kind !== 'home' && statement.kind !== 'site';
  const isCost = topic === 'delivery.cost' || topic === 'delivery.free_from';
  // "30 days, free from Ireland": the country is the cost's
  const isWindow = topic === 'returns.window' && !says('free');
  return {
    label:
      isDelivery ||
      topic === 'returns.window' ||
      topic === 'returns.cost' ||
      topic === 'exchange' ||
      topic === 'warranty',
    // "furniture 2 years, lamps one"
    thing: isReturns || (topic === 'warranty' && spans.length <= 1),
    // "We do not deliver furniture to other countries.", "food ships to Canada only"
    goods: topic === 'delivery.regions' && (signals('negative') || only.test(statement.text)),
    origin: !isDelivery || topic === 'delivery.pickup' || topic === 'delivery.customs',
    rest: isDenied,
    farAbove: topic === 'delivery.customs',
    wholesale: isDelivery,
    region: isDenied || isDelivery || isWindow || topic === 'returns.cost' || isPaying,
    underDelivery: isDelivery,
    // "before 1 pm, the same day" names no way of delivery
    method: isCost || (topic === 'delivery.time' && !isCutOff(reading)),
    limit: isCost,
    damaged: topic === 'returns.window' || topic === 'returns.condition' || topic === 'returns.cost',
    subject: topic === 'delivery.time' && !row,
    // over a home page's promises stand slogans
    goodsAbove: !row && (isCost || topic === 'delivery.time') && (kind === 'policy' || kind === 'page'),
    exchange: topic === 'returns.cost',
    refused: topic === 'returns.exceptions' && signals('negative'),
    mended: topic === 'warranty',
    way: topic === 'returns.cost',
    collection: topic === 'warranty' && statement.kind === 'collection',
    terms: isOnPage && ((isReturns && topic !== 'returns.how') || topic === 'exchange'),
    // a bank takes its own time
    card: topic === 'refund.time',
    // a home page is called after all that the shop does
    service:
      statement.kind !== 'site' &&
      statement.kind !== 'home' &&
      (ofOrders.has(topic) || isDelivery || isReturns || topic.startsWith('payment.')),
    customers: isPaying || topic === 'order.minimum' || topic === 'discount' || topic === 'warranty',
    page: (isPaying || topic === 'order.minimum' || topic === 'cancel') && isOfOwnMatter(reading),
    order: topic === 'cancel',
    heading: topic === 'care' || topic === 'contact.hours' || topic === 'size_guide' || (isDelivery && row),
  };
};

/** topics of which rentals, lessons and trade customers have rules of their own */
const ofOrders: ReadonlySet<FactTopic> = new Set<FactTopic>([
  'cancel',
  'preorder',
  'order.minimum',
  'discount',
  'exchange',
  'refund.time',
  'warranty',
]);

const only =
  /(?<!\p{L})(?:only|nur|ausschließlich|s[oó]lo|solamente|únicamente|uniquement|seulement|soltanto|solamente|alleen|uitsluitend|hanya|cuma|somente|apenas|tylko|wyłącznie|sadece|yalnızca|endast|bara|kun|vain|pouze|doar|csak|только|лише|тільки|μόνο|فقط|רק)(?!\p{L})/iu;

function byCount(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value);
}
