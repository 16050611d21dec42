/** What is costly to load stays in memory, one version for each agent, within a budget of bytes; what nobody asked for longest goes first. */
export interface Residents<T> {
  get: (agentId: string, version: string) => T | undefined;
  keep: (agentId: string, version: string, value: T, bytes: number) => void;
  bytes: () => number;
}

interface Resident<T> {
  version: string;
  value: T;
  bytes: number;
}

export function createResidents<T>(maxBytes: number): Residents<T> {
  /** in order of use, the freshest last */
  const residents = new Map<string, Resident<T>>();
  let residentBytes = 0;

  const drop = (agentId: string) => {
    residentBytes -= residents.get(agentId)?.bytes ?? 0;
    residents.delete(agentId);
  };

  return {
    get(agentId, version) {
      const resident = residents.get(agentId);
      if (resident?.version !== version) return undefined;
      residents.delete(agentId);
      residents.set(agentId, resident);
      return resident.value;
    },
    keep(agentId, version, value, bytes) {
      drop(agentId);
      if (bytes > maxBytes) return;
      residents.set(agentId, { version, value, bytes });
      residentBytes += bytes;
      for (const oldest of residents.keys()) {
        if (residentBytes <= maxBytes) break;
        drop(oldest);
      }
    },
    bytes: () => residentBytes,
  };
}
