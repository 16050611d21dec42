/** What package-lock.json says of every package, and what must hold for it to be what the registry once signed for. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface LockEntry {
  /** `node_modules/a/node_modules/b` */
  place: string;
  name: string;
  version: string;
  licence: string;
  integrity: string | null;
  /** null where the lock file names no address: it is then the registry's own */
  resolved: string | null;
  /** development alone: it is in nothing that is shipped */
  dev: boolean;
}

const registry = 'https://registry.npmjs.org/';
/** a version, a range or a tag; an address, a folder and a repository are none */
const plainSpec = /^[\w.*^~<>=| -]+$/;

export function readLockFile(text: string): LockEntry[] {
  const lock: unknown = JSON.parse(text);
  return Object.entries(Object(Object(lock).packages)).flatMap(([place, found]) => {
    const { version, license, dev, link, integrity, resolved } = Object(found);
    // our own workspaces are links to folders beside
    if (!place.includes('node_modules/') || (link === true && place.startsWith('node_modules/@vitrine/'))) return [];
    return [
      {
        place,
        name: place.split('node_modules/').at(-1) ?? '',
        version: String(version),
        licence: String(license ?? 'UNKNOWN'),
        integrity: typeof integrity === 'string' ? integrity : null,
        resolved: typeof resolved === 'string' ? resolved : null,
        dev: dev === true,
      },
    ];
  });
}

/** @returns each fault as a sentence */
export function lockFaults(locked: readonly LockEntry[]): string[] {
  return locked.flatMap(({ place, integrity, resolved }) => [
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [`${place} has no sha512 in the lock file`]),
    ...(resolved === null || resolved.startsWith(registry) ? [] : [`${place} comes from ${resolved}`]),
  ]);
}

/** What npm wrote of the tree that is installed: each package is the locked one. */
export function installedFaults(locked: readonly LockEntry[], installed: readonly LockEntry[]): string[] {
  const byPlace = new Map(locked.map((entry) => [entry.place, entry]));
  return installed.flatMap(({ place, version, integrity, resolved }) => {
    const entry = byPlace.get(place);
    if (!entry) return [`${place} is installed and not in the lock file`];
    return [
      ...(entry.version === version && entry.integrity === integrity
        ? []
        : [`${place} ${version} is not the locked one`]),
      ...(resolved === null || resolved.startsWith(registry) ? [] : [`${place} was installed from ${resolved}`]),
    ];
  });
}

/** Dependencies that are asked for by an address, a folder or a repository, and a registry of npm's settings that is another. */
export async function sourceFaults(root: string, packageFiles: readonly string[]): Promise<string[]> {
  const faults = await Promise.all(
    packageFiles.map(async (file) => {
      const told = Object(JSON.parse(await readFile(path.join(root, file), 'utf8')));
      return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'].flatMap(
        (kind) =>
          Object.entries(Object(told[kind])).flatMap(([name, spec]) =>
            typeof spec === 'string' && plainSpec.test(spec)
              ? []
              : [`${file} asks for ${name} by ${JSON.stringify(spec)}`],
          ),
      );
    }),
  );
  const settings = await readFile(path.join(root, '.npmrc'), 'utf8').catch(() => '');
  const registries = [...settings.matchAll(/^.*registry\s*=\s*(\S+)/gm)].filter(([, address]) => address !== registry);
  return [...faults.flat(), ...registries.map(([line]) => `.npmrc names another registry: ${line}`)];
}
