/** Variants that shop software writes as a table: which choices there are, and what each combination of them costs. Wix and Magento do. */
import { isNode, list, words, wordsOf } from './json-nodes.ts';
import type { Node } from './json-nodes.ts';
import { emptyOffer } from './product-record.ts';
import type { OfferRecord } from './product-record.ts';

export interface Matrix {
  name: string;
  /** '' where the table stands in the product's own form */
  handle: string;
  offers: OfferRecord[];
}

const nodesMax = 50_000;
const depthMax = 16;
const offersMax = 500;

/** The tables anywhere inside the value. */
export function matricesIn(value: unknown): Matrix[] {
  const found: Matrix[] = [];
  let left = nodesMax;
  const visit = (node: unknown, depth: number, isForm: boolean): void => {
    if (depth > depthMax || left-- <= 0 || typeof node !== 'object' || node === null) return;
    if (isNode(node)) {
      if (Array.isArray(node['productItems']) && Array.isArray(node['options'])) found.push(ofWix(node));
      if (isForm && isNode(node['attributes']) && isNode(node['index'])) found.push(ofMagento(node));
    }
    for (const [key, child] of Object.entries(node))
      visit(child, depth + 1, isForm || /swatch-options\]|product_addtocart_form/.test(key));
  };
  visit(value, 0, false);
  return found;
}

function ofWix(product: Node): Matrix {
  const chosen = new Map(
    list(product['options'])
      .filter(isNode)
      .flatMap((option) =>
        list(option['selections'])
          .filter(isNode)
          .map((one) => [
            words(one['id']),
            [wordsOf(option, 'title', 'key').toLowerCase(), wordsOf(one, 'description', 'value')],
          ]),
      ),
  );
  const items = list(product['productItems']).filter(isNode).slice(0, offersMax);
  return {
    name: words(product['name']),
    handle: words(product['urlPart']).toLowerCase(),
    offers: items.map((item) => ({
      ...emptyOffer(),
      id: words(item['id']),
      sku: words(item['sku']),
      options: Object.fromEntries(
        list(item['optionsSelections']).flatMap((id) =>
          [chosen.get(words(id)) ?? []].filter((pair) => pair.length > 0),
        ),
      ),
      price: words(item['price']),
      priorPrice: words(item['comparePrice']),
      availability: isNode(item['inventory']) ? words(item['inventory']['status']) : '',
    })),
  };
}

function ofMagento(config: Node): Matrix {
  const attributes = Object.entries(isNode(config['attributes']) ? config['attributes'] : {}).filter(
    (entry): entry is [string, Node] => isNode(entry[1]),
  );
  const labels = new Map(
    attributes.flatMap(([id, attribute]) =>
      list(attribute['options'])
        .filter(isNode)
        .map((option) => [`${id} ${words(option['id'])}`, words(option['label'])]),
    ),
  );
  const prices = isNode(config['optionPrices']) ? config['optionPrices'] : {};
  const combinations = Object.entries(isNode(config['index']) ? config['index'] : {}).slice(0, offersMax);
  return {
    name: '',
    handle: '',
    offers: combinations.map(([id, chosen]) => ({
      ...emptyOffer(),
      id,
      options: Object.fromEntries(
        attributes
          .map(([attribute, { label }]) => [
            words(label).toLowerCase() || 'option',
            labels.get(`${attribute} ${isNode(chosen) ? words(chosen[attribute]) : ''}`) ?? '',
          ])
          .filter(([, label]) => label !== ''),
      ),
      price: amountOf(prices[id], 'finalPrice'),
      priorPrice: amountOf(prices[id], 'oldPrice'),
    })),
  };
}

const amountOf = (price: unknown, key: string): string =>
  isNode(price) && isNode(price[key]) ? words(price[key]['amount']) : '';
