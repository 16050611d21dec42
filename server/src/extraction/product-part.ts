/** The part of a page in which its product stands with what can be chosen and bought; other products' cards and forms are outside of it. */
import { isTag } from 'domhandler';
import type { Document, Element } from 'domhandler';
import { findOne } from 'domutils';
import { furnitureName, isUnseen } from './page-parts.ts';

/** @param scope the product's own part, where its markup names one */
export function productPart(document: Document, scope: Element | null): Element | Document {
  const holdsForm = new Set(ownElements(document, isProductForm).flatMap(ancestorsOf));
  if (scope && holdsForm.has(scope)) return scope;
  const heading = findOne((element) => element.name === 'h1' && !isUnseen(element), document.children);
  const from = heading ?? scope;
  const part = (from ? ancestorsOf(from) : []).find((up) => up.name === 'body' || holdsForm.has(up));
  if (part && part.name !== 'body') return part;
  return (
    scope ??
    findOne((element) => element.name === 'main' || element.attribs['role'] === 'main', document.children) ??
    document
  );
}

function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let up = element.parent; up && isTag(up); up = up.parent) ancestors.push(up);
  return ancestors;
}

export const isProductForm = (element: Element): boolean =>
  element.name === 'form' &&
  /cart|basket|bag|add|panier|warenkorb|product|variations/i.test(
    `${element.attribs['action'] ?? ''} ${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`,
  );

export function isInProductForm(element: Element): boolean {
  for (let up = element.parent; up && isTag(up); up = up.parent) if (up.name === 'form') return isProductForm(up);
  return false;
}

/** The part with what stands below it, tabs and specifications: up to the container that is named after the product. */
export function wholePart(part: Element | Document): Element | Document {
  if (!isTag(part)) return part;
  const isWhole = ({ name, attribs }: Element) =>
    name === 'main' ||
    name === 'article' ||
    /(^|[\s_-])product(s|-?page|-?template|-?section)?(?=$|[\s_-])/i.test(
      `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`,
    );
  return (
    ancestorsOf(part)
      .filter((up) => up.name !== 'body' && up.name !== 'html' && isWhole(up))
      .at(-1) ?? part
  );
}

/** Elements of the product itself: what stands in menus, carts and recommendations is not. */
export function ownElements(
  part: Element | Document,
  test: (element: Element) => boolean,
  isSkipped: (element: Element) => boolean = () => false,
): Element[] {
  const found: Element[] = [];
  const visit = (parent: Element | Document) => {
    for (const child of parent.children) {
      if (!isTag(child) || isSkipped(child) || (furnitureName(child) !== null && !isProductForm(child))) continue;
      if (test(child)) found.push(child);
      visit(child);
    }
  };
  visit(part);
  return found;
}
