/** Where a question lies among an agent's documents by meaning. Never a reason for a late answer: without vectors in time, words alone decide. */
import type { CircuitBreaker } from '../../lib/circuit-breaker.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';
import { loadVectors } from '../../search/meaning-vectors.ts';
import type { MeaningVectors, Nearness, StoredVectors } from '../../search/meaning-vectors.ts';
import { createResidents } from '../../search/residents.ts';

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

export function createMeaning({ embedder, load, queue, maxBytes, breaker, onFailure }: Needs): Meaning {
  const residents = createResidents<MeaningVectors>(maxBytes);
  /** when which version of an agent was found without vectors */
  const missed = new Map<string, { version: string; at: number }>();

  async function vectorsOf(agentId: string, version: string): Promise<MeaningVectors | null> {
    const resident = residents.get(agentId, version);
    if (resident !== undefined) return resident;
    const missing = missed.get(agentId);
    if (missing?.version === version && Date.now() - missing.at < missingMs) return null;
    const stored = await load(agentId, version);
    if (stored === null) {
      await queue(agentId, version);
      missed.set(agentId, { version, at: Date.now() });
      return null;
    }
    missed.delete(agentId);
    const vectors = loadVectors(stored);
    residents.keep(agentId, version, vectors, vectors.byteLength);
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
