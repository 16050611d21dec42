/** Cards of other products, with the shelf they stand on: what they say is told in full, and up to date, on those products' own pages. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { existsOne, findAll } from 'domutils';
import type { Measures } from './focus.ts';
import { isOneOfMany, isProductAddress } from './page-kind.ts';
import { headingLevel, inlineText } from './page-parts.ts';
import { parsePrices } from './parse-price.ts';

const cardMaxLength = 700;
const priceMaxLength = 48;
/** what a card's wrapper may say besides: `New`, `3 colours` */
const wrapperSlack = 40;
/** and what a shelf may say besides its cards: `You may also like` */
const shelfSlack = 60;
const climbedMax = 3;

const productName = /(^|[\s_-])(product|produkt|produit|producto|prodott|produto|artikel)\w*/i;

interface Held {
  /** path of the one page that all links lead to; null for several, '' for none */
  target: string | null;
  hasPrice: boolean;
}

interface Page {
  root: Element | Document;
  measures: Measures;
  isUnseen: (element: Element) => boolean;
  pageUrl: string;
}

export interface ProductCards {
  cards: ReadonlySet<Element>;
  /** cards and the wrappers that hold little else */
  shelves: ReadonlySet<Element>;
}

export function findProductCards({ root, measures, isUnseen, pageUrl }: Page): ProductCards {
  const own = pathOf(pageUrl, pageUrl);
  const pictured = picturedTargets(root, pageUrl, own);
  const lengthOf = (node: AnyNode) => measures.get(node)?.characters ?? 0;
  const cards = new Set<Element>();
  const visit = (node: Element | Document): Held => {
    const held: Held = { target: '', hasPrice: false };
    let holdsCard = false;
    for (const child of node.children) {
      if (!isTag(child) || isUnseen(child)) continue;
      const inner = visit(child);
      holdsCard ||= inner.target !== '' && inner.hasPrice;
      held.hasPrice ||= inner.hasPrice;
      held.target = joined(held.target, inner.target);
    }
    if (!isTag(node)) return held;
    const length = lengthOf(node);
    const isOnlyPrice = length > 0 && length <= priceMaxLength && isPrice(inlineText(node.children, isUnseen));
    held.hasPrice ||= isOnlyPrice;
    if (node.name === 'a' && !isOnlyPrice && !isAmidSentence(node))
      held.target = joined(held.target, targetOf(node, pageUrl, own));
    const { target, hasPrice } = held;
    const isCard = hasPrice && target !== null && target !== '' && length <= cardMaxLength;
    if (isCard && !holdsCard && !holdsSubject(node, measures) && isOfProduct(node, target, pictured)) cards.add(node);
    return held;
  };
  visit(root);
  return { cards, shelves: shelves(cards, measures) };
}

/** "For a whole day of rain we would choose the Drizzle, which …": what a text leads to on its way is no card of it. */
function isAmidSentence({ prev, parent }: Element): boolean {
  if (!prev || !isText(prev) || !/[\p{L}\p{N},]\s*$/u.test(prev.data)) return false;
  const said = (parent?.children ?? []).map((one) => (isText(one) ? one.data.trim() : '')).join(' ');
  return said.length >= sentenceMinLength;
}
const sentenceMinLength = 40;

const joined = (one: string | null, other: string | null): string | null =>
  one === '' || one === other ? other : other === '' ? one : null;

export const pathOf = (href: string, pageUrl: string): string | null => {
  const url = URL.parse(href, pageUrl);
  return url === null || !/^https?:$/.test(url.protocol) ? null : url.pathname.replace(/\/$/, '');
};

/** Pictures, and what adds to the cart from here, lead to no other page: ''. */
export function targetOf({ attribs }: Element, pageUrl: string, own: string | null): string {
  const href = attribs['href'] ?? '';
  if (href === '' || href.startsWith('#')) return '';
  const path = pathOf(href, pageUrl);
  if (path === null || path === own || leadsBeside.test(path)) return '';
  const address = `https://shop.invalid${path}`;
  // a card names its maker or its collection too, and one product stands under several collections
  if (isProductAddress(address)) return `/product/${path.split('/').at(-1) ?? ''}`;
  return isOneOfMany(address) && !/\/(blogs?|news|articles?)\//i.test(path) ? '' : path;
}

const leadsBeside = /\.(jpe?g|png|webp|gif|avif)$|\/(cart|basket|wishlist|compare|account|login)\b/i;

/** `from €49`, `$60.99$70.99`: an amount and hardly a word */
function isPrice(text: string): boolean {
  if (!/\d/.test(text) || /[.!?]$/u.test(text)) return false;
  const words = text.match(/\p{L}{3,}/gu)?.length ?? 0;
  return words <= 3 && parsePrices(text).some(({ isMarked }) => isMarked);
}

const holdsSubject = (node: AnyNode, measures: Measures): boolean => measures.get(node)?.holdsSubject === true;

/** What a picture leads to, a card may show; `plus shipping` beside a price is no card. */
const picturedTargets = (root: Element | Document, pageUrl: string, own: string | null): Set<string> =>
  new Set(
    findAll(({ name }) => name === 'a', root.children)
      .filter(({ children }) => existsOne(({ name }) => name === 'img' || name === 'picture', children))
      .map((link) => targetOf(link, pageUrl, own)),
  );

function isOfProduct(card: Element, target: string, pictured: ReadonlySet<string>): boolean {
  if (isProductAddress(`https://shop.invalid${target}`)) return true;
  if (!pictured.has(target)) return false;
  const named = (one: Element) => productName.test(`${one.attribs['class'] ?? ''} ${one.attribs['id'] ?? ''}`);
  let up: Element | null = card;
  for (let climbed = 0; up !== null && climbed <= climbedMax; climbed += 1) {
    if (named(up)) return true;
    up = up.parent && isTag(up.parent) ? up.parent : null;
  }
  return findAll(named, card.children).length > 0;
}

/** Up to the container whose other words are but a heading. */
function shelves(cards: ReadonlySet<Element>, measures: Measures): Set<Element> {
  const dropped = new Map<Element, number>();
  const found = new Set(cards);
  const lengthOf = (node: AnyNode) => measures.get(node)?.characters ?? 0;
  const add = (element: Element, length: number) => {
    for (let up = element.parent; up && isTag(up); up = up.parent) dropped.set(up, (dropped.get(up) ?? 0) + length);
  };
  for (const card of cards) add(card, lengthOf(card));
  for (const [element, length] of dropped) {
    if (/^(body|main|html)$/.test(element.name) || holdsSubject(element, measures)) continue;
    const besides = lengthOf(element) - length;
    const isWrapper = element.children.filter((child) => isTag(child) && lengthOf(child) > 0).length <= 2;
    if (besides <= (isWrapper ? shelfSlack : wrapperSlack)) found.add(element);
  }
  return found;
}

/** A tile of a list, a picture with a name and its price: in lines of their own each price would stand beside the next one's name. */
const tilesMin = 3;
const tileMaxLength = 120;
const tileMaxElements = 16;

/** Tells tiles: short, without a heading or a link of their own, each with one price, amid others that look alike. */
export function createTileTest(isDropped: (element: Element) => boolean): (element: Element) => boolean {
  const likely = new Map<Element, ReadonlySet<Element>>();
  const likelyIn = (parent: Element): ReadonlySet<Element> => {
    const children = parent.children.filter((child): child is Element => isTag(child) && tileTag.test(child.name));
    const alike = Map.groupBy(children, ({ name, attribs }) => `${name} ${attribs['class'] ?? ''}`);
    const rows = [...alike.values()].filter(
      (row) => row.length >= tilesMin && row.slice(0, tilesMin).every((one) => isPriced(one, isDropped)),
    );
    return new Set(rows.flat());
  };
  return (element) => {
    const { parent } = element;
    if (!tileTag.test(element.name) || parent === null || !isTag(parent)) return false;
    const known = likely.get(parent) ?? likelyIn(parent);
    likely.set(parent, known);
    return known.has(element) && isPriced(element, isDropped);
  };
}

const tileTag = /^(div|li|section|figure|article)$/;

function isPriced(element: Element, isDropped: (element: Element) => boolean): boolean {
  const inside = elementsIn(element);
  if (inside === null || inside.some((one) => one.name === 'a' || one.name === 'table' || headingLevel(one) !== null))
    return false;
  if (inside.filter((one) => !/^(img|br|svg)$/.test(one.name)).length < 2) return false;
  const text = inlineText(element.children, isDropped);
  if (text.length > tileMaxLength || !/\p{L}{3}/u.test(text)) return false;
  return parsePrices(text).filter(({ isMarked }) => isMarked).length === 1;
}

/** null for more than a tile has */
function elementsIn(element: Element): Element[] | null {
  const found: Element[] = [];
  const rest = [element];
  for (let next = rest.pop(); next !== undefined; next = rest.pop())
    for (const child of next.children) {
      if (!isTag(child)) continue;
      if (found.push(child) > tileMaxElements) return null;
      rest.push(child);
    }
  return found;
}
