/** Reads from Vite's manifest which files an entry loads with itself. */
interface Chunk {
  file: string;
  imports: string[];
}

export type Manifest = ReadonlyMap<string, Chunk>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function parseManifest(value: unknown): Manifest {
  if (!isObject(value)) throw new Error('the manifest is no object');
  return new Map(
    Object.entries(value).flatMap(([name, chunk]) => {
      if (!isObject(chunk) || typeof chunk['file'] !== 'string') return [];
      const imports = Array.isArray(chunk['imports']) ? chunk['imports'].filter((one) => typeof one === 'string') : [];
      return [[name, { file: chunk['file'], imports }] as const];
    }),
  );
}

export function chunksOf(manifest: Manifest, entry: string): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest.get(name);
    if (chunk === undefined) throw new Error(`the manifest has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  visit(entry);
  return [...files].filter((file) => file.endsWith('.js'));
}
