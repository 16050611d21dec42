/** Two things side by side: which of them is cheaper, bigger or heavier where both say it, and what each page says to the question. */
import { clausesOf } from '../../../evidence/clause-starts.ts';
import type { Evidence } from '../../../evidence/select-evidence.ts';
import type { Comparative } from '../../../languages/language-pack.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { Price } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { draft, fill, priceWords, readable } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { measuresOf } from './measures.ts';
import type { Measure } from './measures.ts';
import { namedOption } from './named-option.ts';
import { spanOf } from './options.ts';
import { isSectionName } from './section-names.ts';
import { asksAllThatDiffers, differences } from './side-by-side.ts';

const factLength = 220;
/** from this probability on, a sentence of a product's page is told beside the other's */
const comparable = 0.2;

const kinds: readonly Comparative[] = ['cheaper', 'dearer', 'bigger', 'smaller', 'heavier', 'lighter'];
const wantsMost: ReadonlySet<Comparative> = new Set<Comparative>(['dearer', 'bigger', 'heavier']);

const comparativesOf = perLanguage((pack) =>
  kinds.map((kind) => ({ kind, pattern: wordsPattern(pack.comparatives[kind], pack) })),
);

export function comparison(asking: Asking): Draft | null {
  const { part } = asking;
  if (part.compared.length < 2) return null;
  const answers = answersOf(part.compared.map(({ own }) => own.found));
  const products = part.compared.map(({ product }) => product);
  const first = winner(asking);
  const isOfAll = first === null && asksAllThatDiffers(asking);
  const differing = isOfAll ? differences(products, asking) : answers;
  const told = products.map((product, at) => summary(product, differing[at] ?? '', asking));
  const text = first === null ? told.join('\n') : `${first}\n\n${told.join('\n')}`;
  return draft('comparison', text, first === null && !isOfAll ? {} : { held: 1 }, { products });
}

/** a pair that tells in one unit needs less to be told */
const alikeEnough = 0.04;
const alikeTimes = 4;
const lookedAt = 4;
const numberOf = /\d\s?(\p{L}{1,10}|["”″%])/giu;

const unitsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(numberOf)].map(([, unit = '']) => unit.toLowerCase()));

/** What is said of both to the question: two statements that tell it in one unit before the likeliest of each. */
function answersOf([one = [], other = []]: readonly (readonly Evidence[])[]): string[] {
  let best = 0;
  let chosen: string[] = [one, other].map(([first]) =>
    first !== undefined && first.probability >= comparable ? saidIn(first) : '',
  );
  for (const a of one.slice(0, lookedAt))
    for (const b of other.slice(0, lookedAt)) {
      if (Math.min(a.probability, b.probability) < alikeEnough) continue;
      const units = unitsIn(saidIn(a));
      const isAlike = [...unitsIn(saidIn(b))].some((unit) => units.has(unit));
      const isSure = Math.min(a.probability, b.probability) >= comparable;
      const score = a.probability * b.probability * (isAlike ? alikeTimes : 1);
      if (!(isAlike || isSure) || score <= best) continue;
      [best, chosen] = [score, [saidIn(a), saidIn(b)]];
    }
  return chosen;
}

const saidIn = ({ statements }: Evidence): string => statements.map(readable).join(' ');

/** What a product costs, whether it can be had, and what is said of it first or to the question. */
export function summary(product: FoundProduct, answer: string, { phrases: { soldOut }, language }: Asking): string {
  const { name, availability, description } = product;
  const [first = ''] = splitSentences(description, 'en').filter((sentence) => !isSectionName(sentence));
  const span = product.price === null ? null : spanOf(product, null);
  const facts = [span === null ? '' : rangeWords(span, language), availability === 'out_of_stock' ? soldOut : ''];
  const told = facts.filter((fact) => fact !== '').join(', ');
  const about = answer !== '' ? answer : first.length <= factLength ? readable(first) : beginningOf(first);
  return `${name}${told === '' ? '' : `: ${told}.`} ${about}`.trim();
}

/** Of a description in one breath its first clauses. */
function beginningOf(run: string): string {
  let words = '';
  for (const clause of clausesOf(run)) {
    if (words.length + clause.length > factLength) break;
    words += words === '' ? clause : ` ${clause}`;
  }
  return words === '' ? '' : `${readable(words)} …`;
}

/** Null where it is not asked, not known of both, or where their ranges overlap. */
function winner(asking: Asking): string | null {
  const { part, phrases, language } = asking;
  const asked = comparativesOf(language)?.find(({ pattern }) => pattern.test(part.text))?.kind;
  const [one, other] = part.compared.map(({ product }) => product);
  if (asked === undefined || one === undefined || other === undefined) return null;
  const measured = measuredBy(asked, one, other, asking);
  if (measured === null) return null;
  const [a, b] = measured;
  const isPrice = asked === 'cheaper' || asked === 'dearer';
  // "from 149" is cheaper than "from 179", whatever the largest costs
  const isMore = isMoreThan(a, isPrice ? { ...b, high: b.low } : b, isPrice);
  if (isMore === null) return null;
  const isFirst = isMore === wantsMost.has(asked);
  return fill(phrases.compared, {
    name: (isFirst ? one : other).name,
    option: (isFirst ? a : b).words,
    options: (isFirst ? b : a).words,
  });
}

function isMoreThan(a: Measure, b: Measure, isPrice: boolean): boolean | null {
  if (a.low > b.high) return true;
  return (isPrice ? a.low : a.high) < b.low ? false : null;
}

function measuredBy(
  asked: Comparative,
  one: FoundProduct,
  other: FoundProduct,
  asking: Asking,
): [Measure, Measure] | null {
  if (asked === 'cheaper' || asked === 'dearer') {
    const [a, b] = [priceOf(one, asking), priceOf(other, asking)];
    return a === null || b === null || a.unit !== b.unit ? null : [a, b];
  }
  const kind = asked === 'heavier' || asked === 'lighter' ? 'weight' : 'size';
  const theirs = measuresOf(other, kind);
  for (const measure of measuresOf(one, kind)) {
    const same = theirs.find(({ unit }) => unit === measure.unit);
    if (same !== undefined) return [measure, same];
  }
  return null;
}

function priceOf(product: FoundProduct, { part, language }: Asking): Measure | null {
  const option = namedOption(part.text, product);
  const span = spanOf(product, option);
  if (span === null || product.isOutdated === true) return null;
  const { low, high } = span;
  return { low: low.amount, high: high.amount, unit: low.currency, words: rangeWords(span, language) };
}

const rangeWords = ({ low, high }: { low: Price; high: Price }, language: string): string =>
  [...new Set([low, high].map((price) => priceWords(price, language)))].join(' – ');
