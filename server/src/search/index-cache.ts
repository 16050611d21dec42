/** The indexes that are in use stay resident, within a budget of bytes; the one that nobody asked for longest goes first. */
import { setTimeout as wait } from 'node:timers/promises';
import type { SearchIndex } from './documents.ts';
import { loadIndex } from './load-index.ts';
import { createResidents } from './residents.ts';

/** an index that could not be built anew is left alone for so long, or each question would cost a try */
const restMs = 60_000;

export interface IndexCacheNeeds {
  /** the stored bytes, or null when there are none */
  loadBytes: (agentId: string, version: string) => Promise<Uint8Array | null>;
  /** builds and stores what is missing or was written by another version of this program; null when there is nothing to build it from */
  rebuild: (agentId: string, version: string) => Promise<Uint8Array | null>;
  maxBytes: number;
  now?: () => number;
}

export interface IndexCache {
  /**
   * The index of this version, or null when there is none. One that has to be built anew is waited for so long (default: to its end), and
   * goes on being built; one that is stored is there sooner than anything that could be said without it.
   */
  get: (agentId: string, version: string, buildWaitsMs?: number) => Promise<SearchIndex | null>;
  residentBytes: () => number;
}

export function createIndexCache({ loadBytes, rebuild, maxBytes, now = Date.now }: IndexCacheNeeds): IndexCache {
  const residents = createResidents<SearchIndex>(maxBytes);
  const loading = new Map<string, Loading>();
  const restingUntil = new Map<string, number>();

  const readStored = async (agentId: string, version: string) => {
    const bytes = await loadBytes(agentId, version);
    const index = bytes && readOrNull(bytes);
    if (bytes && index) residents.keep(agentId, version, index, bytes.byteLength);
    return index;
  };

  const buildAnew = async (agentId: string, version: string) => {
    if ((restingUntil.get(agentId) ?? 0) > now()) return null;
    restingUntil.set(agentId, now() + restMs);
    const bytes = await rebuild(agentId, version);
    if (bytes === null) return null;
    restingUntil.delete(agentId);
    const index = loadIndex(bytes);
    residents.keep(agentId, version, index, bytes.byteLength);
    return index;
  };

  function load(agentId: string, version: string): Loading {
    const key = `${agentId}/${version}`;
    const underWay = loading.get(key);
    if (underWay !== undefined) return underWay;
    const stored = readStored(agentId, version);
    const whole = stored.then((index) => index ?? buildAnew(agentId, version)).finally(() => loading.delete(key));
    // who waits for it no longer does not hear of its failure
    whole.catch(() => {});
    const begun = { stored, whole };
    loading.set(key, begun);
    return begun;
  }

  return {
    residentBytes: residents.bytes,
    async get(agentId, version, buildWaitsMs) {
      const resident = residents.get(agentId, version);
      if (resident !== undefined) return resident;
      const { stored, whole } = load(agentId, version);
      const index = await stored;
      if (index !== null || buildWaitsMs === undefined) return index ?? whole;
      return Promise.race([whole, wait(buildWaitsMs, null, { ref: false })]);
    },
  };
}

interface Loading {
  stored: Promise<SearchIndex | null>;
  /** ... or built anew where none is */
  whole: Promise<SearchIndex | null>;
}

function readOrNull(bytes: Uint8Array): SearchIndex | null {
  try {
    return loadIndex(bytes);
  } catch {
    return null;
  }
}
