/** A tile of a list, a picture with a name and its price: in lines of their own each price would stand beside the next one's name. */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import { inlineText } from './inline-text.ts';
import { headingLevel } from './page-parts.ts';
import { parsePrices } from './parse-price.ts';

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
