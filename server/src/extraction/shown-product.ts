/** A product that only its page's looks tell of: pages made by hand or in a builder carry no record, but a name, a price below it and a way to order. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { existsOne, findOne, textContent } from 'domutils';
import { isProductForm } from './control-names.ts';
import { isHomeAddress, isOneOfMany, isProductAddress, isShopPage, readableAddress, tellsTerms } from './page-kind.ts';
import { cleanLine, furnitureName, isUnseen } from './page-parts.ts';
import { parsePrices } from './parse-price.ts';
import { emptyOffer, emptyRecord } from './product-record.ts';
import type { ProductRecord } from './product-record.ts';
import type { PageMeta } from './read-meta.ts';

const nameMaxLength = 150;
const priceTextMax = 60;
/** characters between the name and its price */
const reach = 1_500;
const nearReach = 300;

const titleName = /(^|[\s_-])product[_-]?(single[_-]*)?(title|name)(?=$|[\s_-])/i;
const cardName =
  /(^|[\s_-])(cards?|related|upsells?|product-?(grid|list|loop)|products|posts?-(grid|list|item)|cart)(?=$|[\s_-])/i;
const productBody = /(^|\s)(single-product|product-template(-\S+)?|template-product|page-product)(\s|$)/i;
const orders =
  /(?<!\p{L})(?:order|buy|pesan|beli|checkout|add to (?:cart|bag)|kaufen|bestellen|acheter|commander|comprar|pedir|acquista|ordina|koop|bestel|kup|satın al)/iu;

/** null where the page shows no product, or several */
export function shownProduct(document: Document, pageUrl: string, meta: PageMeta): ProductRecord | null {
  const body = findOne(({ name }) => name === 'body', document.children);
  const title = titleOf(document, meta);
  const name = title === null ? '' : cleanLine(textContent(title.children));
  if (title === null || body === null || name === '' || name.length > nameMaxLength) return null;
  const isOfProduct = isProductAddress(pageUrl) || productBody.test(body.attribs['class'] ?? '');
  if (!isOfProduct && isOther(pageUrl, meta.title)) return null;
  const isSold = existsOne((one) => isAddForm(one) && !isInCard(one), document.children);
  const price = priceBelow(body, title, isOfProduct || isSold ? reach : nearReach);
  // blogs tell of prices; those that shops are made of call theirs so, beside a way to order
  const isStory = meta.isArticle && !labelled.test(price ?? '');
  const isOrdered = price !== null && !isStory && existsOne(isOrderLink, document.children);
  if (price === null ? !isOfProduct || !isSold : !isOfProduct && !isSold && !isOrdered) return null;
  return {
    ...emptyRecord(),
    name,
    images: meta.image === '' ? [] : [meta.image],
    urls: [pageUrl],
    offers: price === null ? [] : [{ ...emptyOffer(), price }],
  };
}

/** a list, an article, a home page or one of the shop's terms by its address or title */
const isOther = (url: string, title: string): boolean => {
  const named = `${readableAddress(url)} ${title}`;
  return isOneOfMany(url) || isHomeAddress(url) || tellsTerms(named) || isShopPage(named);
};

/** not the cart's own, which stands on every page */
const isAddForm = (form: Element): boolean =>
  isProductForm(form) &&
  /add|variations|(^|\s)cart(\s|$)/i.test(`${form.attribs['action'] ?? ''} ${form.attribs['class'] ?? ''}`);

/** The page's heading, unless it is the shop's own name. */
function titleOf(document: Document, { siteName }: PageMeta): Element | null {
  const named = findOne(({ attribs }) => titleName.test(attribs['class'] ?? ''), document.children);
  if (named !== null && !isInCard(named)) return named;
  return findOne(
    (element) => element.name === 'h1' && !isUnseen(element) && cleanLine(textContent(element.children)) !== siteName,
    document.children,
  );
}

function isInCard(element: Element): boolean {
  for (let up: AnyNode | null = element; up && isTag(up) && up.name !== 'body'; up = up.parent)
    if (up.name === 'a' || up.name === 'nav' || cardName.test(up.attribs['class'] ?? '')) return true;
  return false;
}

const isOrderLink = ({ name, attribs, children }: Element): boolean =>
  name === 'a' &&
  /wa\.me\/|whatsapp\.com\/send|^tel:|\/cart|add-to-cart/i.test(attribs['href'] ?? '') &&
  orders.test(textContent(children).slice(0, priceTextMax));

const labelled =
  /^(?:(?:our|unit) )?(?:price|harga|preis|prix|precio|preço|prezzo|prijs|cena|fiyat|pris|hinta|pre[țt])\b/iu;

/** The first short text after the name that is a price and is no card's: `Rp 450.000`, `Price: $19`. */
function priceBelow(body: Element, title: Element, within: number): string | null {
  let isBelow = false;
  let seen = 0;
  const visit = (node: AnyNode): string | null => {
    if (node === title) {
      isBelow = true;
      return null;
    }
    if (isText(node)) {
      if (isBelow) seen += node.data.trim().length;
      return null;
    }
    if (!isTag(node) || isUnseen(node) || seen > within) return null;
    if (
      isBelow &&
      (furnitureName(node) !== null || /^(a|dl)$/.test(node.name) || cardName.test(node.attribs['class'] ?? ''))
    )
      return null;
    if (isBelow && /^(del|s|strike)$/.test(node.name)) return null;
    // a table may tell what delivery costs
    const isRow = node.name === 'tr';
    if (isBelow && isRow && !labelled.test(cleanLine(textContent(node.children)))) return null;
    if (isBelow && (isRow || holdsText(node))) {
      const text = cleanLine(currentText(node));
      const prices = text.length > priceTextMax ? [] : parsePrices(text).filter(({ isMarked }) => isMarked);
      if (prices.length === 1 && (text.match(/\p{L}{3,}/gu)?.length ?? 0) <= 3) return text;
    }
    for (const child of node.children) {
      const found = visit(child);
      if (found !== null) return found;
    }
    return null;
  };
  return visit(body);
}

/** without the former price */
const currentText = (node: Element): string =>
  node.children
    .map((child) =>
      isTag(child) ? (/^(del|s|strike)$/.test(child.name) ? '' : currentText(child)) : isText(child) ? child.data : '',
    )
    .join('');

const holdsText = ({ children }: Element): boolean =>
  children.some((child) => isText(child) && /\S/.test(child.data)) ||
  children.every((child) => !isTag(child) || /^(span|bdi|b|strong|ins|del|s|strike|small|em)$/.test(child.name));
