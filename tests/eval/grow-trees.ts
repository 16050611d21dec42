/** Grows a sum of small decision trees by gradient boosting on binned features: the same in every run. */
import type { BoostedTrees, Tree } from '../../server/src/evidence/boosted-trees.ts';

export interface Growth {
  trees: number;
  depth: number;
  rate: number;
  /** least weight of a leaf (sum of second derivatives) */
  leastWeight: number;
  /** how far leaves are drawn towards 0 */
  shrink: number;
  /** share of the features that a tree may ask */
  columns: number;
}

/** First and second derivatives of the loss at these scores, written into the given arrays. */
export type Loss = (scores: Float64Array, gradients: Float64Array, curvatures: Float64Array) => void;

const binsMax = 64;
const leastGain = 1e-3;

export function growTrees(
  names: readonly string[],
  rows: readonly Float32Array[],
  loss: Loss,
  growth: Growth,
): BoostedTrees {
  const edges = names.map((_, feature) => edgesOf(rows, feature));
  const bins = new Uint8Array(rows.length * names.length);
  for (const [at, row] of rows.entries()) {
    for (const [feature, own] of edges.entries()) bins[at * names.length + feature] = binOf(own, row[feature] ?? 0);
  }
  const ground: Ground = {
    edges,
    bins,
    gradients: new Float64Array(rows.length),
    curvatures: new Float64Array(rows.length),
    scores: new Float64Array(rows.length),
    columns: [],
    growth,
  };
  const random = randomFrom(7);
  const trees: Tree[] = [];
  for (let round = 0; round < growth.trees; round++) {
    loss(ground.scores, ground.gradients, ground.curvatures);
    ground.columns = names.map((_, feature) => feature).filter(() => random() < growth.columns);
    const tree: Tree = { feature: [], threshold: [], left: [], right: [], value: [] };
    const members = Uint32Array.from(rows.keys());
    growNode(ground, tree, members, sumsOf(ground, members), 0);
    trees.push(tree);
  }
  return { features: [...names], base: 0, trees };
}

interface Ground {
  edges: Float32Array[];
  /** row by row */
  bins: Uint8Array;
  gradients: Float64Array;
  curvatures: Float64Array;
  scores: Float64Array;
  columns: number[];
  growth: Growth;
}

/** By column and bin: the sums of first and second derivatives, side by side. */
function sumsOf({ columns, bins, edges, gradients, curvatures }: Ground, members: Uint32Array): Float64Array {
  const sums = new Float64Array(columns.length * binsMax * 2);
  const own = Uint32Array.from(columns);
  const width = edges.length;
  for (const member of members) {
    const gradient = gradients[member] ?? 0;
    const curvature = curvatures[member] ?? 0;
    const row = member * width;
    for (let at = 0; at < own.length; at++) {
      const place = (at * binsMax + (bins[row + (own[at] ?? 0)] ?? 0)) * 2;
      sums[place] = (sums[place] ?? 0) + gradient;
      sums[place + 1] = (sums[place + 1] ?? 0) + curvature;
    }
  }
  return sums;
}

function growNode(ground: Ground, tree: Tree, members: Uint32Array, sums: Float64Array, depth: number): number {
  const { gradients, curvatures, growth, edges, bins, scores } = ground;
  const node = tree.feature.length;
  let gradient = 0;
  let curvature = 0;
  for (const at of members) {
    gradient += gradients[at] ?? 0;
    curvature += curvatures[at] ?? 0;
  }
  const value = rounded((-growth.rate * gradient) / (curvature + growth.shrink));
  tree.feature.push(-1);
  tree.threshold.push(0);
  tree.left.push(0);
  tree.right.push(0);
  tree.value.push(value);
  const split = depth === growth.depth ? null : bestSplit(ground, sums, gradient, curvature);
  if (split === null) {
    for (const at of members) scores[at] = (scores[at] ?? 0) + value;
    return node;
  }
  const goesLeft = (at: number) => (bins[at * edges.length + split.feature] ?? 0) <= split.bin;
  const left = members.filter((at) => goesLeft(at));
  const right = members.filter((at) => !goesLeft(at));
  // what one side does not hold is the other's
  const isLeftSmaller = left.length < right.length;
  const smaller = sumsOf(ground, isLeftSmaller ? left : right);
  const larger = sums.map((sum, at) => sum - (smaller[at] ?? 0));
  tree.feature[node] = split.feature;
  tree.threshold[node] = edges[split.feature]?.[split.bin] ?? 0;
  tree.left[node] = growNode(ground, tree, left, isLeftSmaller ? smaller : larger, depth + 1);
  tree.right[node] = growNode(ground, tree, right, isLeftSmaller ? larger : smaller, depth + 1);
  return node;
}

function bestSplit({ columns, growth, edges }: Ground, sums: Float64Array, gradient: number, curvature: number) {
  const parent = gradient ** 2 / (curvature + growth.shrink);
  let best: { feature: number; bin: number } | null = null;
  let bestGain = leastGain;
  for (const [column, feature] of columns.entries()) {
    const last = (edges[feature]?.length ?? 0) - 1;
    let leftGradient = 0;
    let leftCurvature = 0;
    for (let bin = 0; bin <= last; bin++) {
      leftGradient += sums[(column * binsMax + bin) * 2] ?? 0;
      leftCurvature += sums[(column * binsMax + bin) * 2 + 1] ?? 0;
      const rightCurvature = curvature - leftCurvature;
      if (leftCurvature < growth.leastWeight) continue;
      if (rightCurvature < growth.leastWeight) break;
      const gain =
        leftGradient ** 2 / (leftCurvature + growth.shrink) +
        (gradient - leftGradient) ** 2 / (rightCurvature + growth.shrink) -
        parent;
      if (gain > bestGain) [best, bestGain] = [{ feature, bin }, gain];
    }
  }
  return best;
}

/** Upper edges of all bins but the last: quantiles of the values. */
function edgesOf(rows: readonly Float32Array[], feature: number): Float32Array {
  const step = Math.max(1, Math.floor(rows.length / 20_000));
  const values = Float32Array.from(rows.filter((_, at) => at % step === 0).map((row) => row[feature] ?? 0)).sort();
  const distinct = [...new Set(values)];
  if (distinct.length <= binsMax) return Float32Array.from(distinct.slice(0, -1));
  const edges = Array.from(
    { length: binsMax - 1 },
    (_, at) => values[Math.floor(((at + 1) * values.length) / binsMax)] ?? 0,
  );
  return Float32Array.from(new Set(edges));
}

function binOf(edges: Float32Array, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const rounded = (value: number) => Number(value.toFixed(5));

/** mulberry32 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
