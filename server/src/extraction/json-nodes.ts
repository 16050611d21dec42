/** JSON whose shape nobody promised: fields that are one thing or a list, words wrapped in objects or HTML, and the objects that a page embeds for its own scripts. */
import type { Document } from 'domhandler';
import { findAll, textContent } from 'domutils';
import { parseLenientJson, readJsonAt } from './lenient-json.ts';
import { cleanLine, cutText, isUnseen } from './page-parts.ts';
import { parseHtml } from './parse-html.ts';
import { textLines } from './text-lines.ts';

export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The text of a field, whatever it was wrapped in. */
export function words(value: unknown): string {
  const [first] = list(value);
  if (typeof first === 'string') return plainText(first);
  if (typeof first === 'number' && Number.isFinite(first)) return String(first);
  return isNode(first) ? words(first['name'] ?? first['@value'] ?? first['value']) : '';
}

/** The first of these fields that says something. */
export const wordsOf = (node: Node, ...keys: string[]): string => {
  for (const key of keys) {
    const found = words(node[key]);
    if (found !== '') return found;
  }
  return '';
};

export const addresses = (value: unknown): string[] =>
  list(value).flatMap((one) => {
    if (typeof one === 'string') return [one.trim()];
    return isNode(one) ? addresses(one['url'] ?? one['contentUrl'] ?? one['src'] ?? one['@id']) : [];
  });

/** The words of a record's field, which shops fill with plain text, with HTML, or with HTML whose entities are written out. */
const fieldMaxLength = 20_000;

export function plainText(field: string): string {
  const text = cutText(field, fieldMaxLength);
  if (!/[<&]/.test(text)) return text.split('\n').map(cleanLine).filter(Boolean).join('\n');
  const markup = /<(p|br|li|div|h\d|td)\b/i.test(text) ? text : text.replaceAll('\n', '<br>');
  const words = linesOf(markup).join('\n');
  // each round undoes one layer and must make the text shorter, so this ends
  return /&(lt|gt|amp|nbsp|quot|#\d+);/.test(words) && words.length < text.length ? plainText(words) : words;
}

function linesOf(markup: string): string[] {
  let open: string[] = [];
  return textLines(parseHtml(markup).children, isUnseen).flatMap(({ headings, text }) => {
    const heading = headings === open ? undefined : headings.at(-1);
    open = headings;
    return heading === undefined ? [text] : [heading, text];
  });
}

/** The objects that a page's scripts and attributes carry for the shop's own software: where they begin, and what stands there. */
const scriptMax = 1_000_000;
const readMax = 3_000_000;
const candidatesMax = 30;

/** an object whose first field is one that products begin with, given to a name */
const opening =
  /[:=(,]\s{0,20}(?=\{\s{0,40}["']?(?:id|gid|product|title|handle|variants|product_id|productId)["']?\s{0,20}:)/g;

/** Objects and lists in scripts that may tell of a product. */
export function embeddedValues(document: Document): unknown[] {
  // themes keep their variants in a hidden textarea, too
  const scripts = findAll(({ name }) => name === 'script' || name === 'textarea', document.children);
  const values: unknown[] = [];
  let left = readMax;
  for (const script of scripts) {
    if (values.length >= candidatesMax || left <= 0) break;
    const type = script.attribs['type'] ?? '';
    if (/ld\+json|importmap|template|speculation/i.test(type)) continue;
    const text = textContent(script.children);
    if (text.length > scriptMax || !/variant|product|option/i.test(text)) continue;
    if (script.name === 'textarea' && !/^\s*[[{]/.test(text)) continue;
    if (script.name === 'textarea' || /json|x-magento-init/i.test(type)) {
      left -= text.length;
      values.push(...parseLenientJson(text).slice(0, 3));
    } else {
      left = readScript(text, values, left);
    }
  }
  return values;
}

function readScript(text: string, values: unknown[], budget: number): number {
  let left = budget;
  let at = 0;
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = match.index + match[0].length;
    if (start < at) continue;
    const end = wholeEnd(text, start);
    left -= end - start;
    if (left <= 0 || values.length >= candidatesMax) break;
    const found = parsed(text, start, end);
    if (holdsVariants(found)) {
      values.push(found);
      at = end;
    }
  }
  return left;
}

/** Where the object's brackets close, strings passed over. */
function wholeEnd(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'" || character === '`') quote = character;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function parsed(text: string, start: number, end: number): unknown {
  const whole = text.slice(start, end);
  if (!/variants?["']?\s{0,10}:/i.test(whole)) return null;
  try {
    return JSON.parse(whole);
  } catch {
    return readJsonAt(whole, 0)?.value ?? null;
  }
}

const holdsVariants = (value: unknown): value is Node =>
  isNode(value) &&
  (Array.isArray(value['variants']) || (isNode(value['product']) && Array.isArray(value['product']['variants'])));
