/** Where a page’s content stands: in the container of its running text, and in panels that open on a click. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { existsOne, findAll, textContent } from 'domutils';
import { furnitureName, headingLevel, inlineText, isBlock, isSilent, isUnseen } from './page-parts.ts';

/** Where a page's running text stands. Articles and policies lie in one container amid teasers; pages built of equal sections have none, and keep all of them. */

/** What opens on a click and is content all the same: the panels of accordions and tabs, each with the words on its handle. */
export interface Panels {
  /** each with the words on its handle, `''` where they say no more than that there is more */
  names: ReadonlyMap<Element, string>;
  handles: ReadonlySet<Element>;
}

const handleMaxLength = 200;
const handlesMax = 2000;

const handleName =
  /(^|[\s_-])(accordions?|collaps\w*|faqs?|questions?|toggle\w*|expand\w*|tabs?|spoilers?)(?=$|[\s_-])/i;
const panelName =
  /(^|[\s_-])(accordions?|collaps\w*|faqs?|answers?|toggle\w*|expand\w*|tabs?|tab-?(pane|panel|content)\w*|panels?|content|body|spoilers?)(?=$|[\s_-])/i;
const contentName = /panel|content|body|pane(?![a-z])|answer/i;
/** `slide 2`, `3`, `read more` are controls and name nothing */
const emptyHandle =
  /^(\P{L}*|(slide|go to|page|step)\b.*|.{0,12}\b(read|show|view|see|load|learn|weiter|mehr|lire|voir|leer|ver|leggi|mostra|lees|toon|czytaj|devam)\b.{0,20})$/iu;

export function findPanels(document: Document): Panels {
  const names = new Map<Element, string>();
  const handles = new Set<Element>();
  const byId = new Map<string, Element>();
  const elements = findAll(() => true, document.children);
  for (const element of elements) {
    const { id } = element.attribs;
    if (id !== undefined && id !== '' && !byId.has(id)) byId.set(id, element);
  }
  let asked = 0;
  for (const element of elements) {
    const panel = panelOf(element, byId, names);
    if (panel === null || isSilent(panel) || (isApart(panel) && !isQuestion(element))) continue;
    asked += 1;
    if (asked > handlesMax) break;
    const words = inlineText(element.children, isUnseen);
    if (words === '' || words.length > handleMaxLength || holds(panel, element)) continue;
    if (!isHeading(element) && !(element.parent && isTag(element.parent) && isHeading(element.parent)))
      handles.add(element);
    if (!names.has(panel)) names.set(panel, emptyHandle.test(words) ? '' : words);
  }
  return { names, handles };
}

function panelOf(
  handle: Element,
  byId: ReadonlyMap<string, Element>,
  names: ReadonlyMap<Element, string>,
): Element | null {
  const { attribs } = handle;
  const opens = attribs['data-toggle'] ?? attribs['data-bs-toggle'] ?? '';
  if (/^(modal|dropdown|offcanvas|popover|tooltip)$/.test(opens)) return null;
  if (attribs['aria-haspopup'] !== undefined && attribs['aria-haspopup'] !== 'false') return null;
  const id = namedPanel(handle, opens);
  const named = id === null ? undefined : byId.get(id);
  if (named !== undefined) return named;
  if (handleName.test(attribs['class'] ?? '')) return panelBeside(handle, names);
  return isQuestion(handle) ? answerBeside(handle, names) : null;
}

/** `<button>Do you ship to Norway?</button>`, whatever its class says: who clicks on a question is told the answer */
function isQuestion(element: Element): boolean {
  const { name, attribs } = element;
  const isControl = /^(button|label)$/.test(name) || attribs['role'] === 'button' || attribs['onclick'] !== undefined;
  if (!isControl) return false;
  const words = textContent(element).trim();
  return words.length >= questionMinLength && words.length <= handleMaxLength && /[?？؟;]\s*[+−–-]?$/u.test(words);
}
const questionMinLength = 10;
const wrappersMax = 2;

/** What stands behind it, or behind the wrappers that hold nothing else. */
function answerBeside(handle: Element, names: ReadonlyMap<Element, string>): Element | null {
  const words = textContent(handle).trim();
  let around = handle;
  for (let climbed = 0; climbed <= wrappersMax; climbed += 1) {
    let next = around.next;
    while (next && (!isTag(next) || textContent(next).trim() === '')) next = next.next;
    if (next && !/^(script|style|template|h[1-6]|button|label|a|summary|li|input)$/.test(next.name))
      return isQuestion(next) || names.has(next) || existsOne(isQuestion, next.children) ? null : next;
    const { parent } = around;
    if (next || !parent || !isTag(parent) || textContent(parent).trim() !== words) return null;
    around = parent;
  }
  return null;
}

function namedPanel({ name, attribs, parent }: Element, opens: string): string | null {
  const controlled = attribs['aria-controls'] ?? attribs['data-bs-target'] ?? attribs['data-target'];
  if (controlled !== undefined) return controlled.trim().split(/\s+/, 1)[0]?.replace(/^#/, '') || null;
  const href = attribs['href'] ?? '';
  if (name !== 'a' || !/^#./.test(href)) return null;
  const list = parent?.parent;
  const names = [attribs, parent && isTag(parent) ? parent.attribs : {}, list && isTag(list) ? list.attribs : {}]
    .map((one: Record<string, string>) => one['class'] ?? '')
    .join(' ');
  return opens !== '' || attribs['role'] === 'tab' || handleName.test(names) ? href.slice(1) : null;
}

/** `<button class="accordion">Question</button><div class="panel">Answer</div>` */
function panelBeside(handle: Element, names: ReadonlyMap<Element, string>): Element | null {
  // neither a panel nor a list of handles is one
  if (contentName.test(handle.attribs['class'] ?? '') || names.has(handle)) return null;
  if (existsOne(({ name }) => /^(p|ul|ol|dl|table)$/.test(name), handle.children)) return null;
  if (findAll(({ name }) => name === 'a' || name === 'button' || name === 'li', handle.children).length > 1)
    return null;
  let next = handle.next;
  while (next && !isTag(next)) next = next.next;
  if (!next || /^(script|style|template|h[1-6]|button|a|summary)$/.test(next.name)) return null;
  // an arrow beside a question opens nothing
  if (textContent(next).trim() === '') return null;
  // entries of one list are no handles of each other
  if (next.attribs['class'] === handle.attribs['class']) return null;
  // what stands openly below a heading needs no handle
  if (isHeading(handle)) return isUnseen(next) && !isSilent(next) ? next : null;
  const isNamed = panelName.test(next.attribs['class'] ?? '');
  return isNamed || (isUnseen(next) && !isSilent(next)) ? next : null;
}

const isHeading = (element: Element): boolean => headingLevel(element) !== null;

/** Menus, dialogs and drawers open too; they are not the page. */
const isApart = (panel: Element): boolean => furnitureName(panel) !== null || isHeading(panel);

function holds(panel: Element, handle: Element): boolean {
  for (let up = handle.parent; up; up = up.parent) if (up === panel) return true;
  return false;
}

interface Measure {
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
