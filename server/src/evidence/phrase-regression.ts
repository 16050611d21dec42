/** Which label a text bears, from texts that bear it: a multinomial regression, trained when it is made. */
import type { PhraseVector } from './phrase-vectors.ts';

const rounds = 80;
const step = 0.5;
/** how far weights are drawn towards 0, for all texts together */
const shrink = 0.03;
const leastFault = 1e-4;

/** `wanted` holds the label of each vector, counted from 0; the answer is each label's share. */
export function trainRegression(
  vectors: readonly PhraseVector[],
  wanted: readonly number[],
  { labels, size }: { labels: number; size: number },
): (vector: PhraseVector) => number[] {
  const zeros = () => Array.from({ length: labels }, () => new Float64Array(size));
  const [weights, slopes] = [zeros(), zeros()];
  const paces = zeros().map((pace) => pace.fill(1e-6));
  for (let round = 0; round < rounds; round++) {
    for (const slope of slopes) slope.fill(0);
    for (const [at, vector] of vectors.entries()) {
      const shares = sharesOf(weights, vector);
      for (const [label, slope] of slopes.entries()) {
        const fault = (shares[label] ?? 0) - (label === wanted[at] ? 1 : 0);
        if (Math.abs(fault) > leastFault) addTo(slope, vector, fault);
      }
    }
    for (const [label, slope] of slopes.entries()) follow(weights[label], slope, paces[label], vectors.length);
  }
  return (vector) => sharesOf(weights, vector);
}

function addTo(sum: Float64Array, { places, values }: PhraseVector, factor: number): void {
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0;
    sum[place] = (sum[place] ?? 0) + factor * (values[at] ?? 0);
  }
}

/** A step down the slope, smaller for what has moved much (Adagrad). */
function follow(
  weights: Float64Array | undefined,
  slope: Float64Array,
  paces: Float64Array | undefined,
  count: number,
): void {
  if (weights === undefined || paces === undefined) return;
  for (let at = 0; at < weights.length; at++) {
    const down = ((slope[at] ?? 0) + shrink * (weights[at] ?? 0)) / count;
    const pace = (paces[at] ?? 0) + down * down;
    paces[at] = pace;
    weights[at] = (weights[at] ?? 0) - (step * down) / Math.sqrt(pace);
  }
}

function sharesOf(weights: readonly Float64Array[], { places, values }: PhraseVector): number[] {
  const scores = weights.map((own) => {
    let sum = 0;
    for (let at = 0; at < places.length; at++) sum += (own[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
    return sum;
  });
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / whole);
}
