/** The usual way to group texts, to measure ours beside: k-means on TF-IDF vectors by cosine, its seeds drawn far apart (k-means++). */
import type { ReadQuestion } from '../../server/src/evidence/question-likeness.ts';

const rounds = 30;
const tries = 5;

type Vector = ReadonlyMap<string, number>;

/** @returns for each text the number of its group; the best of several tries by the sum of cosines */
export function kMeansGroups(questions: readonly ReadQuestion[], count: number, random: () => number): number[] {
  const vectors = questions.map(({ weights }) => ofLengthOne(weights));
  const runs = Array.from({ length: tries }, () => run(vectors, count, random));
  return runs.reduce((best, one) => (one.fit > best.fit ? one : best)).groups;
}

function run(vectors: readonly Vector[], count: number, random: () => number): { groups: number[]; fit: number } {
  let centres = seeds(vectors, count, random);
  let groups: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const next = vectors.map((vector) => nearest(vector, centres));
    if (next.every((group, at) => group === groups[at])) break;
    groups = next;
    centres = centres.map((centre, at) => {
      const members = vectors.filter((_, position) => groups[position] === at);
      return members.length === 0 ? centre : meanOf(members);
    });
  }
  const fit = vectors.reduce((sum, vector, at) => sum + cosine(vector, centres[groups[at] ?? 0] ?? vector), 0);
  return { groups, fit };
}

function seeds(vectors: readonly Vector[], count: number, random: () => number): Vector[] {
  const chosen = [vectors[Math.floor(random() * vectors.length)] ?? new Map<string, number>()];
  while (chosen.length < count) {
    const far = vectors.map((vector) => (1 - Math.max(...chosen.map((one) => cosine(vector, one)))) ** 2);
    let left = random() * far.reduce((sum, value) => sum + value, 0);
    const at = far.findIndex((value) => (left -= value) <= 0);
    chosen.push(vectors[Math.max(0, at)] ?? new Map<string, number>());
  }
  return chosen;
}

const nearest = (vector: Vector, centres: readonly Vector[]): number =>
  centres.reduce(
    (best, centre, at) => (cosine(vector, centre) > cosine(vector, centres[best] ?? centre) ? at : best),
    0,
  );

function meanOf(members: readonly Vector[]): Vector {
  const sum = new Map<string, number>();
  for (const member of members) for (const [term, value] of member) sum.set(term, (sum.get(term) ?? 0) + value);
  return ofLengthOne(sum);
}

function ofLengthOne(vector: Vector): Vector {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([term, value]) => [term, value / length]));
}

function cosine(a: Vector, b: Vector): number {
  let dot = 0;
  for (const [term, value] of a) dot += value * (b.get(term) ?? 0);
  return dot;
}
