/** Where parcels go to, as a statement or what stands above it names it. */
import { isOriginOf, lowered, regionsSaid, restIn } from './regions.ts';
import { asWritten } from './scoped.ts';
import type { Scoped } from './scoped.ts';
import type { WordsIn } from './words-in.ts';

const countriesMax = 6;

export const hasRegion = ({ concepts, countries }: WordsIn): boolean => countries.size > 0 || concepts.has('abroad');

export const regionAbove = (near: Scoped['above']): string | null =>
  near.map((one) => leadRegion(one.text, one.words)).find((one) => one !== null) ?? null;

/** "Do you ship overseas?" parts parcels that go out, and none that come back. */
export const isOfDelivery = ({ concepts }: WordsIn): boolean =>
  (concepts.has('delivery') || concepts.has('dispatch')) && !concepts.has('returns');

/** "Columbia, SC": where a thing goes to, not where it comes from */
const town = /(?<!\p{L})(?<!from )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, [A-Z]{2}(?![\p{L}\p{N}])/u;

/** "anywhere within 12 miles": near the shop a van of its own brings it */
const around =
  /(?<!\p{L})(?:within (?:a )?\p{N}+[\s-]?(?:miles?|mi|km|kilomet(?:re|er)s?)(?:[\s-]radius)?|im umkreis von \p{N}+ ?(?:km|kilometern?)|dans un rayon de \p{N}+ ?(?:km|kilomètres)|en un radio de \p{N}+ ?(?:km|kilómetros)|nel raggio di \p{N}+ ?(?:km|chilometri)|num raio de \p{N}+ ?(?:km|quil[óô]metros)|binnen een straal van \p{N}+ ?(?:km|kilometer)|(?:dalam )?radius \p{N}+ ?(?:km|kilometer))(?!\p{L})/iu;

export function regionIn(
  text: string,
  { concepts, countries }: WordsIn,
  { origin, rest }: Pick<Scoped['of'], 'origin' | 'rest'>,
): string | null {
  const words = [...countries.values()].filter((word) => origin || !isOriginOf(word, text));
  if (words.length > countriesMax) return null;
  const named = regionsSaid(text, words);
  const abroad = concepts.get('abroad');
  // "outside the UK" is not the UK
  if (
    abroad !== undefined &&
    named.length === 1 &&
    abroad.length > (named[0] ?? '').length &&
    abroad.includes((named[0] ?? '').toLowerCase())
  )
    return asWritten(text, abroad);
  // "outside these countries" and "other than the USA" say it all
  const isWhole = named.some((one) => !words.includes(lowered(one)));
  const others = rest ? (restIn(text) ?? (isWhole ? undefined : abroad)) : undefined;
  const isNew =
    others !== undefined &&
    !named.some((one) => lowered(one).includes(lowered(others)) || lowered(others).includes(lowered(one)));
  const all = isNew ? [...named, ...regionsSaid(text, [others])] : named;
  if (all.length > 0) return all.join(', ');
  const place = town.exec(text)?.[0];
  if (place !== undefined) return place;
  const near = around.exec(text)?.[0];
  if (near !== undefined) return near;
  return abroad === undefined ? null : asWritten(text, abroad);
}

/** "US orders", "International and Canadian Orders": what stands above says it as a whole. */
function leadRegion(text: string, words: WordsIn): string | null {
  if (!hasRegion(words)) return null;
  return /[?？]$/u.test(text) || text.length > 50 ? regionIn(text, words, { origin: true, rest: false }) : text;
}
