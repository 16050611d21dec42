/** Whether a product can be had, and the words that shops write on choices and buttons to say so. */
import { withoutColumn } from './block-lines.ts';
import type { Document, Element } from 'domhandler';
import { isInProductForm, ownElements, seenText } from './control-names.ts';
import type { Availability, Offer } from './extracted-page.ts';
import { isUnseen } from './page-parts.ts';
import { parsePrices } from './parse-price.ts';
import type { OfferRecord } from './product-record.ts';

/** Whether a product can be had: as its offers state it, and as its page shows it beside the button. */

/** The short words with which shops mark a choice or a button as sold out or not yet out, in the languages they are likeliest met in. */

const soldOut =
  /(?<!\p{L})(sold[\s-]?out|out[\s-]of[\s-]stock|no longer available|(currently|temporarily) unavailable|unavailable|not available|ausverkauft|nicht (vorrätig|verfügbar|lieferbar|auf lager)|vergriffen|épuisée?s?|indisponibles?|rupture( de stock)?|en rupture|agotad[oa]s?|fuera de (?:stock|existencias)|sin (stock|existencias)|no disponible|esaurit[oaie]|non disponibil[ei]|esgotad[oa]s?|indisponível|sem estoque|uitverkocht|niet (beschikbaar|op voorraad)|udsolgt|utsolgt|slutsåld[a]?|slutsålt|slut i lager|loppuunmyyty|wyprzedan[eya]|brak w magazynie|niedostępn[yae]|vyprodáno|není skladem|elfogyott|stoc epuizat|epuizat[ăei]?|нет в наличии|распродан[аоы]?|немає в наявності|εξαντλ\p{L}+|tükendi|stokta yok|habis|hết hàng)(?![\p{L}])|нет в наличии|распродано|немає в наявності|продано|售罄|缺货|缺貨|在庫切れ|売り切れ|품절|สินค้าหมด|نفدت الكمية|غير متوفر|אזל מהמלאי/iu;

const preorder =
  /(?<!\p{L})(pre[\s-]?order|back[\s-]?order|vorbestell(en|ung|bar)|précommande[r]?|reservar ahora|preventa|pre[\s-]?venda|preordin[ae]|preordine|förbeställ|forudbestil|forhåndsbestill|ennakkotilaa|przedsprzedaż|předobjednat|ön sipariş)(?![\p{L}])|предзаказ|予約|预购|預購|예약/iu;

const inStock =
  /^(?:in stock|available|auf lager|vorrätig|lieferbar|verfügbar|sofort lieferbar|en stock|disponibles?|in magazzino|disponibil[ei]|op voorraad|em estoque|disponível|tersedia|ready|derniers articles en stock|últimas unidades)(?!\p{L})/iu;

export const saysSoldOut = (text: string): boolean => soldOut.test(text);
const saysPreorder = (text: string): boolean => preorder.test(text);
const saysInStock = (text: string): boolean => inStock.test(text);

/** `M - Sold out` and `M (ausverkauft)` are `M`. */
const withoutStockWords = (text: string): string => {
  const [first = '', ...rest] = text.split(/\s+[-–—|:]\s+|\s*[([]|[)\]]\s*/);
  return rest.some((part) => saysSoldOut(part)) && first.trim() !== '' ? first.trim() : text;
};

/** What a choice is called, without the price and the stock that shops write behind it: `M - $20.00` and `M (sold out)` are `M`; `30 - 32` and `5-6` are sizes. */
interface ChoiceLabel {
  label: string;
  /** as written, or '' */
  price: string;
  /** what is added to the price, as written */
  surcharge?: string;
}

const priceBehind =
  /^(.*?\S)(?:\s+[-–—|:]|[:|(]|\s)\s*\(?(\+?)\s*((?:[A-Z]{0,3}\s?\p{Sc}\s?|[A-Z]{3}\s)\d[\d.,']{0,12}(?:\s?[A-Z]{3})?|\d[\d.,']{0,12}\s?(?:\p{Sc}|[A-Z]{3}))\)?$/u;
const textMax = 160;

/** Where only prices tell choices apart, as with vouchers, they are their names. */
export function choiceLabels(texts: readonly string[]): ChoiceLabel[] {
  const bare = texts.map(withoutStockWords);
  const split = bare.map(splitLabel);
  const isTold = new Set(split.map(({ label }) => label)).size === new Set(bare).size;
  return isTold ? split : bare.map((label) => ({ label, price: '' }));
}

function splitLabel(text: string): ChoiceLabel {
  const [, label = '', plus, price = ''] = (text.length <= textMax && priceBehind.exec(text)) || [];
  if (label === '') return { label: text, price: '' };
  const bare = label.replace(/\s*[-–—|:(]+$/, '');
  return plus === '+' ? { label: bare, price: '', surcharge: price } : { label: bare, price };
}

/** What one chooses of a variant, as two sources name it. */

type Options = Readonly<Record<string, string>>;

/** The words that are known of it, and the choices that only the other names; where that tells the same in more parts, its parts. */
export function joinOptions(known: Options, told: Options): Record<string, string> {
  if (Object.keys(told).length <= Object.keys(known).length) return { ...known };
  const words = Object.values(known).map((value) => value.toLowerCase());
  const isSaid = (value: string) => words.some((word) => ` ${word} `.includes(` ${value.toLowerCase()} `));
  if (Object.values(told).every(isSaid)) return { ...told };
  const more = Object.entries(told).filter(([name, value]) => !(name in known) && !words.includes(value.toLowerCase()));
  return { ...known, ...Object.fromEntries(more) };
}

const states: [Availability, RegExp][] = [
  ['in_stock', /^(instock|instoreonly|onlineonly|limitedavailability|available|availablefororder|madetoorder)$/],
  ['preorder', /^(preorder|presale|preorders|backorder|availableonbackorder|onbackorder)$/],
  ['out_of_stock', /^(outofstock|soldout|discontinued|oos|outofstocks|unavailable|reserved)$/],
];

const stateOf = (written: string): Availability | null => {
  const state = written
    .replace(/^.*[/#:]/, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase();
  return state === '' ? null : (states.find(([, pattern]) => pattern.test(state))?.[0] ?? 'unknown');
};

/** Of several, what can be had counts; sold out only where all are. */
export const availabilityOf = (offers: readonly Pick<OfferRecord, 'availability'>[]): Availability =>
  together(offers.map(({ availability }) => stateOf(availability)).filter((state) => state !== null));

export function together(known: readonly Availability[]): Availability {
  if (known.includes('in_stock')) return 'in_stock';
  if (known.includes('preorder')) return 'preorder';
  return known.length > 0 && known.every((state) => state === 'out_of_stock') ? 'out_of_stock' : 'unknown';
}

const buyButton = /add|cart|basket|bag|buy|submit|sold|stock|panier|warenkorb|carrello|carrito|winkel|sepet/i;

/** What the button, or the line of stock beside it, says. */
export function shownStock(part: Element | Document): Availability {
  const [stock] = ownElements(
    part,
    (element) => /(^|\s)stock(\s|$)/.test(element.attribs['class'] ?? '') && !isUnseen(element),
  );
  const classes = stock?.attribs['class'] ?? '';
  if (/(^|\s)out-of-stock(\s|$)/.test(classes)) return 'out_of_stock';
  if (/(^|\s)available-on-backorder(\s|$)/.test(classes)) return 'preorder';
  if (/(^|\s)in-stock(\s|$)/.test(classes)) return 'in_stock';
  const buttons = ownElements(part, (element) => isBuyButton(element) && !isUnseen(element)).slice(0, 5);
  const [first] = buttons;
  const text = first ? seenText(first) || (first.attribs['value'] ?? '') : '';
  if (saysSoldOut(text)) return 'out_of_stock';
  return saysPreorder(text) ? 'preorder' : 'unknown';
}

const isBuyButton = (element: Element): boolean => {
  const { name, attribs } = element;
  if (name !== 'button' && !(name === 'input' && attribs['type'] === 'submit')) return false;
  return (
    isInProductForm(element) &&
    buyButton.test(
      `${attribs['name'] ?? ''} ${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['type'] ?? ''}`,
    ) &&
    !/(^|[\s_-])(quantity|qty|minus|plus|wishlist|compare)(?=$|[\s_-])/i.test(
      `${attribs['name'] ?? ''} ${attribs['class'] ?? ''}`,
    )
  );
};

const cellMax = 60;

/** "Kit - $239.00" */
const pricedLine = /^(\S.{0,58}?)\s*(?:\s[-–—]|:)\s+(\S.{0,20})$/u;
const rowIn = (line: string): string[] =>
  line.includes(' | ') ? line.split(' | ') : (pricedLine.exec(line) ?? []).slice(1);
/** "Configuration: Tool Only (no battery)" */
const headOf = (cell: string): string => withoutColumn(cell.toLowerCase()).replace(/\s*\([^()]*\)$/u, '');

/**
 * What a product page's own table, or a line that is a choice and its price, says of each choice: `Diameter 30 cm | Weight: 0.8 kg | Price: €11.90 | Availability: sold out`.
 * Fills only what nothing else tells; a row counts where it names exactly one choice: in its first cell, or with all that is chosen in cells of their own.
 */
export function withTableRows(offers: readonly Offer[], lines: readonly string[], currency: string | null): Offer[] {
  const rows = lines.map(rowIn).filter((cells) => cells.length > 1);
  if (rows.length === 0) return [...offers];
  const valueOf = ({ options }: Offer): string | undefined => {
    const values = Object.values(options).map((value) => value.toLowerCase());
    return values.length === 1 ? values[0] : undefined;
  };
  const all = new Set(offers.map(valueOf));
  const bareCells = rows.map((cells) => cells.map((cell) => withoutColumn(cell).toLowerCase()));
  const ofAll = ({ options }: Offer) => {
    const values = Object.values(options).map((one) => one.toLowerCase());
    const isOf = (cell: string, place: number, one: string) =>
      cell === one || (place === 0 && cell.endsWith(` ${one}`));
    const holding = rows.filter((_, at) =>
      values.every((one) => bareCells[at]?.some((cell, place) => isOf(cell, place, one))),
    );
    // the description may hold the table again
    const [named, ...others] = new Map(holding.map((cells) => [cells.map(withoutColumn).join('\n'), cells])).values();
    return values.length > 1 && others.length === 0 ? named : undefined;
  };
  const rowOf = (offer: Offer) => {
    const value = valueOf(offer);
    if (value === undefined) return ofAll(offer);
    const begins = (head: string, one: string | undefined) => head.length > 1 && one?.startsWith(`${head} `) === true;
    const named = rows.filter(([first = '']) => {
      const head = headOf(first);
      if (head === value || first.toLowerCase().endsWith(` ${value}`)) return true;
      // the kit of "Kit with one 4.0Ah Battery"
      return begins(head, value) && [...all].filter((one) => one === head || begins(head, one)).length === 1;
    });
    return named.length === 1 ? named[0]?.slice(1) : undefined;
  };
  return offers.map((offer) => {
    const told = rowOf(offer)?.map(withoutColumn) ?? [];
    const prices = told.flatMap((value) =>
      value.length > cellMax
        ? []
        : parsePrices(value, currency).filter(({ isMarked, amount }) => isMarked && amount > 0),
    );
    const [price] = prices;
    const isPriced = offer.price === null && prices.length === 1 && price !== undefined && price.currency !== null;
    const stock = told.some(saysSoldOut) ? 'out_of_stock' : told.some(saysInStock) ? 'in_stock' : null;
    return {
      ...offer,
      price: isPriced ? { amount: price.amount, currency: price.currency ?? '' } : offer.price,
      availability: offer.availability === 'unknown' && stock !== null ? stock : offer.availability,
    };
  });
}
