/** Names are typed as they sound: "harmny" is put as the product is called that was found by it. */
import type { FoundProduct } from '../../../ports/model.ts';

/** shorter ones are words of their own too often: "suche" is no beech */
const shortest = 6;
/** from so many letters on two may differ */
const long = 8;
const wordsMax = 40;
const namesMax = 12;

/** A question's words that the shop does not know, as a found product's name has them; all others as they are. */
export function respelled(
  asked: string,
  products: readonly Pick<FoundProduct, 'name'>[],
  isKnown: (word: string) => boolean,
): string {
  const words = asked.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const doubtful = [...new Set(words)].filter((word) => word.length >= shortest).slice(0, wordsMax);
  const names = new Set(
    products.slice(0, namesMax).flatMap(({ name }) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
  );
  return doubtful.reduce((text, word) => {
    const plain = word.toLowerCase();
    if (names.has(plain)) return text;
    const most = plain.length >= long ? 2 : 1;
    // hardly anybody mistakes the first letter
    const near = [...names]
      .filter((name) => name[0] === plain[0])
      .map((name) => ({ name, steps: stepsBetween(plain, name, most) }))
      .filter(({ name, steps }) => steps <= most && !isForm(plain, name))
      .sort((a, b) => a.steps - b.steps)[0];
    return near === undefined || isKnown(word) ? text : text.replace(word, near.name);
  }, asked);
}

/** "towel" and "towels", "gelas" and "gelasnya" are words of their own. */
const isForm = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** Letters left out, put in, taken for another or changed about; more than `most` are not counted further. */
function stepsBetween(one: string, other: string, most: number): number {
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
