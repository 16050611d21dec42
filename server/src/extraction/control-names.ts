/** The part of a page that belongs to its product, and what the choices in it are called. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { findOne } from 'domutils';
import { cleanLine, cutText, furnitureName, isUnseen } from './page-parts.ts';
import { isProductCard } from './picture-links.ts';

/** What a choice is called on its page: `size` for a legend `Size:`, a label, a group's name, or the control's own. */
const nameMax = 40;
const levelsMax = 5;
const siblingsMax = 20;
const textMax = 400;

/** What a reader sees in it; options are seen when their list is opened. */
export function seenText(element: Element): string {
  let text = '';
  const visit = (node: AnyNode) => {
    if (text.length > textMax) return;
    if (isText(node)) text += node.data;
    else if (isTag(node) && (!isUnseen(node) || node === element)) {
      text += ' ';
      for (const child of node.children) visit(child);
    }
  };
  visit(element);
  return cutText(cleanLine(text), textMax)
    .replace(/<[^>]{0,200}>/g, '')
    .trim();
}

/** The part with the controls, and its labels by the controls they are for. */
export interface Labelled {
  part: Element | Document;
  labels: ReadonlyMap<string, Element>;
}

export const labelledIn = (part: Element | Document): Labelled => ({
  part,
  labels: new Map(
    ownElements(part, ({ name, attribs }) => name === 'label' && Boolean(attribs['for'])).map((label) => [
      label.attribs['for'] ?? '',
      label,
    ]),
  ),
});

/** @param choices the labels that are no name of their group */
export function nameOfControl(control: Element, { part, labels }: Labelled, choices: readonly string[]): string {
  const known = new Set(choices.map((choice) => choice.toLowerCase()));
  const candidates = [() => labelOf(control, labels), () => nameAround(control, part), () => ownName(control)];
  for (const candidate of candidates) {
    const name = choiceName(candidate());
    if (name !== '' && !known.has(name)) return name;
  }
  return '';
}

/** `Select size: M` names the size; `Title` names nothing. */
export function choiceName(text: string): string {
  const name = cleanLine(text.split(/[:：*]/)[0] ?? '')
    .replace(/^(select|choose|pick)( an?| your| the)? /i, '')
    .toLowerCase();
  return name.length <= nameMax && /\p{L}/u.test(name) && !genericName.test(name) ? name : '';
}

const genericName =
  /^(variants?|variations?|options?\d*|choices?|default title|title|id|style-?\d+|swatch(es)?|quantity selector|single-option-selector.*|variant selector|product variants?)$|\d{3}/i;

function labelOf({ name, attribs }: Element, labels: ReadonlyMap<string, Element>): string {
  const label = name === 'select' ? labels.get(attribs['id'] ?? '') : undefined;
  return (label ? seenText(label) : '') || (name === 'select' ? (attribs['aria-label'] ?? '') : '');
}

/** The words that stand before the group, in the nearest part around it that has any. */
function nameAround(control: Element, part: Element | Document): string {
  let inside: Element = control;
  for (let level = 0; level < levelsMax; level++) {
    const up = inside.parent;
    if (!up || !isTag(up) || up === part || up.name === 'body') break;
    const legend = up.children.find((child) => isTag(child) && child.name === 'legend');
    if (legend && isTag(legend)) return seenText(legend);
    const said = up.attribs['data-option-name'] ?? up.attribs['data-attribute_name'] ?? up.attribs['data-name'];
    if (said) return clearOfMarks(said);
    if (/^(group|radiogroup)$/.test(up.attribs['role'] ?? '') && up.attribs['aria-label'])
      return up.attribs['aria-label'];
    // a form holds more than this choice: there only the words right before it are its own
    const before = wordsBefore(up, inside, up.name === 'form' ? 1 : siblingsMax);
    if (before !== '' || up.name === 'form') return before;
    inside = up;
  }
  return '';
}

function wordsBefore(parent: Element, child: Element, siblings: number): string {
  const before = parent.children.slice(0, parent.children.indexOf(child)).filter(isTag);
  for (const sibling of before.slice(-siblings).toReversed()) {
    if (!/^(label|span|p|div|h[1-6]|strong|b|dt|th|td|header)$/.test(sibling.name)) continue;
    // the group's other choices stand before it too
    if (sibling.attribs['for'] !== undefined && sibling.name === 'label' && child.name !== 'select') continue;
    if (findOne((one) => one.name === 'input' || one.name === 'button' || one.name === 'select', [sibling])) continue;
    const text = seenText(sibling);
    if (text !== '' && text.length <= 2 * nameMax) return text;
  }
  return '';
}

const clearOfMarks = (name: string): string => name.replace(/^attribute_(pa_)?/, '').replace(/[-_]+/g, ' ');

function ownName({ attribs }: Element): string {
  const name = attribs['data-attribute_name'] ?? attribs['name'] ?? attribs['id'] ?? '';
  const bracketed = /^(?:options?|attributes?)\[([^\]]+)\]/i.exec(name)?.[1];
  if (bracketed !== undefined) return clearOfMarks(bracketed);
  if (name.startsWith('attribute_')) return clearOfMarks(name);
  return /^[\p{L}][\p{L} ]{1,30}$/u.test(name) ? name : '';
}

/** The part of a page in which its product stands with what can be chosen and bought; other products' cards and forms are outside of it. */

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

/** WooCommerce lays its choices out in a table, with a link that takes them back: "Pack: Clear". */
export const holdsChoices = ({ attribs }: Element): boolean => /(^|\s)variations(\s|$)/.test(attribs['class'] ?? '');

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
      if (isProductCard(child)) continue;
      if (test(child)) found.push(child);
      visit(child);
    }
  };
  visit(part);
  return found;
}
