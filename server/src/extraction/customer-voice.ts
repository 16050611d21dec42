/** What a page’s customers say: in reviews, comments and testimonials by their markup, and in lines where no markup tells. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { existsOne, findAll } from 'domutils';
import type { PageKind, Voice } from './extracted-page.ts';
import { inlineText } from './page-parts.ts';
import { headsReviews, isByline, isDate, isStars, whoTells } from './review-words.ts';
import type { TextLine } from './text-line.ts';

/** Lines that customers said where no markup tells: under headings of reviews, or as a buyer's words beside a name, a date or stars. A shop's own story in the first person stays the shop's. */
export interface VoicedLine extends TextLine {
  voice: Voice;
}

const storyMinLength = 30;

interface Page {
  kind: PageKind;
  /** somebody tells of themself here: an article, or a page about the shop */
  isStory: boolean;
  reviewKeys: ReadonlySet<string>;
}

export function voiceLines(lines: readonly TextLine[], page: Page): VoicedLine[] {
  const voiced = lines.map((line): VoicedLine => ({ ...line, voice: 'shop' }));
  for (const section of sectionsOf(voiced)) {
    if (isUnderReviews(section)) voiceReviews(section);
    else if (!page.isStory) voiceTellings(section, page.kind);
  }
  if (page.reviewKeys.size > 0) {
    for (const line of voiced) {
      if (line.text.length >= storyMinLength && page.reviewKeys.has(reviewKey(line.text))) line.voice = 'customer';
    }
  }
  return voiced;
}

function sectionsOf(lines: VoicedLine[]): VoicedLine[][] {
  const sections: VoicedLine[][] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    if (last?.[0]?.headings === line.headings) last.push(line);
    else sections.push([line]);
  }
  return sections;
}

/** Titles of reviews may be headings too; other headings below are the customers' only when their text is. */
function isUnderReviews(section: readonly VoicedLine[]): boolean {
  const { headings = [] } = section[0] ?? {};
  const at = headings.findLastIndex(headsReviews);
  if (at < 0) return false;
  return (
    at === headings.length - 1 || section.some(({ text }) => isDate(text) || isStars(text) || whoTells(text).weight > 0)
  );
}

/** What the shop says before the first review, as an invitation to write one, is its own. */
function voiceReviews(section: VoicedLine[]): void {
  const first = section.findIndex(({ text }) => !whoTells(text).isShop);
  if (first < 0) return;
  for (const line of section.slice(first)) line.voice = 'customer';
}

const isAttribution = (text: string | undefined): boolean =>
  text !== undefined && (isByline(text) || isDate(text) || isStars(text));

const isQuoted = (text: string): boolean => /^["“”„«»‘].{20,}["“”»’]\W{0,2}$/u.test(text);

/** A buyer's words beside a name; then all words beside names in that section. */
function voiceTellings(section: VoicedLine[], kind: PageKind): void {
  const texts = section.map(({ text }) => text);
  const isAttributed = (at: number) =>
    isAttribution(texts[at + 1]) || isStars(texts[at - 1] ?? '') || isDate(texts[at - 1] ?? '');
  const tells = texts.map((text, at) => {
    if (text.length < storyMinLength) return false;
    const { weight } = whoTells(text);
    if (weight === 0) return false;
    return (
      isAttributed(at) ||
      isQuoted(text) ||
      (weight === 2 && (kind === 'product' || kind === 'collection' || kind === 'home'))
    );
  });
  if (!tells.includes(true)) return;
  for (const [at, line] of section.entries()) {
    const { text } = line;
    const isBeside = text.length >= storyMinLength && isAttribution(texts[at + 1]) && !whoTells(text).isShop;
    if (tells[at] === true || isBeside) line.voice = 'customer';
    const before = section[at - 1];
    if (before?.voice === 'customer' && isAttribution(text)) line.voice = 'customer';
  }
}

/** The parts of a page where its customers speak: review apps, comments, testimonials, by their markup. */
const partName =
  /(^|[\s_-])(?<!(?:has|with|no|show|pre|without)[_-])(reviews?|testimonials?|comments?|commentlist|disqus\w*|spr|jdgm|judge-?me|yotpo|stamped\w*|loox\w*|okendo\w*|oke|trustpilot\w*|ryviu|rivyo|areviews|ali-?reviews?|opinew\w*|fera|junip\w*|feefo\w*|bazaarvoice|turnto|power-?reviews|reviewsio|trusted-?shops?|ekomi|kiyoh|commento|hyvor\w*|kundenstimmen|kundenbewertungen|rezensionen|bewertungen|avis-?clients?|temoignages?|opiniones|resenas|recensioni|opinie|yorumlar|(customer|client|user)-?(reviews?|quotes?|stories|feedback|comments?|questions?|voices?))(?=$|[\s_-])/i;
const partType = /schema\.org\/(User)?(Reviews?|Comments?|CriticReview|(Aggregate)?Rating)\s*$/i;
const partProperty = /^(reviews?|comments?|reviewBody|commentText|aggregateRating|reviewRating)$/;
const starsName = /(^|[\s_-])(stars?|ratings?|star-?ratings?)(?=$|[\s_-])/i;

const cardMinLength = 60;
const cardMaxLength = 3000;
const cardUpMax = 5;
const starsMax = 300;

/** Outermost first. */
export function findCustomerParts(document: Document, isUnseen: (element: Element) => boolean): Set<Element> {
  const parts = new Set<Element>();
  const stars: Element[] = [];
  const visit = (node: AnyNode): void => {
    if (!('children' in node)) return;
    if (isTag(node)) {
      if (isUnseen(node)) return;
      if (isNamed(node) && !holdsMore(node)) {
        parts.add(node);
        return;
      }
      if (stars.length < starsMax && showsStars(node)) stars.push(node);
    }
    for (const child of node.children) visit(child);
  };
  visit(document);
  for (const one of stars) {
    const card = cardAround(one, isUnseen);
    if (card !== null) parts.add(card);
  }
  return parts;
}

function isNamed({ name, attribs }: Element): boolean {
  if (/^(html|body|main|head|a|button|input|label|link|meta|h[1-6]|script|style)$/.test(name)) return false;
  if (partType.test(attribs['itemtype'] ?? '') || partProperty.test(attribs['itemprop'] ?? '')) return true;
  if (/^(schema:)?(Review|Comment)$/.test(attribs['typeof'] ?? '')) return true;
  if (name === 'section' && headsReviews(attribs['aria-label'] ?? '')) return true;
  return partName.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.replace(/([a-z])([A-Z])/g, '$1-$2'));
}

/** It stands in a part where customers speak. */
export function isOfCustomers(element: Element): boolean {
  for (let up: Element | null = element; up !== null; up = up.parent && isTag(up.parent) ? up.parent : null)
    if (isNamed(up)) return !holdsMore(up);
  return false;
}

/** A wrapper that also holds the page's subject, or what is sold, is not the customers'. */
const holdsMore = (element: Element): boolean =>
  existsOne(
    ({ name, attribs }) =>
      name === 'h1' ||
      name === 'main' ||
      attribs['itemprop'] === 'description' ||
      attribs['itemprop'] === 'articleBody' ||
      (name === 'form' && /\/cart\/add|add-to-cart/.test(attribs['action'] ?? '')),
    element.children,
  );

function showsStars({ attribs, children }: Element): boolean {
  const label = attribs['aria-label'] ?? attribs['title'] ?? '';
  if (isStars(label)) return true;
  if (children.some((child) => isText(child) && /[★⭐]/u.test(child.data) && isStars(child.data.trim()))) return true;
  return starsName.test(attribs['class'] ?? '') && !children.some((child) => isTag(child) && child.children.length > 2);
}

/** The smallest element around the stars that says something, when a name's date or a buyer's words stand in it. */
function cardAround(stars: Element, isUnseen: (element: Element) => boolean): Element | null {
  let card: Element | null = null;
  for (let up = stars.parent, steps = 0; up && isTag(up) && steps < cardUpMax; up = up.parent, steps += 1) {
    if (/^(body|main|html)$/.test(up.name) || holdsMore(up)) return null;
    const text = inlineText(up.children, isUnseen);
    if (text.length > cardMaxLength) return null;
    if (text.length < cardMinLength) continue;
    card = up;
    break;
  }
  return card !== null && (holdsDate(card) || whoTells(inlineText(card.children, isUnseen)).weight > 0) ? card : null;
}

const holdsDate = (card: Element): boolean =>
  existsOne(
    (element) =>
      element.name === 'time' || element.children.some((child) => isText(child) && isDate(child.data.trim())),
    card.children,
  );

const recordsMax = 200;
const keyLength = 40;

/** What JSON-LD says that customers wrote, as keys of the lines that show it. */
export function reviewKeys(document: Document): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const script of findAll(
    (element) => element.name === 'script' && /ld\+json/i.test(element.attribs['type'] ?? ''),
    document.children,
  )) {
    const json = script.children.map((child) => (isText(child) ? child.data : '')).join('');
    for (const [, body = ''] of json.matchAll(/"(?:reviewBody|commentText)"\s*:\s*"((?:[^"\\]|\\.){20,400})/g)) {
      if (keys.size >= recordsMax) break;
      keys.add(
        reviewKey(
          body
            .replace(/\\[nrt]/g, ' ')
            .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        ),
      );
    }
  }
  return keys;
}

const reviewKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, keyLength);
