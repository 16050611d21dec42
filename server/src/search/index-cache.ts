/** The indexes that are in use stay resident, within a budget of bytes; the one that nobody asked for longest goes first. */
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
  /** the index of this version, or null when there is none */
  get: (agentId: string, version: string) => Promise<SearchIndex | null>;
  residentBytes: () => number;
}

export function createIndexCache({ loadBytes, rebuild, maxBytes, now = Date.now }: IndexCacheNeeds): IndexCache {
  const residents = createResidents<SearchIndex>(maxBytes);
  const loading = new Map<string, Promise<SearchIndex | null>>();
  const restingUntil = new Map<string, number>();

  const readable = async (agentId: string, version: string) => {
    const stored = await loadBytes(agentId, version);
    const index = stored && readOrNull(stored);
    if (stored && index) return { bytes: stored, index };
    if ((restingUntil.get(agentId) ?? 0) > now()) return null;
    restingUntil.set(agentId, now() + restMs);
    const bytes = await rebuild(agentId, version);
    if (bytes === null) return null;
    restingUntil.delete(agentId);
    return { bytes, index: loadIndex(bytes) };
  };

  const load = async (agentId: string, version: string) => {
    const read = await readable(agentId, version);
    if (read === null) return null;
    residents.keep(agentId, version, read.index, read.bytes.byteLength);
    return read.index;
  };

  return {
    residentBytes: residents.bytes,
    get: (agentId, version) => {
      const resident = residents.get(agentId, version);
      if (resident !== undefined) return Promise.resolve(resident);
      const key = `${agentId}/${version}`;
      const underway = loading.get(key);
      if (underway !== undefined) return underway;
      const started = load(agentId, version).finally(() => loading.delete(key));
      loading.set(key, started);
      return started;
    },
  };
}

function readOrNull(bytes: Uint8Array): SearchIndex | null {
  try {
    return loadIndex(bytes);
  } catch {
    return null;
  }
}
