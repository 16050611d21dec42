/** The indexes that are in use stay resident, within a budget of bytes; the one that nobody asked for longest goes first. */
import type { SearchIndex } from './documents.ts';
import { loadIndex } from './load-index.ts';

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

interface Resident {
  version: string;
  index: SearchIndex;
  bytes: number;
}

export function createIndexCache({ loadBytes, rebuild, maxBytes, now = Date.now }: IndexCacheNeeds): IndexCache {
  /** in order of use, the freshest last; one version of an agent at a time */
  const residents = new Map<string, Resident>();
  const loading = new Map<string, Promise<SearchIndex | null>>();
  const restingUntil = new Map<string, number>();
  let residentBytes = 0;

  const drop = (agentId: string) => {
    residentBytes -= residents.get(agentId)?.bytes ?? 0;
    residents.delete(agentId);
  };

  const keep = (agentId: string, resident: Resident) => {
    drop(agentId);
    if (resident.bytes > maxBytes) return;
    residents.set(agentId, resident);
    residentBytes += resident.bytes;
    for (const oldest of residents.keys()) {
      if (residentBytes <= maxBytes) break;
      drop(oldest);
    }
  };

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
    keep(agentId, { version, index: read.index, bytes: read.bytes.byteLength });
    return read.index;
  };

  return {
    residentBytes: () => residentBytes,
    get: (agentId, version) => {
      const resident = residents.get(agentId);
      if (resident?.version === version) {
        residents.delete(agentId);
        residents.set(agentId, resident);
        return Promise.resolve(resident.index);
      }
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
