/** What a page is about, without the furniture around it. Made for shops: product descriptions, tables and short facts stay, which article extractors throw away. */
import { isTag } from 'domhandler';
import type { Document, Element } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { isBuyingPart, withoutBuyingLines, withoutNameHeadings } from './buying-lines.ts';
import { findCustomerParts, reviewKeys, voiceLines } from './customer-voice.ts';
import type { VoicedLine } from './customer-voice.ts';
import type { PageKind, Product, TextBlock } from './extracted-page.ts';
import { focusOn, measureAll } from './focus.ts';
import type { Measures, Panels } from './focus.ts';
import { boldHeadings, capitalHeadings, questionsAsHeadings } from './line-headings.ts';
import { furnitureName } from './page-parts.ts';
import { findProductCards } from './product-cards.ts';
import type { ProductCards } from './product-cards.ts';
import type { SitePart } from './site-parts.ts';
import { linkLineShare, trimEdges, withoutExcerpts, withoutNoise } from './text-line.ts';
import { textLines } from './text-lines.ts';

interface Needs {
  kind: PageKind;
  /** somebody tells of themself */
  isStory: boolean;
  parts: readonly SitePart[];
  panels: Panels;
  isUnseen: (element: Element) => boolean;
  pageUrl: string;
  products: readonly Product[];
}

/** What is left of less was nothing but cards. */
const littleText = 40;

/** How much of the text one container must hold to be taken for the whole; a product's facts lie scattered, so its page is never narrowed. */
const focusShare = (kind: PageKind) => (kind === 'article' ? 0.3 : Infinity);

export interface MainText {
  blocks: TextBlock[];
  /** of products, whatever else it says */
  cards: ReadonlySet<Element>;
}

/** Without the cards of other products; of a page that is no list of them, where it says anything else. */
export function mainText(document: Document, needs: Needs): MainText {
  const { kind, isUnseen, pageUrl } = needs;
  const body = findOne((element) => element.name === 'body', document.children) ?? document;
  const measures = measureAll(body, isUnseen);
  const whole = measures.get(body)?.characters ?? 0;
  const root = chooseRoot(body, measures, whole);
  const { cards, shelves } = kind === 'article' ? noCards : findProductCards({ root, measures, isUnseen, pageUrl });
  const tree = { document, root, measures, whole };
  const blocks = readText(tree, needs, shelves);
  const showsProducts = cards.size > 0;
  const isLittle = blocks.reduce((sum, { text }) => sum + text.length, 0) < littleText;
  const isNoList = kind !== 'product' && kind !== 'collection';
  return { blocks: showsProducts && isLittle && isNoList ? readText(tree, needs, new Set()) : blocks, cards };
}

const noCards: ProductCards = { cards: new Set(), shelves: new Set() };

/** `Showing all 6 results`, above their cards */
const countsProducts = (text: string): boolean =>
  /^[^\d.,:;!?€$£]{0,30}\b\d{1,5}\b[^\d.,:;!?€$£%]{0,20}\.?$/u.test(text) &&
  text.split(/\s+/).length <= countMaxWords &&
  !/\d\s?(?:cm|mm|kg|g|ml|l|h)\b/i.test(text);

const countMaxWords = 4;

interface Tree {
  document: Document;
  root: Element | Document;
  measures: Measures;
  whole: number;
}

function readText(
  { document, root, measures, whole }: Tree,
  { kind, isStory, parts, panels, isUnseen, pageUrl, products }: Needs,
  cards: ReadonlySet<Element>,
): TextBlock[] {
  const ofSite = new Set(parts.map(({ element }) => element));
  const customers = findCustomerParts(document, isUnseen);
  const isOfProduct = kind === 'product' && products.length > 0;
  const lengthOf = (element: Element) => measures.get(element)?.characters ?? 0;
  // builders let answers open as menus do
  const answersQuestion = (element: Element) => /[?？]$/u.test(panels.names.get(element) ?? '');
  const isDropped = (element: Element) =>
    isUnseen(element) ||
    panels.handles.has(element) ||
    customers.has(element) ||
    ofSite.has(element) ||
    cards.has(element) ||
    (isOfProduct && measures.get(element)?.holdsSubject !== true && isBuyingPart(element, () => lengthOf(element))) ||
    isSilentControl(element) ||
    (isFurniture(element, measures, whole, kind) && !answersQuestion(element)) ||
    (kind === 'article' && isArticleTrim(element) && lengthOf(element) < trimMaxLength);
  const bodies = kind === 'article' ? findAll(isArticleBody, root.children) : [];
  const focus = articleBody(bodies, measures) ?? focusOn(root, measures, isDropped, focusShare(kind));
  const isArticle = kind === 'article';
  const read = textLines(focus.children, isDropped, {
    panels,
    isProse: isArticle,
    keepsBareHeadings: !isArticle,
    pageUrl,
  });
  const seen = withoutNoise(withoutExcerpts(read), isArticle).filter(
    ({ text }) => cards.size === 0 || !countsProducts(text),
  );
  const lines = isOfProduct ? withoutNameHeadings(withoutBuyingLines(seen, products), products) : seen;
  const own = isArticle ? trimEdges(lines) : questionsAsHeadings(capitalHeadings(boldHeadings(lines)));
  return asBlocks([
    ...voiceLines(own, { kind, isStory, reviewKeys: reviewKeys(document) }),
    ...customerLines(customers, isUnseen),
  ]);
}

const reviewMinLength = 20;

/** What customers say, without the forms to say more. */
function customerLines(parts: ReadonlySet<Element>, isUnseen: (element: Element) => boolean): VoicedLine[] {
  const isDropped = (element: Element) =>
    isUnseen(element) || isSilentControl(element) || element.name === 'form' || element.name === 'nav';
  return [...parts].flatMap((part) => {
    const lines = textLines([part], isDropped).filter(
      ({ text, linkShare }) => linkShare < linkLineShare && /\p{L}{3}/u.test(text) && !countsReviews.test(text),
    );
    // `Reviews (3)`, `Write a review`
    const saysSomething = lines.some(({ text }) => text.length >= reviewMinLength);
    return saysSomething ? lines.map((line): VoicedLine => ({ ...line, voice: 'customer' })) : [];
  });
}

/** "Based on 3 reviews", "Dinilai 4.00 dari 5 berdasarkan 1 penilaian pelanggan" */
const countsReviews =
  /^(?=.{0,90}$)(?=.*\d)[^.!?:]*(?:\d[.,\d]*[^.!?:]*)?(?<!\p{L})(?:(?:customer |verified )?(?:reviews?|ratings?)|out of 5|(?:kunden)?(?:bewertung|rezension)en|avis(?: clients?)?|reseñas|opiniones|valoraciones|recensioni|beoordelingen|avaliações|ulasan|penilaian pelanggan|yorum)$/iu;

const articleBodyName =
  /(^|\s)(article-?_*(body|content|text)|(entry|post|story|blog|single)-?_*(body|content)|(body|content)-?_*(article|post|entry))(?=$|\s)/i;

const isArticleBody = ({ attribs }: Element): boolean =>
  attribs['itemprop'] === 'articleBody' || articleBodyName.test(attribs['class'] ?? '');

const bodyMinLength = 500;
const bodiesMax = 50;

/** The one that calls itself so, where there is but one: lists of articles have many. */
function articleBody(found: readonly Element[], measures: Measures): Element | undefined {
  const size = (element: Element) => measures.get(element)?.characters ?? 0;
  if (found.length > bodiesMax) return undefined;
  const long = found.filter((element) => size(element) >= bodyMinLength);
  const outer = long.filter((element) => !long.some((other) => other !== element && holds(other, element)));
  return outer.length === 1 ? outer[0] : undefined;
}

function holds(outer: Element, inner: Element): boolean {
  for (let up = inner.parent; up; up = up.parent) if (up === outer) return true;
  return false;
}

function chooseRoot(body: Element | Document, measures: Measures, whole: number): Element | Document {
  const mains = findAll((element) => element.name === 'main' || element.attribs['role'] === 'main', body.children);
  const main = largest(mains, measures);
  const size = main ? (measures.get(main)?.characters ?? 0) : 0;
  return main && (size > 400 || size > 0.3 * whole) ? main : body;
}

const largest = (elements: Element[], measures: Measures): Element | undefined =>
  elements.toSorted((a, b) => (measures.get(b)?.characters ?? 0) - (measures.get(a)?.characters ?? 0))[0];

function isFurniture(element: Element, measures: Measures, whole: number, kind: PageKind): boolean {
  const { characters = 0, linked = 0, holdsSubject = false } = measures.get(element) ?? {};
  // the site's own is told apart before; an article's names its writer
  if (element.name === 'header' && kind === 'article') return !holdsSubject;
  if (element.name === 'aside') return linked > 0.3 * characters;
  if (furnitureName(element) === null) return false;
  // a theme may call the page itself `menu-page` or `sidebar-layout`: its name does not make it furniture
  return !(holdsSubject || (characters > 0.4 * whole && linked < 0.5 * characters));
}

const controlMaxLength = 60;

/** A button is a control, except where it opens the text below it: then it is that text's heading. */
function isSilentControl(element: Element): boolean {
  if (element.name === 'label' || /^(radiogroup|radio|listbox|option)$/.test(element.attribs['role'] ?? ''))
    return true;
  if (
    /(^|\s)(reset_variations|variable-items-wrapper|(ux-|tawcvs-)?swatches|variations)(\s|$)/.test(
      element.attribs['class'] ?? '',
    )
  )
    return true;
  if (element.name !== 'button' && element.attribs['role'] !== 'button') return false;
  if (element.name !== 'button' && textContent(element.children).length > controlMaxLength) return false;
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

function asBlocks(lines: VoicedLine[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const { headings, text, voice } of lines) {
    const last = blocks.at(-1);
    if (last && last.voice === voice && isSame(last.headings, headings)) last.text += `\n${text}`;
    else blocks.push({ headings, text, voice });
  }
  return blocks;
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);
