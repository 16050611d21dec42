/** What a product's page labels, told as it stands there: its weight, its extent, what it is made of, or a row of its size chart. */
import { isPriced } from '../../../search/product-query.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { contentTerms, nameFit } from '../../../dialogue/name-fit.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { fromRecord } from './about-products.ts';
import { choicesBeside, choicesHolding } from './comes-with.ts';
import { draft, pageLink, readable } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { namedOption } from './named-option.ts';
import { askedChoices } from './options.ts';
import { isSectionName, plainLabel } from './section-names.ts';
import { chartLines } from './size-rows.ts';
import { isWithin, toldInOwnWords } from './own-words.ts';
import { toldInProse } from './spec-prose.ts';
import { isShare, matchesOf } from './spec-matches.ts';
import type { Match } from './spec-matches.ts';
import { namingTerms, wantedOf } from './wanted-specs.ts';
import type { Wanted } from './wanted-specs.ts';

/** what the page itself labels so is as sure as the page */
const labelled = 0.92;
const toldMax = 4;
const valueMax = 420;
/** topics of terms that a product's own page may answer */
const ownTopics = new Set(['care', 'size_guide', 'warranty', 'about']);

export function fromSpecs(asking: Asking): Draft | null {
  const { part, phrases, isForeign } = asking;
  if (isOfTerms(asking)) return null;
  const isComparison = part.compared.length === 2;
  const products = isComparison ? part.compared.map(({ product }) => product) : thingsOf(asking);
  const told = products
    .map((product) => ({ product, lines: linesOf(asking, product) }))
    .filter(({ lines }) => lines.length > 0);
  if (told.length === 0 || (isComparison && told.length < 2)) return null;
  const isAlike = (lines: readonly string[]) => lines.join('\n') === told[0]?.lines.join('\n');
  const isOne = !isComparison && (part.focus.length > 0 || told.every(({ lines }) => isAlike(lines)));
  const shown = isOne ? told.slice(0, 1) : told;
  // who says "the 9 watt one" does not ask how many watts it has
  if (/\d/.test(part.text) && shown.every(({ product, lines }) => lines[0] === product.name)) return null;
  const lead = isForeign ? phrases.pagesSay : '';
  const words = shown.map(({ product, lines }) => [priceBeside(asking, product), spoken(product.name, lines)].join(''));
  const links = shown.map(({ product }) => pageLink(phrases, product.url));
  const text = [lead, words.join('\n'), links.join(' · ')].filter((line) => line !== '').join('\n\n');
  return draft('spec', text, { sureness: labelled, held: 1 }, { products: shown.map(({ product }) => product) });
}

/** "how much" of these is no price, and "wie hoch" asks for one too */
const inAmounts = new Set(['weight', 'load', 'capacity', 'power', 'voltage', 'light', 'pages', 'height']);

/** "what does it cost and how big is it" */
function priceBeside(asking: Asking, product: FoundProduct): string {
  const { asks, concepts } = asking.part.understanding;
  const { aspects } = wantedOf(asking.part, product, asking);
  const isPriced = asks.has('cost') || concepts.has('cost');
  if (!isPriced || aspects.length === 0 || aspects.some(({ name }) => inAmounts.has(name))) return '';
  const price = product.price === null ? null : fromRecord(asking, product);
  return price === null ? '' : `${price.text}\n`;
}

const mostThings = 4;

/** What is under discussion; where several products share all the words of a question's name, each of them. */
export function thingsOf(asking: Asking): FoundProduct[] {
  const { part, shopLanguage } = asking;
  if (part.focus.length > 0) return part.focus.slice(0, mostThings);
  const found = part.products.map(({ document }) => document);
  const named = namingTerms(part, shopLanguage);
  const fitting = found.filter((product) => named.every((term) => nameFit([term], product, shopLanguage).share === 1));
  // a word alone may name a kind of thing that is looked for: then something of it must be asked
  const { asks, isYesNo } = part.understanding;
  const asksOf = (product: FoundProduct) => wantedOf(part, product, asking).aspects.length > 0;
  const isAsked = named.length > 1 || asks.size > 0 || isYesNo || fitting.some(asksOf);
  const isTelling = isAsked && (named.length > 1 || (named.length === 1 && fitting.length < found.length));
  return isTelling && fitting.length <= mostThings ? fitting : [];
}

/** Delivery, returns, prices and stock are told from elsewhere. */
function isOfTerms({ part }: Asking): boolean {
  const { asks, concepts, topics, intent } = part.understanding;
  return (
    // "white towels under 49" are looked for
    (isPriced(part.limits) && (intent === 'shopping' || asks.size === 0)) ||
    intent === 'order' ||
    intent === 'complaint' ||
    part.limits.order !== null ||
    part.limits.onSale ||
    concepts.has('stock') ||
    concepts.has('shop') ||
    concepts.has('review') ||
    topics.some(({ topic, weight }) => weight >= 0.9 && !ownTopics.has(topic))
  );
}

const spoken = (name: string, lines: readonly string[]): string =>
  lines[0] === name
    ? ended(name)
    : lines.length === 1
      ? `${name} – ${ended(lines[0] ?? '')}`
      : `${name}:\n${lines.join('\n')}`;

const ended = (line: string): string => (/[.!?。！？"”″]$/u.test(line) ? line : `${line}.`);

function linesOf(asking: Asking, product: FoundProduct): string[] {
  const { part, shopLanguage } = asking;
  const attributes = product.attributes ?? [];
  const wanted = wantedOf({ ...part, asked: withoutOthers(asking, product) }, product, asking);
  // a product that only a name points at is told of where something of it is asked
  if (part.focus.length === 0 && wanted.aspects.length + wanted.concepts.size === 0) return [];
  const chart = chartLines(asking, wanted, product);
  if (chart.length > 0) return chart;
  if (isOfRecord(asking, wanted, product)) return colourLines(asking, product);
  // "how many grams of beans" asks for no weight of the grinder
  if (wanted.isByUnit && wanted.words.length > 0 && !asking.isForeign)
    return toldInOwnWords(wanted, product, part, shopLanguage);
  const asksCost = part.understanding.asks.has('cost') || part.understanding.concepts.has('cost');
  const holding = choicesHolding(part, product, shopLanguage);
  if (holding.length > 0) {
    // "how much is it with the battery" asks for the price of that choice
    if (asksCost) return [];
    if (wanted.aspects.some(({ name }) => name === 'contents'))
      return [choicesBeside(holding, product, asking.language)];
  }
  const isPriced = part.understanding.asks.has('cost') && wanted.aspects.length + wanted.concepts.size === 0;
  const matches = matchesOf(
    wanted,
    // "how much cotton" asks for a share, "how much is the king" for a price
    attributes.filter(({ of, label, value }) => of === '' && !isSectionName(label) && (!isPriced || isShare(value))),
    shopLanguage,
  );
  if (isOfOthers(matches, wanted, shopLanguage)) return [];
  const lines = valueLines(matches, part.text, product);
  if (lines.length > 0) return lines;
  // `Shower curtain, 72 x 72 inches`
  const isInName = wanted.aspects.some(({ value }) => value?.test(product.name) === true);
  // of two that are compared, what else is said of them asks for no part of one
  const asked = part.compared.length === 2 && wanted.aspects.length > 0 ? { ...wanted, words: [] } : wanted;
  if (isInName) return [product.name];
  const prose = toldInProse(asked, product, shopLanguage);
  // where there is no size to choose, how large it is is meant
  return prose.length > 0 ? prose : toldInOwnWords({ ...asked, isChoice: false }, product, part, shopLanguage);
}

/** Which colours there are, where the page labels them and sells no choice of them. */
function colourLines({ part, shopLanguage }: Asking, product: FoundProduct): string[] {
  const { concepts } = part.understanding;
  const isChoice = askedChoices(part.text, concepts, product, shopLanguage) !== null;
  if (!concepts.has('colour') || part.understanding.isYesNo || isChoice) return [];
  const isColour = (label: string) => [shopLanguage, 'en'].some((one) => conceptsIn(label, one).includes('colour'));
  const told = (product.attributes ?? []).filter(
    ({ of, label, value }) => of === '' && isColour(label) && value.length <= valueMax,
  );
  return told
    .filter((one, at) => !told.some(({ value }, place) => place !== at && isWithin(one.value, value, at > place)))
    .map(({ label, value }) => `${plainLabel(label)}: ${readable(value)}`);
}

/** Of two that are compared the other's name asks nothing of this one. */
function withoutOthers({ part, shopLanguage }: Asking, product: FoundProduct): string {
  const others = part.compared.filter((one) => one.product !== product);
  const named = new Set(others.flatMap((one) => contentTerms(one.product.name, shopLanguage)));
  if (named.size === 0) return part.asked;
  const isOther = (word: string) => {
    const terms = contentTerms(word, shopLanguage);
    return terms.length > 0 && terms.every((term) => named.has(term));
  };
  return part.asked
    .split(/(?<=\s)/u)
    .filter((word) => !isOther(word))
    .join('');
}

/** "in L?" and "what sizes are there?" ask what can be bought. */
function isOfRecord(
  { part, shopLanguage }: Asking,
  { aspects, concepts, isChoice }: Wanted,
  product: FoundProduct,
): boolean {
  const { concepts: about } = part.understanding;
  if (isChoice) return askedChoices(part.text, about, product, shopLanguage) !== null;
  if (aspects.length > 0) return false;
  if (concepts.size === 0 && (about.has('size') || about.has('colour') || namedOption(part.text, product) !== null))
    return true;
  return askedChoices(part.text, about, product, shopLanguage) !== null;
}

/** Of several that are each measured, none is the one that is named: `Body set: 20 x 55`, `King set: 20 x 40` for a queen. */
function isOfOthers(matches: readonly Match[], { words, aspects }: Wanted, language: string): boolean {
  const alike = matches.filter(({ score }) => score === matches[0]?.score).map(({ attribute }) => attribute);
  const isMeasured = alike.length > 1 && aspects.length > 0 && alike.every(({ value }) => /\d/.test(value));
  if (!isMeasured || words.length === 0) return false;
  const held = new Set(contentTerms(alike.map(({ label, value }) => `${label} ${value}`).join(' '), language));
  return !words.some((word) => contentTerms(word, language).some((term) => held.has(term)));
}

function valueLines(matches: readonly Match[], text: string, product: FoundProduct): string[] {
  const [best] = matches;
  if (best === undefined) return [];
  const alike = matches.filter(({ score }) => score === best.score).map(({ attribute }) => attribute);
  const unlabelled = alike.every(({ label }) => label === '');
  if (unlabelled)
    return [
      alike
        .slice(0, toldMax)
        .map(({ value }) => readable(value))
        .join(', '),
    ];
  const once = alike.filter(
    ({ label, value }, at) =>
      !alike.some(
        (other, place) =>
          place !== at && (other.value === value ? place < at : other.label === label && other.value.includes(value)),
      ),
  );
  return once.slice(0, toldMax).map(({ label, value }) => {
    const own = ownPart(cut(readable(value)), text, product);
    return label === '' || isSectionName(label) ? own : `${plainLabel(label)}: ${own}`;
  });
}

/** A long section is told up to its last whole sentence. */
const cut = (value: string): string =>
  value.length <= valueMax ? value : (/^.{1,400}[.;]/su.exec(value)?.[0] ?? value.slice(0, valueMax));

/** Of `Single 140 × 200 cm, king 240 × 220 cm` what the question names. */
function ownPart(value: string, text: string, product: FoundProduct): string {
  const pieces = value.split(/,\s+(?=\p{L})|;\s+/u);
  if (pieces.length < 2 || !pieces.every((piece) => /\d/.test(piece))) return value;
  const names = pieces.map((piece) => /^[^\d]{2,30}/u.exec(piece)?.[0].trim() ?? '').filter((name) => name.length > 2);
  const named = namedOption(text, { ...product, name: '', offers: [], variants: names });
  const own = pieces.filter((piece) => named?.values.some((name) => piece.startsWith(name)));
  return own.length === 1 ? (own[0] ?? value) : value;
}
