/** How good one ranking is, from the grades of what was found, best first. */
export interface RankingMetrics {
  ndcg10: number;
  r1: number;
  r5: number;
  mrr10: number;
}

export function rankingMetrics(found: readonly number[], all: readonly number[]): RankingMetrics {
  const ten = found.slice(0, 10);
  const ideal = discounted(all.toSorted((a, b) => b - a).slice(0, 10));
  const first = ten.findIndex((grade) => grade > 0);
  return {
    ndcg10: ideal === 0 ? 0 : discounted(ten) / ideal,
    r1: first === 0 ? 1 : 0,
    r5: first >= 0 && first < 5 ? 1 : 0,
    mrr10: first >= 0 ? 1 / (first + 1) : 0,
  };
}

/** The grade itself is the gain, as in trec_eval. */
const discounted = (grades: readonly number[]) =>
  grades.reduce((sum, grade, rank) => sum + Math.max(0, grade) / Math.log2(rank + 2), 0);

export function meanOf(metrics: readonly RankingMetrics[]): RankingMetrics {
  const mean = (name: keyof RankingMetrics) =>
    rounded(metrics.reduce((sum, one) => sum + one[name], 0) / Math.max(1, metrics.length));
  return { ndcg10: mean('ndcg10'), r1: mean('r1'), r5: mean('r5'), mrr10: mean('mrr10') };
}

export const rounded = (value: number, places = 4): number => Number(value.toFixed(places));

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const share = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.filter(holds).length / Math.max(1, all.length);

export const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(at * values.length))] ?? 0;
