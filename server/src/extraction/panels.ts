/** What opens on a click and is content all the same: the panels of accordions and tabs, each with the words on its handle. */
import { isTag } from 'domhandler';
import type { Document, Element } from 'domhandler';
import { existsOne, findAll } from 'domutils';
import { furnitureName, headingLevel, inlineText, isSilent, isUnseen } from './page-parts.ts';

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
    if (panel === null || isSilent(panel) || isApart(panel)) continue;
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
  return handleName.test(attribs['class'] ?? '') ? panelBeside(handle, names) : null;
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
