/** Products and breadcrumbs in a page's JSON-LD, which shops write by hand, by template and by plugin: broken, nested and repeated. */
import type { Document } from 'domhandler';
import { findAll, textContent } from 'domutils';
import { plainText } from './plain-text.ts';
import { emptyRecord } from './product-record.ts';
import type { OfferRecord, ProductRecord } from './product-record.ts';

type Node = Record<string, unknown>;

export interface JsonLd {
  products: ProductRecord[];
  breadcrumbs: string[];
  types: Set<string>;
}

const nodesMax = 20_000;
const depthMax = 12;

export function readJsonLd(document: Document): JsonLd {
  const scripts = findAll(
    (element) => element.name === 'script' && /^\s*application\/ld\+json/i.test(element.attribs['type'] ?? ''),
    document.children,
  );
  const nodes = scripts.flatMap((script) => topNodes(parseLenient(textContent(script.children))));
  const byId = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])),
  );
  const found = nodes.filter((node) => isProduct(node));
  const grouped = new Set(found.flatMap((node) => list(node['hasVariant']).map((variant) => resolve(variant, byId))));
  return {
    products: found.filter((node) => !grouped.has(node)).map((node) => asRecord(node, byId)),
    breadcrumbs:
      nodes
        .filter((node) => hasType(node, 'BreadcrumbList'))
        .map(breadcrumbNames)
        .find((names) => names.length > 0) ?? [],
    types: new Set(nodes.flatMap((node) => typesOf(node))),
  };
}

/** JSON as it is, else with the usual faults undone: comments, trailing commas, line breaks inside strings. */
function parseLenient(text: string): unknown {
  const trimmed = text
    .trim()
    .replace(/^<!--|-->$/g, '')
    .replace(/^\s*\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\/\s*$/g, '')
    .replace(/;\s*$/, '');
  for (const attempt of [trimmed, repaired(trimmed)]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // the next attempt, or nothing: a page is never lost for its JSON-LD
    }
  }
  return null;
}

const repaired = (json: string): string =>
  json
    // a control character or a lone backslash inside a string
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\\(?!["\\/bfnrtu])/g, '\\\\')
    .replace(/,\s*([}\]])/g, '$1');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const typesOf = (node: Node): string[] =>
  list(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []));
const hasType = (node: Node, ...types: string[]) => typesOf(node).some((type) => types.includes(type));
const isProduct = (node: Node) =>
  hasType(node, 'Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'Vehicle', 'Book');

/** What stands for itself: the roots, their graphs and what a page says it is about; not the products inside of lists and recommendations. */
function topNodes(root: unknown): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown, depth: number) => {
    if (depth > depthMax || nodes.length > nodesMax) return;
    for (const one of list(value)) {
      if (!isNode(one)) continue;
      nodes.push(one);
      for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage', 'breadcrumb', 'about']) visit(one[key], depth + 1);
    }
  };
  visit(root, 0);
  return nodes;
}

const resolve = (value: unknown, byId: Map<string, Node>): unknown =>
  isNode(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1 ? byId.get(value['@id']) : value;

function asRecord(node: Node, byId: Map<string, Node>): ProductRecord {
  const variants = list(node['hasVariant'])
    .map((variant) => resolve(variant, byId))
    .filter(isNode);
  return {
    ...emptyRecord(),
    name: words(node['name']),
    description: words(node['description']) || words(variants[0]?.['description']),
    brand: words(node['brand']) || words(node['manufacturer']),
    sku: words(node['sku']) || words(node['mpn']) || words(node['productID']),
    images: [...addresses(node['image']), ...variants.flatMap((variant) => addresses(variant['image']))].slice(0, 5),
    urls: [...addresses(node['url']), ...addresses(node['@id'])],
    categories: list(node['category'])
      .flatMap((category) => words(category).split(/\s*[>/]\s*/))
      .filter(Boolean),
    variants: [...new Set([node, ...variants].flatMap(variantWords))].slice(0, 60),
    offers: [node, ...variants]
      .flatMap((holder) =>
        list(holder['offers'])
          .map((offer) => resolve(offer, byId))
          .filter(isNode),
      )
      .flatMap((offer) => asOffers(offer, byId)),
  };
}

const variantWords = (node: Node): string[] =>
  ['color', 'size', 'material', 'pattern']
    .flatMap((key) => list(node[key]).map(words))
    .filter((word) => word !== '' && word.length <= 60);

function asOffers(offer: Node, byId: Map<string, Node>): OfferRecord[] {
  const nested = list(offer['offers'])
    .map((one) => resolve(one, byId))
    .filter(isNode);
  const specifications = list(offer['priceSpecification']).filter(isNode);
  const current = specifications.find((one) => !/list|strike|srp|msrp|regular/i.test(words(one['priceType'])));
  const currency = words(offer['priceCurrency']) || words(current?.['priceCurrency']);
  const own = words(offer['price']) || words(current?.['price']) || words(offer['lowPrice']);
  const availability = words(offer['availability']);
  if (own === '' && nested.length > 0) return nested.flatMap((one) => asOffers(one, byId)).slice(0, 200);
  const high = words(offer['highPrice']);
  return [own, ...(high !== '' && high !== own ? [high] : [])].map((price) => ({ price, currency, availability }));
}

function breadcrumbNames(node: Node): string[] {
  return list(node['itemListElement'])
    .filter(isNode)
    .toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))
    .map((element) => words(element['name']) || words(element['item']))
    .filter((name) => name !== '' && !/^https?:/.test(name));
}

/** The text of a field, whatever it was wrapped in. */
function words(value: unknown): string {
  const [first] = list(value);
  if (typeof first === 'string') return plainText(first);
  if (typeof first === 'number' && Number.isFinite(first)) return String(first);
  return isNode(first) ? words(first['name'] ?? first['@value']) : '';
}

const addresses = (value: unknown): string[] =>
  list(value).flatMap((one) => {
    if (typeof one === 'string') return [one.trim()];
    return isNode(one) ? addresses(one['url'] ?? one['contentUrl'] ?? one['@id']) : [];
  });
