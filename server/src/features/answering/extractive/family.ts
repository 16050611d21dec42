/** Products that a shop sells apart though they differ in one choice only: "Wren lamp – black" and "Wren lamp – sage" are one lamp in two colours. */
import { contentTerms, nameFit } from '../../../dialogue/name-fit.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { draft, fill } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { askedChoices, listed } from './options.ts';
import { namingTerms } from './wanted-specs.ts';

interface Member {
  product: FoundProduct;
  /** what its name says and the others' names do not */
  value: string;
}

interface Family {
  /** what all their names begin or end with */
  name: string;
  members: Member[];
}

/** what the record says of each is as sure as the record */
const recorded = 0.92;
const valueWordsMax = 3;
const cardsMax = 6;
const separator = /(?:\s[-–—|/]\s|[,:(]\s?)$/u;
const edges = /^[\s\-–—|/,:()]+|[\s\-–—|/,:()]+$/gu;

/** All that can be chosen among products that are one but for that; null where that is not asked, or there are none. */
export function fromFamily(asking: Asking): Draft | null {
  const { part, phrases, shopLanguage } = asking;
  const { concepts, asks, isYesNo } = part.understanding;
  const isOfColour = concepts.has('colour');
  if (isYesNo || !(isOfColour || concepts.has('scent') || asks.has('which'))) return null;
  const found = part.products.map(({ document }) => document);
  const named = namingTerms(part, shopLanguage);
  const fitting = found.filter((product) => named.every((term) => nameFit([term], product, shopLanguage).share === 1));
  const [first] = part.focus.length > 0 ? part.focus : named.length > 0 ? fitting : [];
  if (first === undefined || askedChoices(part.text, concepts, first, shopLanguage) !== null) return null;
  const family = familyOf(first, found, shopLanguage);
  if (family === null || fitting.some((one) => !family.members.some(({ product }) => product === one))) return null;
  const { name, members } = family;
  if (isOfColour && !members.some(({ value }) => isColour(value, shopLanguage))) return null;
  if (!isOfColour && !asks.has('which')) return null;
  const isGone = ({ product }: Member) => product.availability === 'out_of_stock';
  const valuesOf = (some: readonly Member[]) => listed([...new Set(some.map(({ value }) => value))], phrases.or);
  const [open, gone] = [members.filter((one) => !isGone(one)), members.filter(isGone)];
  const text = [
    open.length === 0 ? '' : fill(phrases.availableIn, { name, options: valuesOf(open) }),
    gone.length === 0 ? '' : fill(phrases.soldOutOption, { name, option: valuesOf(gone) }),
  ];
  const products = [...open, ...gone].slice(0, cardsMax).map(({ product }) => product);
  return draft('record', text.join(' ').trim(), { sureness: recorded, held: 1 }, { products });
}

const isColour = (value: string, language: string): boolean =>
  conceptsIn(value, language).some((one) => colourConcepts.has(one));

/** Those of the found whose names are this one's but for what stands apart at the end, or for a colour. */
export function familyOf(first: FoundProduct, found: readonly FoundProduct[], language: string): Family | null {
  for (const other of found) {
    const shared = sharedName(first.name, other.name, language);
    if (other === first || shared === null) continue;
    const [begin, end] = shared;
    const members = found.flatMap((product): Member[] => {
      const value = valueIn(product.name, shared);
      return value === null ? [] : [{ product, value }];
    });
    const name = `${begin.replace(edges, '')} ${end.replace(edges, '')}`.trim();
    return members.length < 2 ? null : { name, members };
  }
  return null;
}

/** What stands before and behind the one place in which two names differ; null where they are no two of a kind. */
function sharedName(one: string, other: string, language: string): [string, string] | null {
  const [a, b] = [one.split(/(?<=\s)/u), other.split(/(?<=\s)/u)];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  const isApart = separator.test(a.slice(0, head).join(''));
  const mostTail = isApart ? 0 : Math.min(a.length, b.length) - head;
  let tail = 0;
  while (tail < mostTail && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const shared: [string, string] = [a.slice(0, head).join(''), a.slice(a.length - tail).join('')];
  const values = [valueIn(one, shared), valueIn(other, shared)];
  if (contentTerms(shared.join(' '), language).length === 0) return null;
  const isFit = (value: string | null) => value !== null && (isApart || isColour(value, language));
  return values.every(isFit) ? shared : null;
}

function valueIn(name: string, [begin, end]: [string, string]): string | null {
  if (!name.startsWith(begin) || !name.endsWith(end) || name.length <= begin.length + end.length) return null;
  const value = name.slice(begin.length, name.length - end.length).replace(edges, '');
  return value === '' || value.split(/\s+/u).length > valueWordsMax ? null : value;
}
