/** Measures that a reply takes from the visitor ("for your 20 lb dog") and not from the shop; and pounds, which are money only where something is sold for them. */
import type { FoundProduct } from '../../../ports/model.ts';
import { claimsIn, plainText, sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';

/** "a three-pound bag" is a weight anywhere */
const joinedPound = /(?<=[\p{L}\p{N}])-pounds?(?!\p{L}| sterling)/giu;
const pound = /(?<=[\p{L}\p{N}]) pounds?(?!\p{L}| sterling)/giu;

/** The text with pounds of weight as `lb`. */
export function createWeightWords(products: readonly FoundProduct[]): (text: string) => string {
  const currencies = products.flatMap(({ price, offers }) =>
    [price, ...offers.map((offer) => offer.price)].flatMap((one) => (one === null ? [] : [one.currency])),
  );
  const isMoney = currencies.length === 0 || currencies.some((currency) => currency === 'GBP' || currency === null);
  return (text) => {
    const joined = text.replaceAll(joinedPound, ' lb');
    return isMoney ? joined : joined.replaceAll(pound, ' lb');
  };
}

const wordAfter = /^[\s-]*(\p{L}{3,})/u;

/** Whether a measure is one that the visitor gave, said of the very thing that it was given for. */
export function createOfVisitor(
  asked: string,
  language: string,
  weightWords: (text: string) => string,
): (claim: Claim, plain: string) => boolean {
  const given = claimsIn(plainText(weightWords(asked), language)).filter(({ kind }) => kind === 'measure');
  const words = new Set(asked.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return (claim, plain) => {
    if (claim.kind !== 'measure' || !given.some((one) => sameClaim(one, claim))) return false;
    const [, next = ''] = wordAfter.exec(plain.slice(claim.end)) ?? [];
    return words.has(next.toLowerCase());
  };
}
