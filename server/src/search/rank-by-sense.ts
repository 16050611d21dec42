/** Among documents that hold the question's words, those first that are about what it is about, and about what the others are about. */
import type { Hit } from './documents.ts';
import type { Senses } from './senses.ts';

export type ScoredDocument = Omit<Hit, 'confidence'>;

/** beside the words themselves, whose best score counts as 1 */
const questionWeight = 0.4;
const companyWeight = 0.4;
/** only the best ones say what the others should be like */
const companions = 30;

export function byWhatTheyAreAbout(
  senses: Senses,
  meaning: Float64Array,
  hits: readonly ScoredDocument[],
): ScoredDocument[] {
  const topScore = hits[0]?.score ?? 0;
  if (topScore === 0) return [...hits];
  const wanted = new Float64Array(senses.dimensions);
  const company = new Float64Array(senses.dimensions);
  let whole = 0;
  for (const { position, score } of hits.slice(0, companions)) {
    const weight = (score / topScore) ** 2;
    senses.addDocument(company, position, weight);
    whole += weight;
  }
  addScaled(wanted, meaning, questionWeight / (lengthOf(meaning) || 1));
  addScaled(wanted, company, companyWeight / whole);
  return hits
    .map((hit) => ({ ...hit, score: hit.score + topScore * senses.along(wanted, hit.position) }))
    .sort((a, b) => b.score - a.score);
}

function addScaled(sum: Float64Array, vector: Float64Array, factor: number): void {
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + factor * (vector[k] ?? 0);
}

const lengthOf = (vector: Float64Array) => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
