/** Whether a text holds the question's words together and in their order, and how much else it says. */
import type { QuestionTerms } from './question-terms.ts';
import type { Word } from './read-words.ts';

/** Neighbours of the question that are neighbours here, and pairs that keep their order, as shares of their weights. */
export function orderShares(
  { words, weights, count }: QuestionTerms,
  text: readonly Word[],
): { follows: number; inOrder: number } {
  const places = new Map<string, number[]>();
  for (const [at, { term }] of text.entries()) {
    const known = places.get(term);
    if (known === undefined) places.set(term, [at]);
    else known.push(at);
  }
  let whole = 0;
  let follows = 0;
  let inOrder = 0;
  for (let at = 0; at + 1 < count; at++) {
    const weight = (weights[at] ?? 0) + (weights[at + 1] ?? 0);
    whole += weight;
    const first = places.get(words[at]?.term ?? '');
    const second = places.get(words[at + 1]?.term ?? '');
    if (first === undefined || second === undefined) continue;
    if (first.some((place) => second.includes(place + 1))) follows += weight;
    if ((first[0] ?? 0) < (second.at(-1) ?? 0)) inOrder += weight;
  }
  return whole === 0 ? { follows: 0, inOrder: 0 } : { follows: follows / whole, inOrder: inOrder / whole };
}

/** How close together the question's content words stand: 1 side by side, towards 0 far apart or alone. */
export function windowOf({ words }: QuestionTerms, text: readonly Word[]): number {
  const asked = new Set(words.filter(({ isFunctionWord }) => !isFunctionWord).map(({ term }) => term));
  const hits = text.flatMap(({ term }, at) => (asked.has(term) ? [{ term, at }] : []));
  const wanted = new Set(hits.map(({ term }) => term)).size;
  if (wanted < 2) return 0;
  const inside = new Map<string, number>();
  let from = 0;
  let shortest = text.length;
  for (const [to, { term, at }] of hits.entries()) {
    inside.set(term, (inside.get(term) ?? 0) + 1);
    while (inside.size === wanted) {
      const first = hits[from];
      if (first === undefined || from > to) break;
      shortest = Math.min(shortest, at - first.at + 1);
      const left = (inside.get(first.term) ?? 0) - 1;
      if (left === 0) inside.delete(first.term);
      else inside.set(first.term, left);
      from += 1;
    }
  }
  return wanted / Math.max(shortest, wanted);
}

/** The share of the text's own telling words that were asked for. */
export function precisionOf(text: readonly Word[], { words }: QuestionTerms): number {
  const asked = new Set(words.map(({ term }) => term));
  const telling = new Set(text.filter(({ isFunctionWord }) => !isFunctionWord).map(({ term }) => term));
  if (telling.size === 0) return 0;
  let held = 0;
  for (const term of telling) if (asked.has(term)) held++;
  return held / telling.size;
}
