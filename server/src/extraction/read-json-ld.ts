/** Products and breadcrumbs in a page's JSON-LD, which shops write by hand, by template and by plugin: broken, nested and repeated. */
import type { Document } from 'domhandler';
import { findAll, findOne, textContent } from 'domutils';
import { addresses, isNode, list, words } from './json-nodes.ts';
import type { Node } from './json-nodes.ts';
import { parseLenientJson } from './lenient-json.ts';
import { cleanLine } from './page-parts.ts';
import { emptyRecord, jsonLdOffers, measuresOf, propertiesOf } from './product-record.ts';
import type { ProductRecord } from './product-record.ts';

export interface JsonLd {
  products: ProductRecord[];
  breadcrumbs: string[];
  types: Set<string>;
  /** what the site and who runs it are called */
  siteNames: string[];
  /** records of who runs the site */
  organisations: Node[];
}

const nodesMax = 20_000;
const depthMax = 12;
const scriptsMax = 60;
const variantsMax = 500;

export function readJsonLd(document: Document): JsonLd {
  const scripts = findAll(
    (element) => element.name === 'script' && /^\s*application\/ld\+json/i.test(element.attribs['type'] ?? ''),
    document.children,
  );
  const nodes = scripts
    .slice(0, scriptsMax)
    .flatMap((script) => topNodes(withSmallKeys(parseLenientJson(textContent(script.children)).flat(), 0)));
  const byId = new Map(
    nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])),
  );
  const found = nodes.filter((node) => isProduct(node));
  const organisations = nodes.filter(isOrganisation).slice(0, 5);
  const grouped = new Set(found.flatMap((node) => list(node['hasVariant']).map((variant) => resolve(variant, byId))));
  return {
    products: found.filter((node) => !grouped.has(node)).map((node) => asRecord(node, byId)),
    breadcrumbs:
      nodes
        .filter((node) => hasType(node, 'BreadcrumbList'))
        .map(breadcrumbNames)
        .find((names) => names.length > 0) ?? [],
    siteNames: nodes
      .filter((node) => hasType(node, 'WebSite') || isOrganisation(node))
      .map((node) => words(node['name']))
      .slice(0, 5),
    organisations,
    types: new Set(nodes.flatMap((node) => typesOf(node))),
  };
}

const typesOf = (node: Node): string[] =>
  list(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []));
const hasType = (node: Node, ...types: string[]) => typesOf(node).some((type) => types.includes(type));
/** `FurnitureStore` and `LocalBusiness` are some, too */
const isOrganisation = (node: Node) =>
  typesOf(node).some((type) => /(?:Organization|Business|Store|Corporation)$/.test(type));
const isProduct = (node: Node) =>
  hasType(node, 'Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'Vehicle', 'Book');

/** Some builders of shops write `Offers` and `Availability`. */
function withSmallKeys(value: unknown, depth: number): unknown {
  if (depth > depthMax) return value;
  if (Array.isArray(value)) return value.map((one) => withSmallKeys(one, depth + 1));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      /^[A-Z][a-z]/.test(key) ? key.charAt(0).toLowerCase() + key.slice(1) : key,
      withSmallKeys(one, depth + 1),
    ]),
  );
}

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
  const resolved = (value: unknown) => resolve(value, byId);
  const variants = list(node['hasVariant']).slice(0, variantsMax).map(resolved).filter(isNode);
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
    properties: [
      ...propertiesOf(node).map(([name, value]) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${value}`),
      ...list(node['material'])
        .slice(0, 5)
        .map((material) => `Material: ${words(material)}`),
      ...measuresOf(node),
    ],
    offers: jsonLdOffers(node, variants, resolved),
  };
}

const variantWords = (node: Node): string[] =>
  ['color', 'size', 'material', 'pattern']
    .flatMap((key) => list(node[key]).map(words))
    .filter((word) => word !== '' && word.length <= 60);

function breadcrumbNames(node: Node): string[] {
  return list(node['itemListElement'])
    .filter(isNode)
    .toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))
    .map((element) => words(element['name']) || words(element['item']))
    .filter((name) => name !== '' && !/^https?:/.test(name));
}

/** Where a product stands in its shop: the page's breadcrumbs before what its record says. */
const homeName =
  /^(home|home ?page|start|startseite|accueil|inicio|início|domů|hjem|hem|etusivu|strona główna|ana ?sayfa|beranda|главная|головна|首页|ホーム|shop)$/i;

export function categoriesOf(document: Document, jsonLd: JsonLd, records: ProductRecord[], name: string): string[] {
  const sources = [jsonLd.breadcrumbs, breadcrumbs(document), ...records.map((record) => record.categories)];
  const clean = (crumbs: string[]) =>
    crumbs
      .map(cleanLine)
      .filter((crumb) => crumb !== '' && crumb.length <= 80 && crumb !== name && !homeName.test(crumb));
  return sources.map(clean).find((crumbs) => crumbs.length > 0) ?? [];
}

function breadcrumbs(document: Document): string[] {
  const trail = findOne(
    (element) =>
      /breadcrumb/i.test(
        `${element.attribs['class'] ?? ''} ${element.attribs['aria-label'] ?? ''} ${element.attribs['id'] ?? ''}`,
      ) && element.name !== 'body',
    document.children,
  );
  return trail
    ? findAll((element) => element.name === 'a', trail.children).map((link) => cleanLine(textContent(link.children)))
    : [];
}
