/** What a product's page labels: tables, size charts, lists of terms, rows of two, and lines that begin with a label. */
import { isTag, isText } from 'domhandler';
import type { Document, Element } from 'domhandler';
import { existsOne, findAll } from 'domutils';
import { attributesInLines } from './attribute-lines.ts';
import { rowsOf, withoutColumn } from './block-lines.ts';
import { holdsChoices, isProductForm, ownElements, wholePart } from './control-names.ts';
import { isOfCustomers } from './customer-voice.ts';
import type { Attribute, Product, TextBlock } from './extracted-page.ts';
import { cleanLine, cutText, furnitureName, inlineText, isSilent } from './page-parts.ts';
import { passing } from './product-description.ts';
import { tableAttributes, valueMax } from './table-attributes.ts';

const attributesMax = 300;
const tablesMax = 16;
const pairsMax = 300;
const labelMax = 45;
const captionMax = 160;
const climbedMax = 3;
const sectionMax = 400;
const blocksMax = 150;

interface Page {
  document: Document;
  /** where the product can be bought */
  part: Element | Document;
  description: string;
  variants: readonly string[];
}

/** Hidden parts count: size charts and tabs open on a click. */
export function readAttributes({ document, part, description, variants }: Page): Attribute[] {
  const whole = wholePart(part);
  const chosen = new Set(variants.map((one) => one.toLowerCase()));
  const tables = findAll(({ name }) => name === 'table', document.children)
    .filter((table) => !isOfOthers(table) && !holdsChoices(table))
    .slice(0, tablesMax)
    .flatMap((table) => ofTable(table, chosen));
  const pairs = isTag(whole) ? pairsIn(whole) : [];
  const lines = description.split('\n').filter((line) => !listsTogether(line, chosen));
  const all = [...tables, ...pairs, ...attributesInLines(lines)];
  // what is chosen at the moment is no attribute of the whole
  const isChosen = ({ of, value }: Attribute) => of === '' && chosen.size > 1 && chosen.has(value.toLowerCase());
  return unique(all.filter((one) => !isChosen(one)));
}

/** What stands under a short heading answers to it: tabs called `Care` and `Dimensions`. */
export function withSections({ name, attributes = [], variants }: Product, blocks: readonly TextBlock[]): Attribute[] {
  const own = blocks.filter(({ voice }) => voice === 'shop').slice(0, blocksMax);
  const chosen = new Set(variants.map((one) => one.toLowerCase()));
  const linesOf = (text: string) =>
    text
      .split('\n')
      .map(cleanLine)
      .filter((line) => !listsTogether(line, chosen));
  const lines = own.flatMap(({ text }) => attributesInLines(linesOf(text)));
  const pairs = [...attributes, ...lines].filter(({ value, of }) => value.length > 2 && of === '');
  const sections = own.flatMap(({ headings, text }): Attribute[] => {
    const label = (headings.at(-1) ?? '').replace(/\s*[:：]$/u, '');
    const isShort = label !== '' && label.length <= labelMax && text.length <= sectionMax;
    if (!isShort || label === name || /[?!.]$/u.test(label)) return [];
    // a card of another product says what it costs, and a list of attributes is read line by line
    if (/\p{Sc}\s?\d|\d\s?\p{Sc}/u.test(text) || separatedLine.test(text)) return [];
    if (pairs.filter((pair) => text.includes(pair.label) && text.includes(pair.value)).length > 1) return [];
    return [{ label, value: text.split('\n').map(cleanLine).join('; ').replaceAll('.; ', '. '), of: '' }];
  });
  // a line of a table of choices tells of one of them, and a choice is no attribute of the whole
  const ofChoices = new Set(attributes.filter(({ of }) => of !== '').map(({ label, value }) => `${label}\n${value}`));
  const isOfOne = ({ label, value, of }: Attribute) =>
    of === '' && ofChoices.size > 0 && (ofChoices.has(`${label}\n${value}`) || variants.includes(value));
  return unique([...attributes, ...lines, ...sections].filter((one) => !isOfOne(one)));
}

/** A row that names two choices lists what can be had together, and tells of neither: `Size 6-24 months | Pattern: Stars | Price: €59.90`. */
function listsTogether(line: string, chosen: ReadonlySet<string>): boolean {
  const cells = line.split(' | ').map((cell) => withoutColumn(cell).toLowerCase());
  const [first = '', ...others] = cells;
  const isFirst = [...chosen].some((value) => first === value || first.endsWith(` ${value}`));
  return cells.length > 2 && others.filter((cell) => chosen.has(cell)).length + Number(isFirst) > 1;
}

const separatedLine = /^[^:\n]{1,45}:\s\S.*\n.*:\s/u;

function unique(all: readonly Attribute[]): Attribute[] {
  const seen = new Set<string>();
  return all
    .filter(({ label, value, of }) => {
      const key = `${label}\n${value}\n${of}`.toLowerCase();
      return !passing.test(`${label}:`) && !seen.has(key) && seen.add(key);
    })
    .slice(0, attributesMax);
}

/** In menus, footers and beside other products' cards; dialogs may hold this one's size chart. */
function isOfOthers(element: Element): boolean {
  for (let up = element.parent; up && isTag(up); up = up.parent) {
    if (isSilent(up)) return true;
    const named = furnitureName(up);
    if (named !== null && !/modal|pop|dialog|drawer|lightbox|side/i.test(named)) return true;
    if (/(^|[\s_-])(reviews?|cart)(?=$|[\s_-])/i.test(up.attribs['class'] ?? '')) return true;
  }
  return false;
}

function ofTable(table: Element, variants: ReadonlySet<string>): Attribute[] {
  const rows = rowsOf(table);
  const isOfBoth = (row: readonly Element[]) =>
    listsTogether(row.map((cell) => cleanLine(textOf(cell))).join(' | '), variants);
  return rows === null || rows.filter(isOfBoth).length > rows.length / 2
    ? []
    : tableAttributes(rows, textOf, { caption: captionOf(table), variants });
}

const textOf = (element: Element): string => inlineText(element.children, isSilent);

/** The table's own caption, or the short text that stands before it. */
function captionOf(table: Element): string {
  const own = table.children.find((child) => isTag(child) && child.name === 'caption');
  if (own && isTag(own)) return cutText(textOf(own), captionMax);
  let climbed = 0;
  for (let up: Element | null = table; up && climbed < climbedMax; climbed += 1) {
    let before = up.prev;
    while (before && !isTag(before)) before = before.prev;
    if (before && isTag(before)) return before.name === 'table' ? '' : cutText(textOf(before), captionMax);
    up = up.parent && isTag(up.parent) ? up.parent : null;
  }
  return '';
}

/** Terms with their descriptions, and rows of two short texts that stand beside rows of their kind. */
function pairsIn(part: Element): Attribute[] {
  const isRow = ({ name }: Element) => /^(dl|li|div|p|tr)$/.test(name);
  const found: { pair: Attribute; parent: unknown; isSure: boolean }[] = [];
  for (const element of ownElements(part, isRow)) {
    if (found.length > pairsMax) break;
    if (element.name === 'dl') {
      for (const pair of termsOf(element)) found.push({ pair, parent: element, isSure: true });
      continue;
    }
    const pair = rowOf(element);
    // "Great, but they wrinkle" above what a buyer says of it
    if (pair !== null && !isOfCustomers(element))
      found.push({ pair, parent: element.parent, isSure: isCalledLabel(element) });
  }
  const beside = Map.groupBy(found, ({ parent }) => parent);
  return found.flatMap(({ pair, parent, isSure }) => (isSure || (beside.get(parent)?.length ?? 0) > 1 ? [pair] : []));
}

function termsOf(list: Element): Attribute[] {
  const terms = findAll(({ name }) => name === 'dt' || name === 'dd', list.children).slice(0, pairsMax);
  return terms.flatMap((term, at) => {
    const next = terms[at + 1];
    return term.name === 'dt' && next?.name === 'dd' ? asPair(textOf(term), textOf(next)) : [];
  });
}

const isCalledLabel = (row: Element): boolean =>
  row.children.some(
    (child) => isTag(child) && /label|attr|spec|title|name|key|term/i.test(child.attribs['class'] ?? ''),
  );

/** `<li><span>Weight</span><span>1.2 kg</span></li>`, `<p><b>Weight</b> 1.2 kg</p>` */
function rowOf(row: Element): Attribute | null {
  const children = row.children.filter((child) => isTag(child) || (isText(child) && child.data.trim() !== ''));
  const [first, second] = children;
  if (children.length !== 2 || !first || !second || !isTag(first) || /^h[1-6]$/.test(first.name)) return null;
  if (holdsMore(row) || isProductForm(row)) return null;
  const isBold = /^(strong|b|span)$/.test(first.name);
  if (isText(second) && !isBold) return null;
  const value = isTag(second) ? textOf(second) : isText(second) ? second.data : '';
  return asPair(textOf(first), value)[0] ?? null;
}

function asPair(labelText: string, valueText: string): Attribute[] {
  const label = cleanLine(labelText).replace(/\s*[:：]$/u, '');
  const value = cleanLine(valueText).replace(/^[:：]\s*/u, '');
  const isLabel = label !== '' && label.length <= labelMax && /\p{L}/u.test(label) && !/[.!?]$|\d{2}/u.test(label);
  return isLabel && value !== '' && value.length <= valueMax ? [{ label, value, of: '' }] : [];
}

/** Rows hold two short texts, no controls and no rows of their own. */
const holdsMore = (row: Element): boolean =>
  existsOne(({ name }) => /^(a|button|input|select|textarea|img|form|table|ul|ol)$/.test(name), row.children) ||
  row.children.some(
    (child) => isTag(child) && existsOne(({ name }) => /^(div|li|dl|section|article)$/.test(name), child.children),
  );
