/** The desktop app's tests, on a real key ring where one is or may be installed. */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureTools, keyRing } from './ensure-tools.ts';
import { root, run } from './run.ts';
import { vitest } from './steps.ts';
import type { Step } from './steps.ts';

export const desktopTests: Step = {
  name: 'desktop',
  async run() {
    const hasKeyRing = await ensureTools([keyRing]);
    const env = hasKeyRing ? await keytarFolder() : {};
    const count = await vitest('desktop', ['desktop'], env ?? {}).run();
    const missing = [
      ...(hasKeyRing ? [] : ['a key ring']),
      ...(env === null ? ['keytar, which could not be built'] : []),
    ];
    if (missing.length > 0)
      process.stdout.write(`NOT RUN: the tests of the keychain, for want of ${missing.join(' and ')}\n`);
    return count;
  },
};

/** The install skips keytar where libsecret's headers were missing; now that they are there, a copy of its own is made. @returns null when it cannot be built */
async function keytarFolder(): Promise<Record<string, string> | null> {
  const binary = 'build/Release/keytar.node';
  if (existsSync(path.join(root, 'node_modules/keytar', binary))) return {};
  const folder = path.join(root, 'node_modules/.cache/keytar');
  const module = path.join(folder, 'node_modules/keytar');
  if (!existsSync(path.join(module, binary))) {
    const { optionalDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    await mkdir(folder, { recursive: true });
    const { output } = await run(
      'npm',
      ['install', '--no-save', '--prefix', folder, `keytar@${optionalDependencies.keytar}`],
      { quiet: true },
    );
    if (!existsSync(path.join(module, binary))) {
      process.stderr.write(output.slice(-2000));
      return null;
    }
  }
  return { KEYTAR_FOLDER: module };
}
