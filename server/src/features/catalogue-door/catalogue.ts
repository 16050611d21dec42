/** What other assistants may ask of a shop's catalogue: a search, and products by their addresses. Inputs are strangers' and are read with care. */
import type { FoundProduct } from '../../ports/model.ts';
import { envelope, majorAmount, ucpProduct } from './ucp.ts';
import type { UcpProduct, UcpVariant } from './ucp.ts';

const wordsMax = 200;
const idsMax = 10;
const foundMax = 20;
const foundUsually = 10;
const choicesMax = 10;

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
  const { price, availability } = fieldsOf(filters);
  const found = await withinPrices(goods, words, fieldsOf(price));
  const products = shown(found.map((product) => ucpProduct(product))).filter(hasAvailability(availability));
  const { cursor, limit: wanted } = fieldsOf(pagination);
  const from = offsetAt(cursor);
  const limit = Math.min(foundMax, Math.max(1, Math.floor(amountIn(wanted) ?? foundUsually)));
  const until = from + limit;
  const hasNext = until < products.length;
  return {
    ucp: envelope('search'),
    products: products.slice(from, until),
    pagination: {
      ...(hasNext && { cursor: cursorAt(until) }),
      has_next_page: hasNext,
      total_count: products.length,
    },
  };
}

/** Amounts are asked for in the smallest unit of a currency that only what is found tells. */
async function withinPrices(goods: CatalogueGoods, query: string, { min, max }: Fields): Promise<FoundProduct[]> {
  const [least, most] = [amountIn(min), amountIn(max)];
  const found = await goods.search({ query, minPrice: null, maxPrice: null });
  const currency = found.find((product) => product.price !== null)?.price?.currency;
  if ((least === null && most === null) || currency === undefined) return found;
  return goods.search({
    query,
    minPrice: least === null ? null : majorAmount(least, currency),
    maxPrice: most === null ? null : majorAmount(most, currency),
  });
}

/** A product is meant by the stock of any of its variants. */
function hasAvailability(asked: unknown): (product: UcpProduct) => boolean {
  if (!Array.isArray(asked) || asked.length === 0) return () => true;
  return ({ variants }) => variants.some(({ availability: { status } }) => asked.includes(status));
}

/** Nothing is kept between two pages: a cursor says where the next one begins. */
const cursorAt = (offset: number): string => Buffer.from(`from ${offset}`).toString('base64url');

/** @throws InvalidInput */
function offsetAt(cursor: unknown): number {
  if (cursor === undefined || cursor === null || cursor === '') return 0;
  const offset =
    typeof cursor === 'string' && /^from (\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (typeof offset !== 'string') throw new InvalidInput('`cursor` must be one that a search has given.');
  return Number(offset);
}

/** Each product once, with those of its variants that the identifiers stand for. @throws InvalidInput */
export async function lookUpProducts(goods: CatalogueGoods, input: unknown) {
  const { ids } = inputOf(input);
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > idsMax || !ids.every((one) => typeof one === 'string'))
    throw new InvalidInput(`\`ids\` must be one to ${idsMax} addresses of products.`);
  const asked = [...new Set<string>(ids)];
  const products = new Map<string, UcpProduct>();
  const inputs = new Map<UcpVariant, { id: string; match: 'exact' | 'featured' }[]>();
  const missing: string[] = [];
  for (const [id, found] of await Promise.all(asked.map(async (one) => [one, await productAt(goods, one)] as const))) {
    const product = found && (products.get(found.id) ?? found);
    const exact = product?.variants.find((variant) => variant.id === id);
    const variant = exact ?? (product ? featured(product) : undefined);
    if (!product || variant === undefined) {
      missing.push(id);
      continue;
    }
    products.set(product.id, product);
    inputs.set(variant, [...(inputs.get(variant) ?? []), { id, match: exact ? 'exact' : 'featured' }]);
  }
  return {
    ucp: envelope('lookup'),
    products: [...products.values()].map((product) => ({
      ...product,
      variants: product.variants.flatMap((one) => (inputs.has(one) ? [{ ...one, inputs: inputs.get(one) }] : [])),
    })),
    ...(missing.length > 0 && {
      messages: missing.map((one) => ({ type: 'info', code: 'not_found', content: one.slice(0, 200) })),
    }),
  };
}

async function productAt(goods: CatalogueGoods, id: string): Promise<UcpProduct | null> {
  const found = await goods.at(id.slice(0, 2_000));
  return found && ucpProduct(found);
}

/** One product in full; the protocol answers 200 where there is none. @throws InvalidInput */
export async function getProduct(goods: CatalogueGoods, input: unknown) {
  const { id, selected, preferences } = inputOf(input);
  if (typeof id !== 'string') throw new InvalidInput('`id` must be the address of a product.');
  const product = await productAt(goods, id);
  const ucp = envelope('lookup');
  if (product !== null) {
    const choices = { selected: selectedIn(selected), preferences: listIn(preferences).filter(isText) };
    return { ucp, product: inFull(product, { id, ...choices }) };
  }
  const content = `Product not found: ${id.slice(0, 200)}`;
  return {
    ucp: { ...ucp, status: 'error' },
    messages: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }],
  };
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, choicesMax) : []);
const isText = (value: unknown): value is string => typeof value === 'string';
const selectedIn = (value: unknown): Selected[] =>
  listIn(value).flatMap((one) => {
    const { name, label } = fieldsOf(one);
    return isText(name) && isText(label) ? [{ name, label }] : [];
  });

interface Selected {
  name: string;
  label: string;
}

const isOpen = ({ availability }: UcpVariant) => availability.status !== 'out_of_stock';

/** The one that stands for the product. */
const featured = ({ variants }: UcpProduct): UcpVariant | undefined => variants.find(isOpen) ?? variants[0];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const has = ({ options }: UcpVariant, { name, label }: Selected) =>
  options.some((option) => isSame(option.name, name) && isSame(option.label, label));
const matching = (variants: readonly UcpVariant[], selected: readonly Selected[]) =>
  variants.filter((variant) => selected.every((one) => has(variant, one)));

/** What of the choices some variant has; of those that none has together the least wanted goes first. */
function effective(variants: readonly UcpVariant[], asked: readonly Selected[], preferences: readonly string[]) {
  const rank = ({ name }: Selected) => {
    const at = preferences.findIndex((one) => isSame(one, name));
    return at === -1 ? preferences.length : at;
  };
  const kept = asked.toSorted((a, b) => rank(a) - rank(b));
  while (kept.length > 0 && matching(variants, kept).length === 0) kept.pop();
  return asked.filter((one) => kept.includes(one));
}

interface Asked {
  id: string;
  selected: readonly Selected[];
  preferences: readonly string[];
}

/** The product in full: the variant that is meant first, and beside each option's value whether it can be had with what is chosen. */
function inFull(product: UcpProduct, { id, selected, preferences }: Asked) {
  const { variants } = product;
  const exact = variants.find((variant) => variant.id === id);
  const chosen = exact ? exact.options : effective(variants, selected, preferences);
  const shown = matching(variants, chosen);
  const first = exact ?? shown.find(isOpen) ?? shown[0];
  const now: readonly Selected[] = chosen.length > 0 ? chosen : (first?.options ?? []);
  const signals = (name: string, label: string) => {
    const others = now.filter((one) => !isSame(one.name, name));
    const with_ = matching(variants, [...others, { name, label }]);
    return { label, available: with_.some(isOpen), exists: with_.length > 0 };
  };
  return {
    ...product,
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(({ label }) => signals(name, label)),
    })),
    selected: now,
    variants: first === undefined ? shown : [first, ...shown.filter((variant) => variant !== first)],
  };
}
