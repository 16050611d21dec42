/** The prices a reader sees at the product, in their order, and which of them are struck out. Prices of other products on the page are none of them. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { furnitureName, isUnseen } from './page-parts.ts';
import { parsePrices } from './parse-price.ts';

export interface VisiblePrice {
  amount: number;
  currency: string | null;
  isStruck: boolean;
}

const priceName = /price|preis|prix|precio|prezzo|cena|amount|money/i;
const struckName =
  /(^|[\s_-])(?<!with[_-])(old|was|non-sale|compare(-?at)?|regular|original|list|rrp|uvp|msrp|before|strike(d|through)?|crossed|previous|former)([\s_-]|price|$)|(price|preis)[_-]*(old|was|compare|regular|original|list|before)/i;
const priceTextMax = 120;

/** Themes call the current price `regular` where nothing is reduced. */
const weaklyStruckName = /non-sale|regular|original|list|rrp|uvp|msrp/i;

const isStruckElement = (element: Element) =>
  /^(del|s|strike)$/.test(element.name) || /line-through/i.test(element.attribs['style'] ?? '');

const isNamedStruck = (element: Element) => struckName.test(element.attribs['class'] ?? '');

const isPriceElement = (element: Element) =>
  /^(del|s|strike|ins|bdi)$/.test(element.name) ||
  priceName.test(element.attribs['class'] ?? '') ||
  priceName.test(element.attribs['id'] ?? '') ||
  element.attribs['itemprop'] === 'price';

/** What only screen readers are told of prices: which was the former one. */
const formerWords =
  /(?<!\p{L})(original|regular|former|old|list|was|previous|statt|ursprünglich|war|ancien|initial|antes|anterior|originale|oude|oorspronkelijk|original|före|før)(?!\p{L})/iu;
const spokenClass = /(^|\s)(visually-?hidden|sr-only|screen-reader(-text|-only)?|show-for-sr)(\s|$)/i;

type Struck = 'no' | 'named' | 'drawn';

/** A price that is kept from screen readers is still shown: its words are said beside it. */
function isOutOfSight(element: Element): boolean {
  if (!isUnseen(element)) return false;
  const { 'aria-hidden': ariaHidden, hidden, style = '', class: classes = '' } = element.attribs;
  const isInline = /^(del|s|strike|ins|span|bdi|b|strong|em|small)$/.test(element.name);
  if (ariaHidden !== 'true' || !isInline) return true;
  return (
    hidden !== undefined ||
    /(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style) ||
    /(^|\s)(hide|hidden|d-none|is-hidden)(\s|$)/i.test(classes)
  );
}

const isSpoken = (element: Element) => spokenClass.test(element.attribs['class'] ?? '');

/** @param scope the product's own part of the page, where its markup names one */
export function visiblePrices(document: Document, scope: Element | null, hint: string | null): VisiblePrice[] {
  if (scope) return pricesIn(scope, hint);
  const heading = findOne((element) => element.name === 'h1' && !isUnseen(element), document.children);
  // the nearest part that holds both the product's name and a price
  for (let part: AnyNode | null = heading?.parent ?? null; part; part = part.parent) {
    if (!isTag(part)) break;
    const found = pricesIn(part, hint);
    if (found.some((price) => !price.isStruck)) return found;
  }
  return [];
}

/** Of a part that holds one product. */
export const visiblePricesIn = (part: Element): VisiblePrice[] => pricesIn(part, null);

function pricesIn(root: Element, hint: string | null): VisiblePrice[] {
  const found: { text: string; struck: Struck }[] = [];
  /** returns the text that no price element inside has taken for itself */
  const visit = (node: AnyNode, outer: Struck): string => {
    if (isText(node)) return node.data;
    if (!isTag(node)) return '';
    if (isSpoken(node)) {
      const text = textContent(node);
      if (text.length <= priceTextMax && formerWords.test(text)) found.push({ text, struck: 'drawn' });
      return '';
    }
    if (isOutOfSight(node)) return '';
    if (node !== root && furnitureName(node) !== null) return '';
    const struck = isStruckElement(node) ? 'drawn' : outer === 'no' && isNamedStruck(node) ? named(node) : outer;
    if (!isPriceElement(node)) return node.children.map((child) => visit(child, struck)).join('');
    const place = found.push({ text: '', struck }) - 1;
    const text = node.children.map((child) => visit(child, struck)).join(' ');
    const entry = found[place];
    if (entry && text.length <= priceTextMax) entry.text = text;
    return '';
  };
  visit(root, 'no');
  const priced = found.flatMap(({ text, struck }) =>
    /\d/.test(text) ? parsePrices(text, hint).map(({ amount, currency }) => ({ amount, currency, struck })) : [],
  );
  const isReduced = priced.some(({ struck }) => struck === 'no');
  return priced.map(({ amount, currency, struck }) => ({
    amount,
    currency,
    isStruck: struck === 'drawn' || (struck === 'named' && isReduced),
  }));
}

const named = (element: Element): Struck => (weaklyStruckName.test(element.attribs['class'] ?? '') ? 'named' : 'drawn');
