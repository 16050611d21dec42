/** All that a page says of its product: the longest description, the shown parts it leaves out, and specifications as `Label: value`. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { findOne, textContent } from 'domutils';
import { tableLines } from './block-lines.ts';
import { isBuyingPart } from './buying-lines.ts';
import { holdsChoices, isProductForm, ownElements, seenText, wholePart } from './control-names.ts';
import { cleanLine, furnitureName, isUnseen, lettersOf } from './page-parts.ts';
import { parsePrices } from './parse-price.ts';
import { leadsByPicture } from './picture-links.ts';
import type { ProductRecord } from './product-record.ts';
import { linkLineShare } from './text-line.ts';
import { textLines } from './text-lines.ts';

const descriptionMax = 5_000;
const shownMax = 6;
const lineMax = 400;
const headLength = 60;
const headMin = 20;
const textMax = 500_000;

const descriptionName =
  /(^|[\s_-])(product[_-]*)?(short[_-]*|long[_-]*|full[_-]*)?(descriptions?|beschreibung|descripcion|descrizione|omschrijving|specs?|specifications?|product-?details|additional[_-]?information|caracteristicas)(?=$|[\s_-])/i;
const otherName = /meta|seo|review|category|collection|cart|shipping|variation|policy|price|vendor|author/i;

export function productDescription(buying: Element | Document, records: ProductRecord[], fallback: string): string {
  const part = wholePart(buying);
  const told = records.map((record) => record.description).toSorted((a, b) => b.length - a.length)[0] || fallback;
  const element = shownAs(part, told);
  const names = records.map(({ name }) => lettersOf(name)).filter((name) => name !== '');
  const whole = element ? linesOf(element, names) : [];
  const lines = lettersOf(whole.join('')).length > lettersOf(told).length ? whole : told.split('\n');
  const beside = isTag(part) ? [...shownDescriptions(part, names), specificationLines(part)] : [];
  const added = [...beside, records.flatMap((record) => record.properties)];
  return withNewLines(lines, added).join('\n').slice(0, descriptionMax);
}

/** The largest part of the page that begins as the description does: records are often cut short. */
function shownAs(part: Element | Document, told: string): Element | null {
  const head = lettersOf(told).slice(0, headLength);
  if (head.length < headMin) return null;
  let text = '';
  const spans: { element: Element; from: number; to: number; isMixed: boolean }[] = [];
  const visit = (node: AnyNode): boolean => {
    if (isText(node)) text += text.length > textMax ? '' : lettersOf(node.data);
    if (!isTag(node) || isUnseen(node) || furnitureName(node) !== null) return false;
    const from = text.length;
    // what also holds a price or a form is the product's whole part, or a card
    const isMixed = node.children.map(visit).some(Boolean) || isNoDescription(node);
    spans.push({ element: node, from, to: text.length, isMixed });
    return isMixed;
  };
  part.children.map(visit);
  const at = text.indexOf(head);
  const held = at < 0 ? [] : spans.filter(({ from, to, isMixed }) => from === at && to >= at + head.length && !isMixed);
  return held.toSorted((a, b) => b.to - a.to)[0]?.element ?? null;
}

const isNoDescription = ({ name, attribs }: Element): boolean =>
  /^(form|h1|select|input|textarea)$/.test(name) ||
  /(^|[\s_-])(price|reviews?)(?=$|[\s_-])/i.test(attribs['class'] ?? '');

/** Lines that say something the ones before do not. */
function withNewLines(lines: string[], more: string[][]): string[] {
  const kept = lines.filter((line) => line !== '');
  let said = lettersOf(kept.join(''));
  for (const line of more.flat()) {
    const bare = lettersOf(line);
    if (bare === '' || line.length > descriptionMax || said.includes(bare) || said.length > 4 * descriptionMax)
      continue;
    kept.push(line);
    said += bare;
  }
  return kept;
}

function shownDescriptions(part: Element | Document, names: readonly string[]): string[][] {
  const isDescription = (element: Element) => {
    if (element.attribs['itemprop'] === 'description') return element.name !== 'meta';
    const named = `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`;
    return (
      descriptionName.test(named) &&
      !otherName.test(named) &&
      !/^(a|button|li|h[1-6]|label|input|body|main)$/.test(element.name)
    );
  };
  const elements = ownElements(part, isDescription, isOfCustomers);
  return elements
    .filter((element) => !elements.some((other) => other !== element && holds(other, element)))
    .slice(0, shownMax)
    .filter(
      (element) => !isOutOfSight(element) && !isOnCard(element, part) && !findOne(isNoDescription, element.children),
    )
    .map((element) => linesOf(element, names));
}

const isOfCustomers = ({ attribs }: Element): boolean =>
  /(^|[\s_-])(reviews?|testimonials?|ratings?|questions)(?=$|[\s_-])/i.test(
    `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`,
  );

const isOutOfSight = (element: Element): boolean => {
  for (let up: Element | null = element; up; up = up.parent && isTag(up.parent) ? up.parent : null)
    if (isUnseen(up)) return true;
  return false;
};

const cardMaxLength = 700;
const climbedMax = 4;

/** It tells of another product, whose picture leads to its page and whose price stands beside it. */
function isOnCard(element: Element, part: Element | Document): boolean {
  let up = element.parent;
  for (let climbed = 0; climbed < climbedMax && up && isTag(up) && up !== part; climbed += 1) {
    const text = textContent(up.children);
    if (text.length > cardMaxLength || findOne(({ name }) => name === 'h1', up.children)) return false;
    // it may be bought from there, too
    if (findOne(leadsByPicture, up.children) && parsePrices(text).some(({ isMarked }) => isMarked)) return true;
    if (findOne(({ name }) => name === 'form', up.children)) return false;
    up = up.parent;
  }
  return false;
}

const holds = (outer: Element, inner: Element): boolean => {
  for (let up = inner.parent; up && isTag(up); up = up.parent) if (up === outer) return true;
  return false;
};

/** Without the titles of tabs and of tables: `Description`, `Product information "Oak board"`. */
function linesOf(element: Element, names: readonly string[]): string[] {
  let open: string[] = [];
  const isDropped = (one: Element) =>
    isUnseen(one) ||
    (furnitureName(one) !== null && one !== element) ||
    /^(button|label)$/.test(one.name) ||
    isBuyingPart(one, () => textContent(one.children).trim().length) ||
    isProductForm(one);
  const nodes = element.name === 'table' ? [element] : element.children;
  const read = textLines(nodes, isDropped).filter(
    ({ text, linkShare }) => linkShare < linkLineShare || !isTitle(text, names),
  );
  const lines = read.flatMap(({ headings, text }, at) => {
    const heading = headings === open ? undefined : headings.at(-1);
    open = headings;
    return heading === undefined || (at === 0 && isTitle(heading, names)) ? [text] : [heading, text];
  });
  return lines.filter((line, at) => !(isTitle(line, names) && isPair(lines[at + 1] ?? '')));
}

const titleMaxWords = 3;

const isTitle = (line: string, names: readonly string[]): boolean =>
  names.some((name) => lettersOf(line).includes(name) && lettersOf(line).length <= 2 * name.length + 20) ||
  (line.split(/\s+/).length <= titleMaxWords && !/[\d:.!?|]/.test(line));

/** Tables of two columns, lists of terms, and lines that begin with a label in bold. */
function specificationLines(part: Element | Document): string[] {
  const isLabelled = (one: Element) => /^(table|dl|li|p)$/.test(one.name) && !holdsChoices(one);
  return ownElements(part, (element) => isLabelled(element) && !isUnseen(element), isOfCustomers)
    .slice(0, 400)
    .flatMap((element) => {
      if (element.name === 'table')
        return (tableLines(element, seenText) ?? []).filter((line) => line.includes(': ') && !passing.test(line));
      if (element.name === 'dl')
        return textLines([element], isUnseen)
          .map(({ text }) => text)
          .filter(isPair);
      return labelled(element);
    })
    .map(cleanLine)
    .filter((line) => line.length <= lineMax)
    .slice(0, 80);
}

/** What changes from day to day is no description. */
export const passing =
  /^(availability|stock|in stock|price|sku|quantity|qty|verfügbarkeit|preis|disponibilité|prix|disponibilidad|precio)\s*:/i;

const isPair = (line: string): boolean => /^[^:]{1,60}: \S/.test(line) && !passing.test(line);

function labelled(element: Element): string[] {
  const first = element.children.find((child) => isTag(child) || (isText(child) && child.data.trim() !== ''));
  if (!first || !isTag(first) || !/^(strong|b|span|em)$/.test(first.name)) return [];
  const label = seenText(first);
  const text = seenText(element);
  const isLabel =
    label !== '' &&
    label.length <= 60 &&
    text.startsWith(label) &&
    (label.endsWith(':') || text.slice(label.length).trimStart().startsWith(':'));
  return isLabel && isPair(text) ? [text] : [];
}

/** A page's head says in a line what its product is and for whom, often in words that nothing below uses: "Bluegrass five-string with a hard case". */
const leastLength = 20;
const mostLength = 200;

/** it speaks of the shop, or of buying */
const sells =
  /(?<!\p{L})(?:buy|shop|order|free (?:shipping|delivery)|kaufen|bestellen|versandkostenfrei\p{L}*|gratis ongkir|beli|belanja|comprar?|acheter|acquista|kopen|koop|kup)(?!\p{L})/iu;

/** The description with what the head says beside it, where that is more. */
export function withSummary(description: string, summary: string, siteNames: readonly string[]): string {
  const known = lettersOf(description);
  const bare = lettersOf(summary.replace(/(?:…|\.\.\.)\s*$/u, ''));
  const isOfShop = siteNames.some((name) => name !== '' && bare.includes(lettersOf(name)));
  const isOther =
    summary.length < leastLength ||
    summary.length > mostLength ||
    isOfShop ||
    sells.test(summary) ||
    parsePrices(summary).some(({ isMarked }) => isMarked);
  return isOther || known === '' || known.includes(bare) || known.includes(bare.slice(0, alikeLetters))
    ? description
    : `${description}\n${summary}`;
}

const alikeLetters = 60;
