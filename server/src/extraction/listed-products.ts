/** Products that a page lists in cards: of many of them no page of their own is read, and a card says what they are called, what they cost and where they are. */
import { isTag } from 'domhandler';
import type { AnyNode, Element } from 'domhandler';
import { findAll, findOne } from 'domutils';
import type { ListedProduct } from './extracted-page.ts';
import { saysSoldOut, shownStock } from './offer-stock.ts';
import { cleanLine, cutText, headingLevel, inlineText } from './page-parts.ts';
import { parsePrices } from './parse-price.ts';
import { pathOf, targetOf } from './product-cards.ts';
import { pictureAddress } from './product-picture.ts';
import { visiblePricesIn } from './product-price.ts';
import type { VisiblePrice } from './product-price.ts';
import { linkLineShare } from './text-line.ts';
import { textLines } from './text-lines.ts';

const listedMax = 200;
const nameMaxLength = 300;
const badgeMaxLength = 40;
const priorTimesMax = 20;
const climbedMax = 3;
const toldLeastWords = 4;
const toldMaxLength = 300;

interface Page {
  url: string;
  /** addresses that the page calls its own */
  ownUrls: readonly string[];
  isUnseen: (element: Element) => boolean;
}

/** In the page's order, each once; cards that lead off the site, or name nothing, are left out. */
export function listedProducts(cards: Iterable<Element>, page: Page): ListedProduct[] {
  const found = new Map<string, ListedProduct>();
  for (const card of cards) {
    if (found.size === listedMax) break;
    const inside = findAll(({ name }) => name === 'a', card.children);
    const links = (card.name === 'a' ? [card, ...inside] : inside).filter(
      (link) => targetOf(link, page.url, pathOf(page.url, page.url)) !== '',
    );
    const url = productUrl(links[0]?.attribs['href'] ?? '', page);
    if (url === null || found.has(url)) continue;
    const name = nameOf(card, links, page);
    if (name === '') continue;
    found.set(url, {
      url,
      name,
      ...pricesOf(card),
      imageUrl: pictureOf(card, links[0]?.attribs['href'], page.url),
      availability: stockOf(card, page),
      ...toldOf(card, name, page),
    });
  }
  return [...found.values()];
}

/** On this site, without a query and without the list that the product was reached by. */
function productUrl(href: string, { url: pageUrl, ownUrls }: Page): string | null {
  const url = URL.parse(href, pageUrl);
  if (href === '' || url === null) return null;
  const page = new URL(pageUrl);
  if (![bareHost(page), ...publicHosts(page, ownUrls)].includes(bareHost(url))) return null;
  const path = url.pathname.replace(/^(.*)\/collections\/[^/]+(?=\/products\/)/, '$1');
  return new URL(path, page.origin).href;
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

/** Under which other names the page stands itself. */
function publicHosts(page: URL, ownUrls: readonly string[]): string[] {
  const pathOfPage = ({ pathname }: URL) => pathname.replace(/(\/|\.html?)$/, '');
  return ownUrls
    .map((own) => URL.parse(own))
    .filter((own) => own !== null)
    .filter((own) => pathOfPage(own) === pathOfPage(page))
    .map(bareHost);
}

const titleName = /(^|[\s_-])(title|name|heading)($|[\s_-])/i;
const otherName = /vendor|brand|badge|price|label|visually-?hidden/i;

function nameOf(card: Element, links: readonly Element[], { isUnseen }: Page): string {
  const textOf = (element: Element) => cutText(cleanLine(inlineText(element.children, isUnseen)), nameMaxLength);
  const titled = (element: Element) => {
    const classes = element.attribs['class'] ?? '';
    return headingLevel(element) !== null || (titleName.test(classes) && !otherName.test(classes));
  };
  const candidates = [
    ...findAll(titled, card.children).map(textOf),
    ...links.map(textOf),
    ...links.map(({ attribs }) => cleanLine(attribs['title'] ?? attribs['aria-label'] ?? '')),
    ...findAll(({ name }) => name === 'img', card.children).map(({ attribs }) => cleanLine(attribs['alt'] ?? '')),
  ];
  return candidates.find((text) => /\p{L}{3}/u.test(text) && !isPriced(text)) ?? '';
}

/** `For travel, camping and whoever is up before the others` */
function toldOf(card: Element, name: string, { isUnseen }: Page): Pick<ListedProduct, 'told'> {
  const lines = textLines(card.children, isUnseen)
    .filter(({ linkShare }) => linkShare < linkLineShare)
    .map(({ text }) => text)
    .filter((text) => text !== name && !isPriced(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= toldLeastWords);
  const told = cutText([...new Set(lines)].join('\n'), toldMaxLength);
  return told === '' ? {} : { told };
}

const isPriced = (text: string): boolean => parsePrices(text).some(({ isMarked }) => isMarked);

/** "from 10 to 20" costs 10 at least; two amounts of which nothing says which holds are none. */
function pricesOf(card: Element): Pick<ListedProduct, 'price' | 'priorPrice'> {
  const visible = visiblePricesIn(card).filter(({ amount }) => amount > 0);
  const asked = visible.filter(({ isStruck }) => !isStruck);
  const [first] = asked;
  if (first === undefined || !areOne(asked, card)) return { price: null, priorPrice: null };
  const { currency } = first;
  if (currency === null) return { price: null, priorPrice: null };
  const price = asked.reduce((least, one) => (one.amount < least.amount ? one : least), first);
  const prior = visible.find(
    ({ isStruck, amount }) => isStruck && amount > price.amount && amount <= priorTimesMax * price.amount,
  );
  const written = ({ amount }: VisiblePrice) => ({ amount, currency });
  return { price: written(price), priorPrice: prior === undefined ? null : written(prior) };
}

const spanWords = /\d\s*[-–—]\s*\D{0,4}\d|(?<!\p{L})(from|ab|dès|à partir|desde|da|mulai|vanaf|od|från|fra)(?!\p{L})/iu;

const areOne = (prices: readonly VisiblePrice[], card: Element): boolean =>
  new Set(prices.map(({ amount }) => amount)).size === 1 || spanWords.test(inlineText(card.children, () => false));

/** In the card, or beside it in a link to the same page. */
function pictureOf(card: Element, href: string | undefined, pageUrl: string): string | null {
  const isImage = ({ name }: Element) => name === 'img';
  let image = findOne(isImage, card.children);
  let up = card.parent;
  for (let climbed = 0; image === null && climbed < climbedMax && up !== null && isTag(up); climbed += 1) {
    const beside = findAll(({ name, attribs }) => name === 'a' && attribs['href'] === href, up.children);
    image = beside.map((link) => findOne(isImage, link.children)).find((one) => one !== null) ?? null;
    up = up.parent;
  }
  return image === null ? null : pictureAddress(image, pageUrl);
}

/** A badge counts only where it says so; that a card can be bought from says nothing of each of its choices. */
function stockOf(card: Element, { isUnseen }: Page): ListedProduct['availability'] {
  const stock = shownStock(card);
  if (stock !== 'unknown') return stock;
  const isSoldOut = (node: AnyNode): boolean =>
    isTag(node) &&
    !isUnseen(node) &&
    (node.children.every((child) => !isTag(child)) ? saysBadge(node) : node.children.some(isSoldOut));
  const saysBadge = (element: Element) => {
    const text = inlineText(element.children, isUnseen).trim();
    return text.length <= badgeMaxLength && saysSoldOut(text);
  };
  return isSoldOut(card) ? 'out_of_stock' : 'unknown';
}
