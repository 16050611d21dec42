/** Where an export goes: a file that only its owner reads, which has its name once it is whole. What had the name before stays until then. */
import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

export function openExportFile(file: string) {
  const draft = `${file}.part`;
  let handle: FileHandle | null = null;

  return {
    async write(piece: string): Promise<void> {
      handle ??= await open(draft, 'w', 0o600);
      await handle.writeFile(piece);
    },
    async settle(): Promise<void> {
      await handle?.close();
      await rename(draft, file);
    },
    async discard(): Promise<void> {
      await handle?.close();
      if (handle) await rm(draft, { force: true });
    },
  };
}
