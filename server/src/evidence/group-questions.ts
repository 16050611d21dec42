/** Questions that want the same answer, put together: average linkage, by how likely any two are alike. */
import type { ReadQuestion } from './question-likeness.ts';

/** two groups become one while their members are on average so likely alike */
const least = 0.15;

/** @returns for each question the position of its group's first one; time and memory grow with the square of their number */
export function groupQuestions(
  questions: readonly ReadQuestion[],
  likenessOf: (a: ReadQuestion, b: ReadQuestion) => number,
): number[] {
  const count = questions.length;
  const likeness = Array.from({ length: count }, () => new Float64Array(count));
  for (const [at, one] of questions.entries()) {
    for (let before = 0; before < at; before++) {
      const other = questions[before];
      if (other !== undefined) setBoth(likeness, at, before, likenessOf(one, other));
    }
  }
  const group = questions.map((_, at) => at);
  const sizes = new Float64Array(count).fill(1);
  const open = new Set(group);
  const nearest = group.map((at) => nearestTo(at, open, likeness));
  for (;;) {
    let best = -1;
    for (const at of open) if (best < 0 || nearnessOf(at) > nearnessOf(best)) best = at;
    const other = nearest[best] ?? -1;
    if (other < 0 || nearnessOf(best) < least) return group;
    const [kept, gone] = best < other ? [best, other] : [other, best];
    open.delete(gone);
    for (const at of open) {
      if (at === kept) continue;
      const mean =
        (valueOf(likeness, at, kept) * (sizes[kept] ?? 0) + valueOf(likeness, at, gone) * (sizes[gone] ?? 0)) /
        ((sizes[kept] ?? 0) + (sizes[gone] ?? 0));
      setBoth(likeness, at, kept, mean);
    }
    sizes[kept] = (sizes[kept] ?? 0) + (sizes[gone] ?? 0);
    for (const [at, its] of group.entries()) if (its === gone) group[at] = kept;
    nearest[kept] = nearestTo(kept, open, likeness);
    for (const at of open) {
      const its = nearest[at];
      if (its === gone || its === kept) nearest[at] = nearestTo(at, open, likeness);
      else if (at !== kept && valueOf(likeness, at, kept) > nearnessOf(at)) nearest[at] = kept;
    }
  }

  function nearnessOf(at: number): number {
    const its = nearest[at] ?? -1;
    return its < 0 ? -1 : valueOf(likeness, at, its);
  }
}

function nearestTo(at: number, open: ReadonlySet<number>, likeness: readonly Float64Array[]): number {
  let best = -1;
  for (const other of open)
    if (other !== at && (best < 0 || valueOf(likeness, at, other) > valueOf(likeness, at, best))) best = other;
  return best;
}

const valueOf = (rows: readonly Float64Array[], at: number, other: number): number => rows[at]?.[other] ?? 0;

function setBoth(rows: readonly Float64Array[], at: number, other: number, value: number): void {
  const one = rows[at];
  const its = rows[other];
  if (one !== undefined) one[other] = value;
  if (its !== undefined) its[at] = value;
}
