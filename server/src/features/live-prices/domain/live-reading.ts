/** A product's price and stock as its shop says them now, put into the record that is known: words stay, numbers are those that were read. */
import type { Availability, Offer, Price, Product } from '../../../extraction/extracted-page.ts';
import { joinOptions } from '../../../extraction/offer-stock.ts';

/** What a page or a variant endpoint says of one product. */
export interface Told {
  price: Price | null;
  priorPrice: Price | null;
  priceConflict: boolean;
  availability: Availability;
  /** empty where it names no variants */
  offers: Offer[];
}

/** Null where it tells no price of a product that had one: then nothing is known anew. */
export function withTold(known: Product, told: Told): Product | null {
  const offers =
    told.offers.length > 0 ? told.offers.map((offer) => withKnown(offer, known.offers)) : repriced(known, told);
  const { price, priorPrice, priceConflict } = told;
  if (price === null && !priceConflict && known.price !== null) return null;
  return {
    ...known,
    price,
    priorPrice,
    priceConflict,
    availability: told.availability === 'unknown' ? known.availability : told.availability,
    offers,
  };
}

/** The same variant goes by the names, the address and the codes that are known of it. */
function withKnown(offer: Offer, all: readonly Offer[]): Offer {
  const known = all.find(({ id }) => id !== '' && id === offer.id) ?? all.find((one) => isSameChoice(one, offer));
  if (known === undefined) return offer;
  const { price, priorPrice } = offer;
  return {
    ...known,
    id: offer.id || known.id,
    options: joinOptions(known.options, offer.options),
    price,
    priorPrice,
    availability: stateOf(offer.availability, known.availability),
  };
}

/** An endpoint says whether it can be ordered, not whether it lies there yet. */
const stateOf = (read: Availability, known: Availability): Availability =>
  read === 'unknown' || (read === 'in_stock' && known === 'preorder') ? known : read;

function isSameChoice(one: Offer, other: Offer): boolean {
  const values = ({ options }: Offer) =>
    Object.values(options)
      .map((value) => value.toLowerCase())
      .toSorted()
      .join('\n');
  return values(one) !== '' && values(one) === values(other);
}

/** A page that names no variants tells one price: that of all of them, or of nobody knows which. */
function repriced({ offers, price }: Product, told: Told): Offer[] {
  if (sameAmount(price, told.price) && told.availability !== 'out_of_stock') return offers;
  const areAlike = offers.every((offer) => sameAmount(offer.price, price));
  return offers.map((offer) => ({
    ...offer,
    price: areAlike ? told.price : null,
    priorPrice: areAlike ? told.priorPrice : null,
    availability: told.availability === 'out_of_stock' ? 'out_of_stock' : offer.availability,
  }));
}

/** The price that stood for the product is that of one of its variants, and stays that one's; else the lowest of what can be had. */
export function leading(known: Product, { offers, ...told }: Told): Told {
  const stood = known.offers.find(({ price }) => sameAmount(price, known.price));
  const open = offers.filter(({ availability }) => availability !== 'out_of_stock');
  const [lowest] = (open.length > 0 ? open : offers).toSorted(
    (a, b) => (a.price?.amount ?? Infinity) - (b.price?.amount ?? Infinity),
  );
  const lead = offers.find((offer) => stood !== undefined && isSameOffer(offer, stood)) ?? lowest;
  return lead?.price ? { ...told, offers, price: lead.price, priorPrice: lead.priorPrice } : { ...told, offers };
}

const isSameOffer = (one: Offer, other: Offer): boolean =>
  (one.id !== '' && one.id === other.id) || isSameChoice(one, other);

const sameAmount = (one: Price | null, other: Price | null): boolean =>
  one?.amount === other?.amount && one?.currency === other?.currency;
