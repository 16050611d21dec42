/** A sum of small decision trees, as `tests/eval/train-evidence.ts` writes it. */

/** Of one tree, by node: the feature asked for, or -1 at a leaf; the greatest value that goes to the left; where left and right stand; what a leaf adds. */
export interface Tree {
  feature: number[];
  threshold: number[];
  left: number[];
  right: number[];
  value: number[];
}

export interface BoostedTrees {
  features: string[];
  base: number;
  trees: Tree[];
}

/** The same trees for rows whose features stand in another order; a feature that the rows lack is 0 there. */
export function alignedTo(model: BoostedTrees, names: readonly string[]): BoostedTrees {
  const places = model.features.map((name) => {
    const at = names.indexOf(name);
    return at < 0 ? names.length : at;
  });
  const trees = model.trees.map((tree) => ({
    ...tree,
    feature: tree.feature.map((asked) => (asked < 0 ? asked : (places[asked] ?? names.length))),
  }));
  return { ...model, features: [...names], trees };
}

export function scoreOf({ base, trees }: BoostedTrees, row: Float32Array): number {
  let score = base;
  for (const { feature, threshold, left, right, value } of trees) {
    let node = 0;
    let asked = feature[0] ?? -1;
    while (asked >= 0) {
      node = ((row[asked] ?? 0) <= (threshold[node] ?? 0) ? left[node] : right[node]) ?? 0;
      asked = feature[node] ?? -1;
    }
    score += value[node] ?? 0;
  }
  return score;
}

/** Of a score, as the logarithm of odds, 0 to 1. */
export const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score));
