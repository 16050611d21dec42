/** The prices a reader sees at the product, in their order, and which of them are struck out. Prices of other products on the page are none of them. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { findOne } from 'domutils';
import { furnitureName, isUnseen } from './page-parts.ts';
import { parsePrices } from './parse-price.ts';

export interface VisiblePrice {
  amount: number;
  currency: string | null;
  isStruck: boolean;
}

const priceName = /price|preis|prix|precio|prezzo|cena|amount|money/i;
const struckName =
  /(^|[\s_-])(old|was|compare(-?at)?|regular|original|list|rrp|uvp|msrp|before|strike(d|through)?|crossed|previous|former)([\s_-]|price|$)|(price|preis)[_-]*(old|was|compare|regular|original|list|before)/i;
const priceTextMax = 120;

const isStruckElement = (element: Element) =>
  /^(del|s|strike)$/.test(element.name) ||
  struckName.test(element.attribs['class'] ?? '') ||
  /line-through/i.test(element.attribs['style'] ?? '');

const isPriceElement = (element: Element) =>
  /^(del|s|strike|ins|bdi)$/.test(element.name) ||
  priceName.test(element.attribs['class'] ?? '') ||
  priceName.test(element.attribs['id'] ?? '') ||
  element.attribs['itemprop'] === 'price';

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

function pricesIn(root: Element, hint: string | null): VisiblePrice[] {
  const found: { text: string; isStruck: boolean }[] = [];
  /** returns the text that no price element inside has taken for itself */
  const visit = (node: AnyNode, struck: boolean): string => {
    if (isText(node)) return node.data;
    if (!isTag(node) || isUnseen(node)) return '';
    if (node !== root && furnitureName(node) !== null) return '';
    const isStruck = struck || isStruckElement(node);
    if (!isPriceElement(node)) return node.children.map((child) => visit(child, isStruck)).join('');
    const place = found.push({ text: '', isStruck }) - 1;
    const text = node.children.map((child) => visit(child, isStruck)).join(' ');
    const entry = found[place];
    if (entry && text.length <= priceTextMax) entry.text = text;
    return '';
  };
  visit(root, false);
  return found.flatMap(({ text, isStruck }) =>
    /\d/.test(text) ? parsePrices(text, hint).map(({ amount, currency }) => ({ amount, currency, isStruck })) : [],
  );
}
