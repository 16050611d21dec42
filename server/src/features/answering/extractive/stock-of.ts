/** Whether a product or a choice of it can be had, in words. */
import type { FoundProduct } from '../../../ports/model.ts';
import { choicesOf, isToldGone, offersIn, openChoices } from './choices.ts';
import { fill } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import type { NamedOption } from './named-option.ts';
import { listed, nearestOpen } from './options.ts';

/** share of a question about stock that the name of a choice takes up */
const unsaid = 0.5;
/** from this probability on the page says it */
const toldOnPage = 0.4;
/** so many choices that are gone are told beside those that are there */
const goneMax = 4;

export function stockOf(
  { phrases, part }: Asking,
  product: FoundProduct,
  {
    option,
    asksStock,
    told,
    toldSurely,
  }: {
    asksStock: boolean;
    option: NamedOption | null;
    told: (text: string) => Draft;
    toldSurely: (text: string) => Draft;
  },
): Draft | null {
  const { name } = product;
  const offers = offersIn(product);
  const open = offers.filter(({ availability }) => availability === 'in_stock');
  const asked = asksStock ? toldSurely : told;
  if (option !== null) {
    const values = { name, option: option.values.join(' / ') };
    if (option.offers.length === 0 && offers.length > 0) {
      const near = open.filter(({ options }) => Object.values(options).some((value) => option.values.includes(value)));
      const options = near.length > 0 ? valuesOf(near) : openChoices(product);
      return asked(fill(phrases.notOffered, { ...values, options: listed(options, phrases.or) }));
    }
    const states = new Set(option.offers.map(({ availability }) => availability));
    if (states.has('preorder') && !states.has('in_stock'))
      return toldSurely(fill(phrases.preordered, { name: `${name} (${values.option})` }));
    if (states.has('in_stock'))
      return asked([fill(phrases.inStockOption, values), ...goneOf(option.offers, { name, phrases })].join(' '));
    if (states.size === 1 && states.has('out_of_stock'))
      return toldSurely(
        withOpen(fill(phrases.soldOutOption, values), { name, phrases, values: valuesOf(nearestOpen(option, offers)) }),
      );
    if (product.availability === 'out_of_stock') return told(fill(phrases.soldOutNow, { name }));
    const texts = part.ownEvidence.passages.map(({ text }) => text);
    if (option.values.length === 1 && option.values.every((value) => isToldGone(value, choicesOf(product), texts)))
      return toldSurely(fill(phrases.soldOutOption, values));
    // that there is such a choice does not say that it can be had: the page may
    const isOnPage = (part.ownEvidence.found[0]?.probability ?? 0) >= toldOnPage;
    const found = told(fill(phrases.availableIn, { name, options: option.values.join(' / ') }));
    if (asksStock && isOnPage) return { ...found, signs: { ...found.signs, held: unsaid } };
    return asksStock ? told(`${found.text} ${fill(phrases.stockUnknown, values)}`) : found;
  }
  if (product.availability === 'unknown') return told(fill(phrases.stockUnknown, { name }));
  if (product.availability === 'out_of_stock') return told(fill(phrases.soldOutNow, { name }));
  if (product.availability === 'preorder') return told(fill(phrases.preordered, { name }));
  const hasSoldOut = offers.some(({ availability }) => availability === 'out_of_stock');
  const text = fill(phrases.inStock, { name });
  const hasKinds = offers.some(({ options }) => Object.keys(options).length > 1);
  const gone = hasKinds ? goneOf(offers, { name, phrases }) : [];
  if (gone.length > 0) return told([text, ...gone].join(' '));
  return told(hasSoldOut ? withOpen(text, { name, phrases, values: valuesOf(open) }) : text);
}

/** "In slate it is there, but for the large one." */
function goneOf(
  offers: FoundProduct['offers'],
  { name, phrases }: { name: string; phrases: Asking['phrases'] },
): string[] {
  const gone = offers.filter(({ availability }) => availability === 'out_of_stock');
  if (gone.length === 0 || gone.length > goneMax) return [];
  return [fill(phrases.soldOutOption, { name, option: listed(valuesOf(gone), phrases.or) })];
}

const valuesOf = (offers: FoundProduct['offers']): string[] => [
  ...new Set(offers.map(({ options }) => Object.values(options).join(' / '))),
];

function withOpen(
  text: string,
  { name, phrases, values }: { name: string; phrases: Asking['phrases']; values: string[] },
): string {
  return values.length === 0
    ? text
    : `${text} ${fill(phrases.availableIn, { name, options: listed(values, phrases.or) })}`;
}
