/**
 * Of each listed variation, the product that it is one of. A long feed has a hundred thousand of them, and a map of words would take ten
 * times the room of these two rows of numbers.
 */
import { randomInt } from 'node:crypto';
import { FeedRefused, tooManyVariants, variantsMax } from './sieve.ts';

const bits = Math.ceil(Math.log2(2 * variantsMax));
const places = 2 ** bits;

export interface Wholes {
  /** @throws FeedRefused when there are too many */
  note(variation: string, whole: string): void;
  /** undefined where nothing lists it */
  of(variation: string): string | undefined;
}

export function createWholes(): Wholes {
  const variations = new Float64Array(places);
  const wholes = new Float64Array(places);
  // no shop can know which of its numbers would stand in each other's way
  const seeds = [randomInt(2 ** 31) * 2 + 1, randomInt(2 ** 31) * 2 + 1] as const;
  let noted = 0;

  /** its place, or the free one that it would take */
  function placeOf(id: number): number {
    const mixed = Math.imul(id % 2 ** 32, seeds[0]) ^ Math.imul(Math.floor(id / 2 ** 32), seeds[1]);
    let at = mixed >>> (32 - bits);
    while (variations[at] !== 0 && variations[at] !== id) at = (at + 1) % places;
    return at;
  }
  return {
    note(variation, whole) {
      const at = placeOf(numberOf(variation));
      if (variations[at] === 0) noted += 1;
      if (noted > variantsMax) throw tooManyVariants();
      variations[at] = numberOf(variation);
      wholes[at] = numberOf(whole);
    },
    of(variation) {
      const at = isNumber(variation) ? placeOf(Number(variation)) : -1;
      return at >= 0 && variations[at] !== 0 ? String(wholes[at]) : undefined;
    },
  };
}

const isNumber = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id);

/** The shop's database counts them from one. */
function numberOf(id: string): number {
  if (!isNumber(id)) throw new FeedRefused('The feed’s products are not numbered as WooCommerce numbers them.');
  return Number(id);
}
