/** Where a question lies among an agent's documents by meaning. Never a reason for a late answer: without vectors in time, words alone decide. */
import type { CircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';
import { loadVectors } from '../../search/meaning-vectors.ts';
import type { MeaningVectors, Nearness, StoredVectors } from '../../search/meaning-vectors.ts';

const questionMs = 1_000;
/** vectors that are not there are asked for again, and missed again, after so long */
const missingMs = 5_000;

interface Needs {
  embedder: TextEmbedder;
  load: (agentId: string, version: string) => Promise<StoredVectors | null>;
  /** has the vectors of a published run made */
  queue: (agentId: string, version: string) => Promise<void>;
  /** resident vectors of this process */
  maxBytes: number;
  breaker: CircuitBreaker;
  onFailure: (error: unknown) => void;
}

export interface Meaning {
  nearTo(agentId: string, version: string, text: string): Promise<Nearness | null>;
}

interface Resident {
  version: string;
  vectors: MeaningVectors | null;
  loadedAt: number;
}

export function createMeaning({ embedder, load, queue, maxBytes, breaker, onFailure }: Needs): Meaning {
  /** in order of use, the freshest last */
  const residents = new Map<string, Resident>();

  async function vectorsOf(agentId: string, version: string): Promise<MeaningVectors | null> {
    const known = residents.get(agentId);
    const isFresh = known?.version === version && (known.vectors !== null || Date.now() - known.loadedAt < missingMs);
    if (known !== undefined && isFresh) {
      residents.delete(agentId);
      residents.set(agentId, known);
      return known.vectors;
    }
    const stored = await load(agentId, version);
    if (stored === null) await queue(agentId, version);
    const vectors = stored && loadVectors(stored);
    residents.delete(agentId);
    residents.set(agentId, { version, vectors, loadedAt: Date.now() });
    let bytes = 0;
    for (const [id, resident] of [...residents].toReversed()) {
      bytes += resident.vectors?.byteLength ?? 0;
      if (bytes > maxBytes) residents.delete(id);
    }
    return vectors;
  }

  return {
    async nearTo(agentId, version, text) {
      try {
        const vectors = await vectorsOf(agentId, version);
        if (vectors === null || !breaker.mayTry()) return null;
        const [question] = await embedder.embed([text], AbortSignal.timeout(questionMs)).catch((error: unknown) => {
          breaker.failed();
          throw error;
        });
        breaker.succeeded();
        return question === undefined ? null : vectors.nearTo(question);
      } catch (error) {
        onFailure(error);
        return null;
      }
    },
  };
}
