/** What a page is about, without the furniture around it. Made for shops: product descriptions, tables and short facts stay, which article extractors throw away. */
import { isTag } from 'domhandler';
import type { Document, Element } from 'domhandler';
import { findAll, findOne } from 'domutils';
import type { TextBlock } from './extracted-page.ts';
import { focusOn, measureAll } from './focus.ts';
import type { Measures } from './focus.ts';
import { furnitureName, isUnseen } from './page-parts.ts';
import { questionsAsHeadings } from './question-headings.ts';
import { textLines } from './text-lines.ts';
import type { TextLine } from './text-lines.ts';

export type PageKind = 'product' | 'article' | 'page';

/** How much of the text one container must hold to be taken for the whole; a product's facts lie scattered, so its page is never narrowed. */
const focusShare = { product: Infinity, article: 0.3, page: 0.6 };

export function mainText(document: Document, kind: PageKind): TextBlock[] {
  const body = findOne((element) => element.name === 'body', document.children) ?? document;
  const measures = measureAll(body, isUnseen);
  const whole = measures.get(body)?.characters ?? 0;
  const root = chooseRoot(body, measures, whole);
  const isDropped = (element: Element) =>
    isUnseen(element) ||
    isSilentControl(element) ||
    isFurniture(element, measures, whole) ||
    (kind === 'article' && isArticleTrim(element) && (measures.get(element)?.characters ?? 0) < trimMaxLength);
  const focus = focusOn(root, measures, isDropped, focusShare[kind]);
  const lines = dropLinkRuns(textLines(focus.children, isDropped));
  return asBlocks(kind === 'article' ? trimEdges(lines) : questionsAsHeadings(lines));
}

function chooseRoot(body: Element | Document, measures: Measures, whole: number): Element | Document {
  const mains = findAll((element) => element.name === 'main' || element.attribs['role'] === 'main', body.children);
  const main = largest(mains, measures);
  const size = main ? (measures.get(main)?.characters ?? 0) : 0;
  return main && (size > 400 || size > 0.3 * whole) ? main : body;
}

const largest = (elements: Element[], measures: Measures): Element | undefined =>
  elements.toSorted((a, b) => (measures.get(b)?.characters ?? 0) - (measures.get(a)?.characters ?? 0))[0];

function isFurniture(element: Element, measures: Measures, whole: number): boolean {
  const { characters = 0, linked = 0, holdsSubject = false } = measures.get(element) ?? {};
  if (element.name === 'header') return !holdsSubject;
  if (element.name === 'aside') return linked > 0.3 * characters;
  if (furnitureName(element) === null) return false;
  // a theme may call the page itself `menu-page` or `sidebar-layout`: its name does not make it furniture
  return !(holdsSubject || (characters > 0.4 * whole && linked < 0.5 * characters));
}

/** A button is a control, except where it opens the text below it: then it is that text's heading. */
function isSilentControl(element: Element): boolean {
  if (element.name === 'label') return true;
  if (element.name !== 'button') return false;
  const { parent } = element;
  return element.attribs['aria-expanded'] === undefined && !(parent && isTag(parent) && /^h[1-6]$/.test(parent.name));
}

const trimMaxLength = 500;

const articleTrim =
  /(^|[\s_-])(captions?|credits?|by-?lines?|datelines?|authors?|post-?meta|entry-?meta|article-?meta|tags?|photo-?credit|read-?more|most-?(read|popular))(?=$|[\s_-])/i;

/** Who wrote it, when, and what the pictures show: not what an article says. */
const isArticleTrim = (element: Element): boolean =>
  element.name === 'figcaption' ||
  element.name === 'time' ||
  (element.name !== 'article' && articleTrim.test(element.attribs['class'] ?? ''));

const isSentence = (line: TextLine): boolean => line.text.length >= 80 || /^.{30,}[.!?…。！？"”»]$/u.test(line.text);

/** The short lines before an article's first sentence and after its last are dates, names and buttons. */
function trimEdges(lines: TextLine[]): TextLine[] {
  const first = lines.findIndex(isSentence);
  return first < 0 ? lines : lines.slice(first, lines.findLastIndex(isSentence) + 1);
}

const linkLineShare = 0.7;
const aloneMaxLength = 40;

/** Menus and lists of links say where things are, not how they are. A link among sentences stays. */
function dropLinkRuns(lines: TextLine[]): TextLine[] {
  const isLinks = (line: TextLine | undefined) => line !== undefined && line.linkShare >= linkLineShare;
  return lines.filter((line, i) => {
    if (!isLinks(line)) return true;
    return !isLinks(lines[i - 1]) && !isLinks(lines[i + 1]) && line.text.length > aloneMaxLength;
  });
}

function asBlocks(lines: TextLine[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: string[] | null = null;
  for (const { headings, text } of lines) {
    const last = blocks.at(-1);
    if (last && open === headings) last.text += `\n${text}`;
    else blocks.push({ headings, text, voice: 'shop' });
    open = headings;
  }
  return blocks;
}
