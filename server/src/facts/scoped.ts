/** A statement with what stands above it, as its scope is looked for in it. */
import type { Concept } from '../languages/concepts.ts';
import type { Amount } from './amounts.ts';
import { lowered } from './regions.ts';
import type { WordsIn } from './words-in.ts';

/** a label that says what the row is about, and not for whom it holds */
export const matters: readonly Concept[] = [
  'delivery',
  'dispatch',
  'returns',
  'refund',
  'exchange',
  'cost',
  'time',
  'warranty',
  'payment',
  'contact',
  'email',
  'phone',
  'address',
  'hours',
  'cancel',
  'order',
  'free',
];

export interface Scoped {
  text: string;
  language: string;
  words: WordsIn;
  /** nearest first */
  above: { text: string; words: WordsIn }[];
  /** the first cell of a table's row */
  row: string;
  /** the line alone that stands before it and may be an entry like it */
  lead: string;
  amounts: readonly Amount[];
  /** what parts the terms of this topic */
  of: {
    label: boolean;
    thing: boolean;
    goods: boolean;
    region: boolean;
    /** where it comes from parts no parcels that go out */
    origin: boolean;
    /** "all other countries" */
    rest: boolean;
    /** a country's heading may stand far above */
    farAbove: boolean;
    wholesale: boolean;
    /** what stands above about where parcels go is about this too */
    underDelivery: boolean;
    method: boolean;
    limit: boolean;
    damaged: boolean;
    /** whose things or what sort of them the section is about */
    terms: boolean;
    /** what stands under "Exchanges" is of them alone */
    exchange: boolean;
    /** its own words name what is refused */
    refused: boolean;
    heading: boolean;
    /** "Engraved goods take 3 days more" */
    subject: boolean;
    /** "Furniture" above "delivery costs £39" */
    goodsAbove: boolean;
    card: boolean;
    /** a rule of rentals or lessons is none of orders */
    service: boolean;
    /** for whom it is, and where */
    customers: boolean;
    /** the page's name */
    page: boolean;
    /** what is made for one customer, ordered ahead or in bulk */
    order: boolean;
    /** what a collection's page says holds for what is in it */
    collection: boolean;
    /** what large things cost on their way back */
    way: boolean;
    /** a repair has a guarantee of its own, and so have parts and kinds of things */
    mended: boolean;
  };
}

/** The heading right above, where it is a section's and not the page's title, and no question. */
export function sectionAbove(above: Scoped['above']): Scoped['above'][number] | null {
  const [nearest] = above;
  if (nearest === undefined || above.length < 2 || nearest.text === above.at(-1)?.text) return null;
  return nearest.text.length > 50 || /[?？]$/u.test(nearest.text) ? null : nearest;
}

export const withoutColon = (heading: string): string => heading.replace(/\s*[:：]$/u, '');

export function wordOf(text: string, { concepts }: WordsIn, wanted: readonly Concept[]): string | null {
  const word = wanted.map((concept) => concepts.get(concept)).find((one) => one !== undefined);
  return word === undefined ? null : asWritten(text, word);
}

/** Whether the text holds the word by which one of these was found. */
export const namesAny = (text: string, { concepts }: WordsIn, wanted: readonly Concept[]): boolean =>
  wanted.some((concept) => text.toLowerCase().includes(concepts.get(concept) || '\n'));

export function asWritten(text: string, word: string): string {
  const at = placeIn(text, word);
  return at < 0 ? word : text.slice(at, at + word.length);
}

const placeIn = (text: string, word: string): number => lowered(text).indexOf(lowered(word));
