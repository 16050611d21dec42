/** "How much is shipping and how long does it take to Norway?": both are asked of the place. */
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { Concept } from '../../../languages/concepts.ts';

const ofPlace: readonly Concept[] = ['delivery', 'dispatch', 'customs'];

/** The one place that is named goes with each question about delivery. */
export function sharePlace(parts: readonly string[], language: string): string[] {
  if (parts.length < 2) return [...parts];
  const places = parts.map((part) =>
    readShopWords(part, language).flatMap((one) => (one.kind === 'country' ? [one.text] : [])),
  );
  const named = new Set(places.flat());
  const [place] = named;
  if (place === undefined || named.size > 1) return [...parts];
  return parts.map((part, at) => {
    const isOfPlace = conceptsIn(part, language).some((concept) => ofPlace.includes(concept));
    return isOfPlace && places[at]?.length === 0 ? `${part} ${place}` : part;
  });
}
