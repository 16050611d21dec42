/** Products as shop software embeds them for its own scripts: every variant with its choice, price and stock, which the markup for search engines often leaves out. */
import type { Document, Element } from 'domhandler';
import { choiceName, ownElements } from './control-names.ts';
import { matricesIn } from './embedded-matrices.ts';
import { addresses, embeddedValues, isNode, list, words, wordsOf } from './json-nodes.ts';
import type { Node } from './json-nodes.ts';
import { parseLenientJson } from './lenient-json.ts';
import { emptyOffer, emptyRecord, variantAddress } from './product-record.ts';
import type { OfferRecord, ProductRecord } from './product-record.ts';

export interface EmbeddedProduct {
  record: ProductRecord;
  handle: string;
  /** names of its choices, in the order of the parts of a variant's title */
  choiceNames: string[];
  /** stands in the product's own form, whatever it is called */
  isOfForm: boolean;
}

const variantsMax = 500;
const attributeMax = 1_000_000;

/** @param part the product's own part of the page */
export function readEmbedded(document: Document, part: Element | Document): EmbeddedProduct[] {
  const inScripts = embeddedValues(document).flatMap((value) => [...asProducts(value), ...asTables(value)]);
  return [...inScripts, ...inAttributes(part)].filter(({ record }) => record.offers.length > 0);
}

function asProducts(value: unknown): EmbeddedProduct[] {
  if (Array.isArray(value)) return areVariants(value) ? [fromVariants({}, value, [])] : [];
  if (!isNode(value)) return [];
  for (const holder of [value['product'], value]) {
    if (!isNode(holder)) continue;
    const variants = list(holder['variants']);
    if (areVariants(variants)) return [fromVariants(holder, variants, list(value['options_with_values']))];
  }
  return [];
}

const asTables = (value: unknown): EmbeddedProduct[] =>
  matricesIn(value).map(({ name, handle, offers }) => ({
    handle,
    choiceNames: [],
    isOfForm: handle === '',
    record: { ...emptyRecord(), name, offers },
  }));

/** A variant has an id of its own and says what is chosen, or what it costs. */
const areVariants = (values: unknown[]): values is Node[] =>
  values.length > 0 &&
  values.every(
    (one) => isNode(one) && ['string', 'number'].includes(typeof one['id']) && ('price' in one || 'option1' in one),
  );

function fromVariants(product: Node, variants: Node[], optionsBeside: unknown[]): EmbeddedProduct {
  const named = list(product['options']).length > 0 ? list(product['options']) : optionsBeside;
  const choiceNames = named.map((one, i) => choiceName(words(one)) || (i === 0 ? 'option' : `option ${i + 1}`));
  const ownTitle = wordsOf(product, 'title', 'name');
  return {
    handle: typeof product['handle'] === 'string' ? product['handle'] : '',
    choiceNames,
    isOfForm: false,
    record: {
      ...emptyRecord(),
      name: ownTitle || sharedTitle(variants),
      description: wordsOf(product, 'description', 'content', 'body_html'),
      brand: wordsOf(product, 'vendor'),
      sku: variants.length === 1 ? words(variants[0]?.['sku']) : '',
      images: addresses(product['featured_image'] ?? product['images']).slice(0, 5),
      categories: [wordsOf(product, 'type', 'product_type')].filter(Boolean),
      offers: variants.slice(0, variantsMax).map((variant) => asOffer(variant, choiceNames)),
    },
  };
}

/** `Throw - Red` and `Throw - Blue` are of `Throw`. */
function sharedTitle(variants: Node[]): string {
  const [first] = variants;
  const name = words(first?.['name']);
  const title = wordsOf(first ?? {}, 'public_title', 'title');
  return title !== '' && name.endsWith(` - ${title}`) ? name.slice(0, -` - ${title}`.length) : name;
}

const isNoChoice = (title: string) => /^default( title)?$/i.test(title);

function asOffer(variant: Node, choiceNames: string[]): OfferRecord {
  const chosen = list(variant['options']).length > 0 ? list(variant['options']) : numbered(variant);
  const values = chosen.map(words).filter((value) => value !== '' && !isNoChoice(value));
  const title = wordsOf(variant, 'public_title', 'title', 'name');
  const isNamed = values.length > 0 && choiceNames.length >= values.length;
  return {
    ...emptyOffer(),
    id: String(variant['id']),
    sku: words(variant['sku']),
    gtin: words(variant['barcode']),
    name: isNoChoice(title) ? '' : values.join(' / ') || (variant['public_title'] === null ? '' : title),
    options: isNamed ? Object.fromEntries(values.map((value, i) => [choiceNames[i] ?? 'option', value])) : {},
    price: words(variant['price']),
    priorPrice: words(variant['compare_at_price']),
    availability: typeof variant['available'] === 'boolean' ? stock(variant['available']) : '',
    url: variantAddress(String(variant['id'])),
    image: addresses(variant['featured_image'])[0] ?? '',
  };
}

const numbered = (variant: Node): unknown[] =>
  ['option1', 'option2', 'option3'].map((key) => variant[key]).filter((value) => typeof value === 'string');

const stock = (isAvailable: boolean) => (isAvailable ? 'InStock' : 'OutOfStock');

const attributeReaders: [string, (value: unknown, attribs: Record<string, string>) => OfferRecord[]][] = [
  ['data-product_variations', (value) => list(value).filter(isNode).map(ofWooCommerce)],
  [
    'data-variants',
    (value) =>
      list(value)
        .filter(isNode)
        .filter((one) => isNode(one['attributes']))
        .map(ofSquarespace),
  ],
  ['data-product', (value) => (isNode(value) && 'id_product_attribute' in value ? [ofPrestaShop(value)] : [])],
];

function inAttributes(part: Element | Document): EmbeddedProduct[] {
  const names = attributeReaders.map(([name]) => name);
  return ownElements(part, (element) => names.some((name) => element.attribs[name] !== undefined))
    .slice(0, 20)
    .flatMap((element) =>
      attributeReaders.flatMap(([name, read]) => {
        const written = element.attribs[name] ?? '';
        if (!/^\s*[[{]/.test(written) || written.length > attributeMax) return [];
        const [value] = parseLenientJson(written);
        const offers = read(value, element.attribs).slice(0, variantsMax);
        return [{ handle: '', choiceNames: [], isOfForm: true, record: { ...emptyRecord(), offers } }];
      }),
    );
}

const chosenIn = (attributes: unknown, clean: (name: string) => string): Record<string, string> =>
  isNode(attributes)
    ? Object.fromEntries(
        Object.entries(attributes)
          .map(([name, value]) => [clean(name).toLowerCase(), words(value)] as const)
          .filter(([name, value]) => name !== '' && value !== ''),
      )
    : {};

function ofWooCommerce(variation: Node): OfferRecord {
  const attributes = isNode(variation['attributes']) ? variation['attributes'] : {};
  const query = new URLSearchParams(
    Object.entries(attributes)
      .map(([name, value]): [string, string] => [name, words(value)])
      .filter(([, value]) => value !== ''),
  );
  return {
    ...emptyOffer(),
    id: words(variation['variation_id']),
    sku: words(variation['sku']),
    options: chosenIn(attributes, (name) => name.replace(/^attribute_(pa_)?/, '').replace(/[-_]+/g, ' ')),
    price: words(variation['display_price']),
    priorPrice: words(variation['display_regular_price']),
    availability: wooStock(variation),
    url: `?${query.toString()}`,
    image: addresses(variation['image'])[0] ?? '',
  };
}

function wooStock(variation: Node): string {
  const said = variation['availability_html'];
  if (typeof said === 'string' && said.includes('available-on-backorder')) return 'BackOrder';
  return typeof variation['is_in_stock'] === 'boolean' ? stock(variation['is_in_stock']) : '';
}

function ofSquarespace(variant: Node): OfferRecord {
  // by page, `priceMoney: {value, currency}` or `price: {decimalValue, currencyCode}`
  const money = (key: string) => {
    const value = [variant[`${key}Money`], variant[key]].find(isNode);
    return (
      value && { price: wordsOf(value, 'decimalValue', 'value'), currency: wordsOf(value, 'currency', 'currencyCode') }
    );
  };
  const full = money('price');
  const sale = variant['onSale'] === true ? money('salePrice') : null;
  const quantity = variant['qtyInStock'];
  return {
    ...emptyOffer(),
    id: words(variant['id']),
    sku: words(variant['sku']),
    options: chosenIn(variant['attributes'], (name) => name),
    price: (sale ?? full)?.price ?? words(variant['price']),
    priorPrice: sale ? (full?.price ?? '') : '',
    currency: full?.currency ?? '',
    availability: variant['unlimited'] === true ? 'InStock' : typeof quantity === 'number' ? stock(quantity > 0) : '',
  };
}

/** The one combination that the page was opened with. */
function ofPrestaShop(product: Node): OfferRecord {
  const chosen = Object.values(isNode(product['attributes']) ? product['attributes'] : {}).filter(isNode);
  const state = words(product['availability']);
  const quantity = product['quantity'];
  return {
    ...emptyOffer(),
    id: words(product['id_product_attribute']),
    sku: wordsOf(product, 'reference'),
    gtin: wordsOf(product, 'ean13', 'upc'),
    options: Object.fromEntries(
      chosen.map((one) => [words(one['group']).toLowerCase() || 'option', words(one['name'])]),
    ),
    price: wordsOf(product, 'price_amount'),
    priorPrice:
      product['has_discount'] === true || product['has_discount'] === 1 ? wordsOf(product, 'regular_price_amount') : '',
    availability:
      state === 'available' || state === 'last_remaining_items'
        ? 'InStock'
        : state === 'unavailable'
          ? 'OutOfStock'
          : typeof quantity === 'number'
            ? stock(quantity > 0)
            : '',
    url: typeof product['link'] === 'string' ? product['link'] : '',
  };
}
