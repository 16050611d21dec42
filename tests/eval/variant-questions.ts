/** Questions on one variant of a product, and the rules by which an answer is right: drawn from the truth, so nobody writes the expected texts. */
import type { Offer, Price, Product } from '../../server/src/extraction/extracted-page.ts';
import { priceWords } from '../../server/src/features/answering/extractive/composed.ts';
import type { MadeReply } from '../../server/src/features/answering/make-reply.ts';
import { createChance } from './variant-shop.ts';
import type { TrueShop } from './variant-shop.ts';

export interface VariantQuestion {
  kind: 'price' | 'stock' | 'choices' | 'limit' | 'filter';
  ask: string;
  /** null where a kind of thing is asked for */
  product: Product | null;
  /** the one that is asked for; null where all are */
  variant: Offer | null;
  /** of a limit */
  max: number | null;
  value: string;
  all: readonly Product[];
}

const valuesOf = ({ options }: Offer): string[] => Object.values(options);
const isOpen = ({ availability }: Offer): boolean => availability === 'in_stock';
const labelOf = (offer: Offer): string => valuesOf(offer).join(', ');
/** a name that others begin with, or a variant that two offers share, asks for no one thing */
const isTelling = (product: Product, all: readonly Product[]): boolean =>
  product.offers.every((offer) => product.offers.filter((one) => labelOf(one) === labelOf(offer)).length === 1) &&
  !all.some(({ name, url }) => url !== product.url && (name.includes(product.name) || product.name.includes(name)));

/** Of each product in turn one question, and of another kind the next time. */
export function questionsOn({ now }: TrueShop, things: readonly string[], seed: number): VariantQuestion[] {
  const chance = createChance(seed + 1000);
  const all = [...now.values()];
  const asked: VariantQuestion[] = [];
  const kinds: VariantQuestion['kind'][] = ['price', 'stock', 'stock', 'choices', 'limit'];
  const products = all.filter((product) => isTelling(product, all));
  for (let round = 0; round < 12; round += 1) {
    for (const [at, product] of products.entries()) {
      const kind = kinds[(at + round) % kinds.length] ?? 'stock';
      const variant = product.offers[Math.floor(chance() * product.offers.length)];
      if (variant === undefined) continue;
      const base = { kind, product, variant, max: null, value: labelOf(variant), all };
      if (kind === 'price') asked.push({ ...base, ask: `How much is the ${product.name} in ${labelOf(variant)}?` });
      if (kind === 'stock') asked.push({ ...base, ask: `Is the ${product.name} in stock in ${labelOf(variant)}?` });
      const names = Object.keys(variant.options);
      const [name = ''] = names;
      if (kind === 'choices' && names.length === 1 && /^(?:size|colou?r)$/.test(name))
        asked.push({ ...base, variant: null, ask: `Which ${name}s do you have of the ${product.name}?` });
      const amount = variant.price?.amount ?? 0;
      if (kind === 'limit' && names.length === 1) {
        const max = Math.ceil(amount * (chance() < 0.5 ? 1.05 : 0.95));
        const ask = `Do you have the ${product.name} in ${labelOf(variant)} under ${max}?`;
        asked.push({ ...base, variant: null, max, ask });
      }
    }
  }
  const seen = new Set<string>();
  return [...filters(all, things), ...asked].filter(({ ask }) => !seen.has(ask) && seen.add(ask));
}

const filtersMax = 12;

/** "towels in Gray under 30": of each value that several products have, at a price that only some have. */
function filters(all: readonly Product[], things: readonly string[]): VariantQuestion[] {
  const one = (thing: string) => all.filter(({ name }) => name.toLowerCase().includes(thing.replace(/e?s$/, '')));
  const asked = things.flatMap((thing) => {
    const offers = one(thing).flatMap((product) =>
      product.offers.filter((offer) => Object.keys(offer.options).length === 1),
    );
    const byValue = Map.groupBy(offers.filter(isOpen), labelOf);
    return [...byValue].flatMap(([value, having]): VariantQuestion[] => {
      const amounts = having.flatMap(({ price }) => price?.amount ?? []).toSorted((a, b) => a - b);
      const middle = amounts[Math.floor(amounts.length / 2)];
      if (middle === undefined || amounts.length < 2) return [];
      const max = Math.ceil(middle) + 1;
      const ask = `Do you have ${thing} in ${value} under ${max}?`;
      return [{ kind: 'filter', ask, product: null, variant: null, max, value, all }];
    });
  });
  return asked.slice(0, filtersMax);
}

const priceSaid = (price: Price): string => priceWords(price, 'en');

/** @returns why it is wrong, or null */
export function judge(question: VariantQuestion, { text, cards }: Pick<MadeReply, 'text' | 'cards'>): string | null {
  const { kind, product, variant } = question;
  if (product === null) return wrongFilter(question, cards);
  if (kind === 'price') return wrongPrice(product, variant, text);
  if (kind === 'stock') return wrongStock(variant, text);
  if (kind === 'choices') return wrongChoices(product, text);
  return wrongLimit(question, text, cards);
}

function wrongPrice(product: Product, variant: Offer | null, text: string): string | null {
  if (variant?.price == null) return null;
  const right = priceSaid(variant.price);
  if (!holds(text, right)) return `the price is ${right}`;
  const others = product.offers.flatMap(({ price }) => (price === null ? [] : [priceSaid(price)]));
  const wrong = others.find((price) => price !== right && holds(text, price));
  return wrong === undefined ? null : `it tells the price of another variant, ${wrong}`;
}

function wrongStock(variant: Offer | null, text: string): string | null {
  if (variant === null) return null;
  const saysGone = /sold out|not available|isn't (?:in stock|available)/i.test(text);
  const saysThere = /in stock\.|is in stock/i.test(text) && !saysGone;
  if (isOpen(variant)) return saysThere ? null : 'it is in stock';
  return saysGone ? null : 'it is sold out';
}

function wrongChoices(product: Product, text: string): string | null {
  const open = product.offers.filter(isOpen).flatMap(valuesOf);
  if (open.length === 0) return /sold out/i.test(text) ? null : 'all are sold out';
  const missing = open.slice(0, 12).find((value) => !holds(text, value));
  if (missing !== undefined) return `${missing} can be had`;
  const rest = text.replaceAll(product.name, ' ');
  const gone = product.offers
    .filter((offer) => !isOpen(offer))
    .flatMap(valuesOf)
    .find((value) => !open.some((one) => one.includes(value)) && holds(rest, value));
  return gone === undefined ? null : `${gone} is sold out`;
}

/** what is called so is that in all its sizes */
const isBoth = ({ name, offers }: Product, value: string, max: number): boolean =>
  offers.some(
    (offer) =>
      (valuesOf(offer).includes(value) || holds(name, value)) && isOpen(offer) && (offer.price?.amount ?? 0) <= max,
  );
const addressOf = (url: string): string | undefined => url.split('?')[0];
const shownBy = (cards: MadeReply['cards'], all: readonly Product[]) =>
  cards.map(({ product_url: url }) => all.find((one) => addressOf(one.url) === addressOf(url)));

/** Something is shown, and all of it has a variant that is both. */
function wrongFilter({ max, value, all }: VariantQuestion, cards: MadeReply['cards']): string | null {
  const shown = shownBy(cards, all).flatMap((one) => one ?? []);
  if (shown.length === 0) return 'there is some';
  const wrong = shown.find((one) => !isBoth(one, value, max ?? 0));
  return wrong === undefined ? null : `${wrong.name} is not both`;
}

/** It is shown where it is to be had at that price; else its true price, or that it is sold out, is told, or nothing of it. */
function wrongLimit(
  { product, max, value, all }: VariantQuestion,
  text: string,
  cards: MadeReply['cards'],
): string | null {
  const shown = shownBy(cards, all);
  if (product === null || isBoth(product, value, max ?? 0))
    return shown.includes(product ?? undefined) ? null : 'it is to be had at that price';
  const meant = product.offers.find((offer) => valuesOf(offer).includes(value));
  if (/sold out/i.test(text) || (meant?.price != null && holds(text, priceSaid(meant.price)))) return null;
  const wrong = shown.find((one) => one !== undefined && !isBoth(one, value, max ?? 0));
  return wrong === undefined ? null : `${wrong.name} is not both`;
}

function holds(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + words.length)))
      return true;
  }
  return false;
}
