/** Products in a page's schema.org microdata. */
import { isTag } from 'domhandler';
import type { Document, Element } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { plainText } from './json-nodes.ts';
import { cleanLine, isUnseen } from './page-parts.ts';
import { emptyOffer, emptyRecord, variantIn } from './product-record.ts';
import type { OfferRecord, ProductRecord } from './product-record.ts';
import { textLines } from './text-lines.ts';

export interface MicrodataProduct {
  record: ProductRecord;
  scope: Element;
}

const isScopeOf = (element: Element, type: RegExp) =>
  element.attribs['itemscope'] !== undefined && type.test(element.attribs['itemtype'] ?? '');

const productType = /schema\.org\/(Product|ProductGroup|IndividualProduct|ProductModel)\b/i;

export function readMicrodata(document: Document): MicrodataProduct[] {
  return findAll((element) => isScopeOf(element, productType), document.children)
    .filter((scope) => !hasAncestor(scope, (element) => isScopeOf(element, productType)))
    .map((scope) => ({ record: asRecord(scope), scope }));
}

function hasAncestor(element: Element, test: (element: Element) => boolean): boolean {
  for (let up = element.parent; up && isTag(up); up = up.parent) if (test(up)) return true;
  return false;
}

type Properties = Map<string, Element[]>;

/** The item's own properties: those of items inside it are theirs. */
function propertiesOf(scope: Element): Properties {
  const properties: Properties = new Map();
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (!isTag(child)) continue;
      for (const name of (child.attribs['itemprop'] ?? '').split(/\s+/)) {
        if (name !== '') properties.set(name, [...(properties.get(name) ?? []), child]);
      }
      if (child.attribs['itemscope'] === undefined) visit(child);
    }
  };
  visit(scope);
  return properties;
}

function asRecord(scope: Element): ProductRecord {
  const properties = propertiesOf(scope);
  const first = (name: string) => valueOf(properties.get(name)?.[0]);
  const all = (name: string) => (properties.get(name) ?? []).map(valueOf).filter((value) => value !== '');
  return {
    ...emptyRecord(),
    name: first('name'),
    description: longest(properties.get('description')),
    brand: first('brand') || first('manufacturer'),
    sku: first('sku') || first('mpn') || first('productID'),
    images: all('image').slice(0, 5),
    urls: all('url'),
    categories: all('category').flatMap((category) => category.split(/\s*[>/]\s*/)),
    variants: [...new Set(['color', 'size'].flatMap(all))].slice(0, 60),
    offers: (properties.get('offers') ?? []).flatMap(asOffers),
  };
}

function asOffers(offer: Element): OfferRecord[] {
  if (offer.attribs['itemscope'] === undefined) return [];
  const properties = propertiesOf(offer);
  const nested = properties.get('offers') ?? [];
  const value = (...names: string[]) =>
    names.map((name) => valueOf(properties.get(name)?.[0])).find((found) => found !== '') ?? '';
  const price = value('price', 'lowPrice');
  if (price === '' && nested.length > 0) return nested.flatMap(asOffers).slice(0, 200);
  const url = value('url');
  const one: OfferRecord = {
    ...emptyOffer(),
    id: variantIn(url),
    sku: value('sku', 'mpn'),
    gtin: value('gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8'),
    name: value('name'),
    options: Object.fromEntries(
      ['color', 'size'].map((name) => [name, value(name)]).filter(([, word = '']) => word !== '' && word.length <= 60),
    ),
    price,
    currency: value('priceCurrency'),
    availability: value('availability'),
    url,
    image: value('image'),
  };
  const high = value('highPrice');
  return high === '' || high === price ? [one] : [one, { ...one, price: high }];
}

const longest = (elements: Element[] | undefined): string =>
  (elements ?? []).map(longText).toSorted((a, b) => b.length - a.length)[0] ?? '';

const longText = (element: Element): string =>
  element.attribs['content'] === undefined
    ? textLines(element.children, isUnseen)
        .map((line) => line.text)
        .join('\n')
    : plainText(element.attribs['content']);

function valueOf(element: Element | undefined): string {
  if (element === undefined) return '';
  const { content, href, src, datetime, value, itemscope } = element.attribs;
  if (content !== undefined) return plainText(content);
  if (itemscope !== undefined) {
    const name = findOne((child) => child.attribs['itemprop'] === 'name', element.children);
    if (name) return valueOf(name);
  }
  if (/^(a|link|area)$/.test(element.name) && href !== undefined && element.attribs['itemprop'] !== 'name') {
    return /^(brand|category|manufacturer)$/.test(element.attribs['itemprop'] ?? '')
      ? cleanLine(textContent(element.children))
      : href;
  }
  if (/^(img|source|embed|iframe|video|audio)$/.test(element.name)) return src ?? element.attribs['data-src'] ?? '';
  if (element.name === 'time' && datetime !== undefined) return datetime;
  if (/^(data|meter)$/.test(element.name) && value !== undefined) return value;
  return cleanLine(textContent(element.children));
}
