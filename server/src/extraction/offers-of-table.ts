/** What a product page's own table says of each choice: `Diameter 30 cm | Weight: 0.8 kg | Price: €11.90 | Availability: sold out`. */
import type { Offer } from './extracted-page.ts';
import { parsePrices } from './parse-price.ts';
import { saysSoldOut } from './offer-stock.ts';

const valueMax = 60;
const inStock =
  /^(?:in stock|available|auf lager|vorrätig|lieferbar|verfügbar|sofort lieferbar|en stock|disponibles?|in magazzino|disponibil[ei]|op voorraad|em estoque|disponível|tersedia|ready)(?!\p{L})/iu;

/** Fills only what nothing else tells; a row counts where it names exactly one choice, in its first cell. */
export function withTableRows(offers: readonly Offer[], lines: readonly string[], currency: string | null): Offer[] {
  const rows = lines.filter((line) => line.includes(' | ')).map((line) => line.split(' | '));
  if (rows.length === 0) return [...offers];
  const rowOf = ({ options }: Offer) => {
    const values = Object.values(options).map((value) => value.toLowerCase());
    const [value] = values;
    if (values.length !== 1 || value === undefined) return undefined;
    const named = rows.filter(
      ([first = '']) => first.toLowerCase() === value || first.toLowerCase().endsWith(` ${value}`),
    );
    return named.length === 1 ? named[0]?.slice(1) : undefined;
  };
  return offers.map((offer) => {
    const told = rowOf(offer)?.map((cell) => cell.replace(/^[^:：]{1,40}[:：]\s+/u, '')) ?? [];
    const prices = told.flatMap((value) =>
      value.length > valueMax
        ? []
        : parsePrices(value, currency).filter(({ isMarked, amount }) => isMarked && amount > 0),
    );
    const [price] = prices;
    const isPriced = offer.price === null && prices.length === 1 && price !== undefined && price.currency !== null;
    const stock = told.some(saysSoldOut)
      ? 'out_of_stock'
      : told.some((value) => inStock.test(value))
        ? 'in_stock'
        : null;
    return {
      ...offer,
      price: isPriced ? { amount: price.amount, currency: price.currency ?? '' } : offer.price,
      availability: offer.availability === 'unknown' && stock !== null ? stock : offer.availability,
    };
  });
}
