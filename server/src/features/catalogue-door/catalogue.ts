/** What other assistants may ask of a shop's catalogue: a search, and products by their addresses. Inputs are strangers' and are read with care. */
import type { FoundProduct } from '../../ports/model.ts';
import { envelope, majorAmount, ucpProduct } from './ucp.ts';

const wordsMax = 200;
const idsMax = 10;
const foundMax = 20;
const foundUsually = 10;

export interface CatalogueGoods {
  search: (wanted: { query: string; minPrice: number | null; maxPrice: number | null }) => Promise<FoundProduct[]>;
  at: (url: string) => Promise<FoundProduct | null>;
}

/** The input cannot be understood; the message is for whoever wrote the caller. */
export class InvalidInput extends Error {}

type Fields = Partial<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Of a tool call the fields may stand under `catalog`, as the protocol's MCP binding has it, or by themselves. */
const inputOf = (input: unknown): Fields => {
  const fields = fieldsOf(input);
  return 'catalog' in fields ? fieldsOf(fields['catalog']) : fields;
};

const amountIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

const shown = <T>(products: (T | null)[]): T[] => products.flatMap((product) => product ?? []);

/** @throws InvalidInput */
export async function searchCatalogue(goods: CatalogueGoods, input: unknown) {
  const { query, filters, pagination } = inputOf(input);
  if (typeof query !== 'string' || query.trim() === '') throw new InvalidInput('`query` must be a text.');
  const words = query.replaceAll(/\s+/g, ' ').trim().slice(0, wordsMax);
  const price = fieldsOf(fieldsOf(filters)['price']);
  const [least, most] = [amountIn(price['min']), amountIn(price['max'])];
  const found = await goods.search({ query: words, minPrice: null, maxPrice: null });
  const currency = found.find((product) => product.price !== null)?.price?.currency;
  const isLimited = (least !== null || most !== null) && currency !== undefined;
  const limits = {
    query: words,
    minPrice: least === null || currency === undefined ? null : majorAmount(least, currency),
    maxPrice: most === null || currency === undefined ? null : majorAmount(most, currency),
  };
  const within = isLimited ? await goods.search(limits) : found;
  const asked = amountIn(fieldsOf(pagination)['limit']);
  const products = shown(within.map((product) => ucpProduct(product)));
  const limit = Math.min(foundMax, Math.max(1, Math.floor(asked ?? foundUsually)));
  return {
    ucp: envelope('search'),
    products: products.slice(0, limit),
    pagination: { has_next_page: false, total_count: Math.min(products.length, limit) },
  };
}

/** @throws InvalidInput */
export async function lookUpProducts(goods: CatalogueGoods, input: unknown) {
  const { ids, id } = inputOf(input);
  const asked = typeof id === 'string' ? [id] : ids;
  const isList = Array.isArray(asked) && asked.length > 0 && asked.every((one) => typeof one === 'string');
  if (!isList || asked.length > idsMax)
    throw new InvalidInput(`\`ids\` must be one to ${idsMax} addresses of products.`);
  const found = await Promise.all(
    asked.map(async (one: string) => {
      const product = await goods.at(one.slice(0, 2_000));
      return { one, product: product && ucpProduct(product, one) };
    }),
  );
  const missing = found.filter(({ product }) => product === null);
  return {
    ucp: envelope('lookup'),
    products: shown(found.map(({ product }) => product)),
    ...(missing.length > 0 && {
      messages: missing.map(({ one }) => ({ type: 'info', code: 'not_found', content: one.slice(0, 200) })),
    }),
  };
}

/** One product in full; the protocol answers 200 where there is none. @throws InvalidInput */
export async function getProduct(goods: CatalogueGoods, input: unknown) {
  const { id } = inputOf(input);
  if (typeof id !== 'string') throw new InvalidInput('`id` must be the address of a product.');
  const { ucp, products } = await lookUpProducts(goods, { id });
  const [product] = products;
  if (product !== undefined) return { ucp, product };
  const content = `Product not found: ${id.slice(0, 200)}`;
  return {
    ucp: { ...ucp, status: 'error' },
    messages: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }],
  };
}
