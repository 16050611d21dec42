/** Things that hold most of what was said where nothing else holds half as much: what they are called does not matter. */
interface Found<T> {
  document: T;
  coverage: number;
}

/** of what was said; of the best one's share what others need beside it; and what all the rest must stay under */
const least = 0.5;
const alike = 0.85;
const behind = 0.5;

/** Empty where nothing stands out, or more than `most` do. */
export function standingOut<T>(found: readonly Found<T>[], most: number): T[] {
  const nearest = found.toSorted((a, b) => b.coverage - a.coverage);
  const best = nearest[0]?.coverage ?? 0;
  if (best < least) return [];
  const first = nearest.filter(({ coverage }) => coverage >= alike * best);
  const isAlone = (nearest[first.length]?.coverage ?? 0) <= behind * best;
  return isAlone && first.length <= most ? first.map(({ document }) => document) : [];
}
