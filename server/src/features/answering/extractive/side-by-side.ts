/** Two things whose difference is asked, told by what both pages label and say otherwise. */
import { aspects } from '../../../aspects/aspects.ts';
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { Attribute } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { clausesOf } from '../../../evidence/clause-starts.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { articleNumbers, codeWords, plainCode } from '../../../search/product-codes.ts';
import { readAspects } from './asked-measures.ts';
import { choicesByOption } from './choices.ts';
import { two } from './compared-products.ts';
import { fill, readable } from './composed.ts';
import type { Asking } from './composed.ts';
import { listed } from './options.ts';
import { lineKey } from './quote-words.ts';
import { isSectionName, plainLabel } from './section-names.ts';
import { isOfPackaging } from './spec-matches.ts';
import { tellingWords } from './telling-words.ts';

const differing = aspects.indexOf('comparison');
const rather = 0.5;
const toldMax = 6;
const longestValue = 80;
const longestSaid = 260;
/** beside what is labelled */
const longestFirst = 120;
const longestClause = 90;
const longestText = 1500;

const comparing = perLanguage((pack) => wordsPattern(`(?:${pack.followUp.compare})|(?:${pack.followUp.joint})`, pack));

/** "What is the difference between these two?": nothing of them is named that is to be compared. */
export function asksAllThatDiffers({ part, language, shopLanguage }: Asking): boolean {
  const { asks, isYesNo, aspects: likely } = part.understanding;
  // "wo ist der Unterschied?" asks for no place
  const isAside = (kind: string) => kind === 'which' || (kind === 'place' && (likely[differing] ?? 0) >= rather);
  if (isYesNo || ![...asks].every(isAside)) return false;
  const named = new Set(part.compared.flatMap(({ product }) => contentTerms(product.name, shopLanguage)));
  const codes = new Set(
    part.compared.flatMap(({ product }) => [...codeWords(product.name), ...articleNumbers(product)]),
  );
  const isOfNaming = (text: string) =>
    comparing(language)?.test(text) === true ||
    two.test(text) ||
    /^\d{1,3}$/.test(text) ||
    codes.has(plainCode(text)) ||
    contentTerms(text, shopLanguage).every((term) => named.has(term));
  return tellingWords(part.asked, shopLanguage).every(({ text }) => isOfNaming(text));
}

/** What each says first and the other does not, what each of the two labels, in one order, and what can be chosen; where they label nothing alike, all that each description has alone. */
export function differences(
  [one, other]: readonly FoundProduct[],
  { phrases, shopLanguage }: Asking,
): [string, string] {
  if (one === undefined || other === undefined) return ['', ''];
  const swapped = (pairs: readonly Pair[]) => pairs.map(([theirs, own]) => [own, theirs] as const);
  const found = [
    ...ofName(one, other, shopLanguage),
    ...swapped(ofName(other, one, shopLanguage)),
    ...pairsOf(labelled(one), labelled(other)),
    ...toldBeside(one, other, shopLanguage),
    ...swapped(toldBeside(other, one, shopLanguage)),
  ];
  const isFirst = (side: 0 | 1, at: number) => found.findIndex((pair) => pair[side] === found[at]?.[side]) === at;
  const pairs = found
    .filter(([own, theirs], at) => (own === '' || isFirst(0, at)) && (theirs === '' || isFirst(1, at)))
    .slice(0, toldMax);
  const choices = [choicesByOption(one), choicesByOption(other)];
  const lineOf = (product: FoundProduct, beside: FoundProduct, side: 0 | 1) => {
    const first = saidAlone(product, beside, pairs.length === 0 ? longestSaid : longestFirst);
    const values = pairs.map((pair) => pair[side]).filter((value) => value !== '' && !first.includes(value));
    const own = choices[side]?.filter(
      ([name, values]) => !choices[1 - side]?.some((theirs) => isSameChoice(theirs, [name, values])),
    );
    const options = (own ?? [])
      .filter(([, offered]) => offered.length > 1)
      .map(([, offered]) => listed(offered, phrases.or));
    return [
      first,
      values.length === 0 ? '' : `${values.join('; ')}.`.replace(/…\.$/u, '…'),
      options.length === 0 ? '' : fill(phrases.availableIn, { name: product.name, options: options.join('; ') }),
    ]
      .filter((part) => part !== '')
      .join(' ');
  };
  return [lineOf(one, other, 0), lineOf(other, one, 1)];
}

type Choices = [name: string, values: string[]];
const isSameChoice = ([name, values]: Choices, [other, theirs]: Choices): boolean =>
  name === other && values.join() === theirs.join();

type Pair = readonly [string, string];

const said = ({ label, value }: Attribute): string => `${plainLabel(label)}: ${readable(value).replace(/[.;]+$/u, '')}`;

/** How large and heavy each is comes last. */
function pairsOf(ones: ReadonlyMap<string, Attribute>, others: ReadonlyMap<string, Attribute>): Pair[] {
  const isExtent = (key: string) => Number(key === 'weight' || key === 'size');
  const ordered = [...ones].toSorted(([a], [b]) => isExtent(a) - isExtent(b));
  return ordered.flatMap(([key, own]): Pair[] => {
    const theirs = others.get(key);
    return theirs === undefined || isSame(own.value, theirs.value) ? [] : [[said(own), said(theirs)]];
  });
}

/** `2-way` and `2-way (microphone)` are no difference. */
function isSame(one: string, other: string): boolean {
  const isOpen = [one, other].filter((value) => inBrackets.test(value)).length === 1;
  const [a, b] = [one, other].map((value) => lineKey(isOpen ? value.replace(inBrackets, '') : value));
  return a === b;
}
const inBrackets = /\s*\([^)]*\)\s*$/u;

/** What the other is called by, where this one labels it alone: that its lens is fixed, beside the camera that turns. */
function ofName(one: FoundProduct, other: FoundProduct, language: string): Pair[] {
  const [ones, others] = [labelled(one), labelled(other)];
  const own = new Set(contentTerms(one.name, language));
  const names = contentTerms(other.name, language).filter((term) => !own.has(term) && /^\p{L}{3,}$/u.test(term));
  const rowWith = (term: string, rows: typeof ones, beside: typeof ones) =>
    [...rows].find(
      ([key, { label, value }]) => !beside.has(key) && contentTerms(`${label} ${value}`, language).includes(term),
    )?.[1];
  return names.flatMap((term): Pair[] => {
    const [row, theirs] = [rowWith(term, ones, others), rowWith(term, others, ones)];
    return row === undefined ? [] : [[said(row), theirs === undefined ? '' : said(theirs)]];
  });
}

/** What one labels and the other tells in a clause that says the label: `Fit: true to size` beside "boxy oversized fit". */
function toldBeside(one: FoundProduct, { description }: FoundProduct, language: string): Pair[] {
  const clauses = splitSentences(description.slice(0, longestText), language)
    .flatMap(clausesOf)
    .filter((clause) => !/^[^:]{0,30}:/u.test(clause))
    .map((clause) =>
      clause.length <= longestClause ? clause : `${clause.slice(0, longestClause).replace(/\s\S*$/u, '')} …`,
    )
    .map((clause) => ({ clause, terms: contentTerms(clause, language) }));
  return [...labelled(one).values()].flatMap((own): Pair[] => {
    const label = contentTerms(own.label, language);
    const told = clauses.find(({ terms }) => label.length > 0 && label.every((term) => terms.includes(term)));
    return told === undefined ? [] : [[said(own), readable(told.clause).replace(/[.;]+$/u, '')]];
  });
}

/** Sentences that a shop writes under all its goods tell none of them apart. */
function saidAlone({ name, description }: FoundProduct, beside: FoundProduct, longest: number): string {
  const keyOf = (sentence: string, own: string) => lineKey(sentence).replaceAll(lineKey(own), '');
  const theirs = new Set(splitSentences(beside.description, 'en').map((one) => keyOf(one, beside.name)));
  let left = longest;
  return splitSentences(description, 'en')
    .filter((sentence) => !isSectionName(sentence) && !theirs.has(keyOf(sentence, name)))
    .map(readable)
    .filter((sentence) => (left -= sentence.length) >= 0)
    .join(' ');
}

/** By what each label is about, whatever it is called; the packaging and what can be chosen are told apart by nobody, or elsewhere. */
function labelled(product: FoundProduct): Map<string, Attribute> {
  const { attributes = [] } = product;
  const chosen = new Set(choicesByOption(product).map(([name]) => singular(name)));
  const found = new Map<string, Attribute>();
  for (const attribute of attributes) {
    const { label, value, of } = attribute;
    if (of !== '' || label === '' || value.length > longestValue || isSectionName(label)) continue;
    if (isOfPackaging(attribute) || chosen.has(singular(label.toLowerCase()))) continue;
    const about = readAspects.filter(({ inLabel }) => inLabel.test(label)).map(({ name }) => name);
    const key = about.length > 0 ? about.join(' ') : label.toLowerCase();
    if (!found.has(key)) found.set(key, attribute);
  }
  return found;
}

const singular = (name: string): string => name.replace(/s$/u, '');
