/** A small JSON file in the app's own folder, by electron-store. A file that cannot be read is put aside and never stops the start (DE-12). */
import { renameSync } from 'node:fs';
import path from 'node:path';
import Store from 'electron-store';

export interface KeptFile {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
}

interface KeptFileNeeds {
  folder: string;
  name: string;
  warn: (what: string, error: unknown) => void;
}

export function openKeptFile({ folder, name, warn }: KeptFileNeeds): KeptFile {
  const memory = new Map<string, unknown>();
  const store = open();

  function open(): Store | null {
    const options = { cwd: folder, name };
    try {
      return new Store(options);
    } catch (error) {
      warn(`${name}.json cannot be read and is put aside`, error);
    }
    try {
      const file = path.join(folder, `${name}.json`);
      renameSync(file, `${file}.aside-${Date.now()}`);
      return new Store(options);
    } catch (error) {
      warn(`${name}.json cannot be kept: the app remembers for as long as it runs`, error);
      return null;
    }
  }
  function attempt(work: (file: Store) => void): boolean {
    if (store === null) return false;
    try {
      work(store);
      return true;
    } catch (error) {
      warn(`${name}.json cannot be written`, error);
      return false;
    }
  }

  return {
    read(key) {
      if (memory.has(key)) return memory.get(key);
      try {
        return store?.get(key);
      } catch (error) {
        warn(`${name}.json cannot be read`, error);
        return undefined;
      }
    },
    write(key, value) {
      if (attempt((file) => file.set(key, value))) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.set(key, undefined);
      attempt((file) => file.delete(key));
    },
  };
}
