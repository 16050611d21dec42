/** Where a page's running text stands. Articles and policies lie in one container amid teasers; pages built of equal sections have none, and keep all of them. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { isBlock } from './page-parts.ts';

export interface Measure {
  /** visible characters */
  characters: number;
  linked: number;
  /** holds the page's heading or a record's description */
  holdsSubject: boolean;
}

export type Measures = ReadonlyMap<AnyNode, Measure>;

/** Visible characters of every element, in one pass. */
export function measureAll(root: Element | Document, isUnseen: (element: Element) => boolean): Measures {
  const measures = new Map<AnyNode, Measure>();
  const measure = (node: AnyNode, inLink: boolean): Measure => {
    const total: Measure = { characters: 0, linked: 0, holdsSubject: false };
    if (isText(node)) {
      const { length } = node.data.trim();
      return { characters: length, linked: inLink ? length : 0, holdsSubject: false };
    }
    if (isTag(node)) {
      if (isUnseen(node)) return total;
      total.holdsSubject = node.name === 'h1' || node.attribs['itemprop'] === 'description';
    }
    if (!('children' in node)) return total;
    for (const child of node.children) {
      const part = measure(child, inLink || (isTag(node) && node.name === 'a'));
      total.characters += part.characters;
      total.linked += part.linked;
      total.holdsSubject ||= part.holdsSubject;
    }
    measures.set(node, total);
    return total;
  };
  measure(root, false);
  return measures;
}

const paragraphMinLength = 80;
/** parts of this share more than the container itself belong to it: a lead, a table, a picture's caption */
const slack = 1.25;

/** @param share how much of the root's text the container must hold to stand for it */
export function focusOn(
  root: Element | Document,
  measures: Measures,
  isDropped: (element: Element) => boolean,
  share: number,
) {
  const free = (node: AnyNode) => {
    const { characters = 0, linked = 0 } = measures.get(node) ?? {};
    return characters - linked;
  };
  const credits = new Map<Element, number>();
  const credit = (node: AnyNode | null, points: number) => {
    if (node && isTag(node) && node !== root) credits.set(node, (credits.get(node) ?? 0) + points);
  };
  let kept = 0;
  /** characters in paragraphs, of an element and all it holds */
  const running = new Map<AnyNode, number>();
  const visit = (node: Element | Document): number => {
    let paragraphs = 0;
    const { children } = node;
    const own = children.reduce(
      (sum, child) =>
        sum + (isText(child) ? child.data.trim().length : isTag(child) && !isBlock(child) ? free(child) : 0),
      0,
    );
    kept += own;
    if (own >= paragraphMinLength) {
      paragraphs += own;
      const isParagraph = isTag(node) && /^(p|li|blockquote|pre|td|dd)$/.test(node.name);
      if (!isParagraph) credit(node, own);
      credit(node.parent, isParagraph ? own : own / 2);
      credit(node.parent?.parent ?? null, isParagraph ? own / 2 : own / 4);
    }
    for (const child of children) if (isTag(child) && isBlock(child) && !isDropped(child)) paragraphs += visit(child);
    running.set(node, paragraphs);
    return paragraphs;
  };
  visit(root);

  let best: Element | null = null;
  for (const [element, points] of credits) if (best === null || points > (credits.get(best) ?? 0)) best = element;
  if (best === null) return root;
  for (let up = best.parent; up && up !== root && isTag(up); up = up.parent) {
    const held = best;
    // an article cut up by advertisements goes on in the next container of its kind
    const goesOn = up.children.some(
      (child) =>
        child !== held &&
        isTag(child) &&
        child.name === held.name &&
        (running.get(child) ?? 0) > 0.15 * (running.get(held) ?? 0),
    );
    if (free(up) > slack * free(held) && !goesOn) break;
    best = up;
  }
  return free(best) >= share * kept ? best : root;
}
