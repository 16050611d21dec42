/** How far apart two spellings are. */

/** "towel" and "towels", "gelas" and "gelasnya" are words of their own. */
export const isNearForm = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** Equal for spellings that only order their letters otherwise. */
export const sortedLetters = (text: string): string => Array.from(text).toSorted().join('');

/** Letters left out, added, replaced or swapped; counting stops above `most`. */
export function stepsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + Number(!isSame),
          isTurned ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] ?? most + 1;
}
