/**
 * Which group of open questions means the same as a new one, though they share no words: for an installation that names an embeddings
 * endpoint. Never a reason that a vote is lost: without vectors, words alone decide.
 */
import { withoutMasks } from '../../lib/mask-personal.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';

const patienceMs = 10_000;
const textsAtOnce = 64;
const textsRemembered = 4_000;
/** cosine from which two questions may be one */
const leastNear = 0.7;
/** ... and surely are: asked for where too few others tell what is usual with this endpoint */
const surelyNear = 0.88;
const fewOthers = 5;
/** some endpoints put all questions near each other: one is near that stands out by so many deviations */
const standsOutBy = 3;

interface Titled {
  question: string;
}

export type NearInMeaning = ReturnType<typeof createNearInMeaning>;

export function createNearInMeaning(embedder: TextEmbedder, onFailure: (error: unknown) => void) {
  const known = new Map<string, Float32Array>();

  async function read(texts: readonly string[]): Promise<void> {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    if (known.size + missing.length > textsRemembered) known.clear();
    const signal = AbortSignal.timeout(patienceMs);
    for (let at = 0; at < missing.length; at += textsAtOnce) {
      const batch = missing.slice(at, at + textsAtOnce);
      const vectors = await embedder.embed(batch.map(withoutMasks), signal);
      for (const [place, text] of batch.entries()) {
        const vector = vectors[place];
        if (vector !== undefined) known.set(text, vector);
      }
    }
  }

  return {
    /** Asks the endpoint for what `nearest` needs. */
    prepare: (text: string, groups: readonly Titled[]): Promise<void> =>
      read([text, ...groups.map(({ question }) => question)]).catch(onFailure),

    /** By what was prepared alone. */
    nearest<T extends Titled>(groups: readonly T[], text: string): T | null {
      const asked = known.get(text);
      if (asked === undefined) return null;
      const [best, ...others] = groups
        .map((group) => ({ group, near: cosine(asked, known.get(group.question)) }))
        .toSorted((a, b) => b.near - a.near);
      if (best === undefined) return null;
      const mean = others.reduce((sum, { near }) => sum + near, 0) / Math.max(1, others.length);
      const spread = Math.sqrt(
        others.reduce((sum, { near }) => sum + (near - mean) ** 2, 0) / Math.max(1, others.length),
      );
      const least =
        others.length < fewOthers ? surelyNear : Math.min(surelyNear, Math.max(leastNear, mean + standsOutBy * spread));
      return best.near >= least ? best.group : null;
    },
  };
}

/** -1 where the other is not known or of another length. */
function cosine(one: Float32Array, other: Float32Array | undefined): number {
  if (other?.length !== one.length) return -1;
  const product = one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);
  return product / (Math.hypot(...one) * Math.hypot(...other) || 1);
}
