/** The indexes that are in use stay resident, within a budget of bytes; the one that nobody asked for longest goes first. */
import type { SearchIndex } from './documents.ts';
import { loadIndex } from './load-index.ts';

export interface IndexCacheNeeds {
  /** the stored bytes, or null when there are none */
  loadBytes: (agentId: string, version: string) => Promise<Uint8Array | null>;
  maxBytes: number;
}

export interface IndexCache {
  /** the index of this version, or null when it was never stored */
  get: (agentId: string, version: string) => Promise<SearchIndex | null>;
  residentBytes: () => number;
}

interface Resident {
  version: string;
  index: SearchIndex;
  bytes: number;
}

export function createIndexCache({ loadBytes, maxBytes }: IndexCacheNeeds): IndexCache {
  /** in order of use, the freshest last; one version of an agent at a time */
  const residents = new Map<string, Resident>();
  const loading = new Map<string, Promise<SearchIndex | null>>();
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

  const load = async (agentId: string, version: string) => {
    const bytes = await loadBytes(agentId, version);
    if (bytes === null) return null;
    const index = loadIndex(bytes);
    keep(agentId, { version, index, bytes: bytes.byteLength });
    return index;
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
