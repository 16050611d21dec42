/** The desktop app's tests, on a real key ring where one is or may be installed. */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureTools, keyRing } from './ensure-tools.ts';
import { endedLate, root, run } from './run.ts';
import { vitest } from './steps.ts';
import type { Step } from './steps.ts';

export const desktopTests: Step = {
  name: 'desktop',
  async run() {
    const hasKeyRing = await ensureTools([keyRing]);
    const { env, missing } = hasKeyRing ? await keytarFolder() : { env: {}, missing: 'a key ring' };
    const count = await vitest('desktop', ['desktop'], env).run();
    if (missing !== null) process.stdout.write(`NOT RUN: the tests of the keychain, for want of ${missing}\n`);
    return count;
  },
};

const binary = 'build/Release/keytar.node';
/** npm waits without end for a compiler's headers or a binary that cannot be fetched */
const builtWithinMs = 120_000;

interface Keytar {
  /** for the tests; {} where the install has it */
  env: Record<string, string>;
  /** why there is none, as a sentence's end; null where there is one */
  missing: string | null;
}

/** Where the tests find a keytar that works: the install skips it where libsecret's headers were missing, and where they came later a copy of its own is made. */
export async function keytarFolder(home = root, npm = 'npm', withinMs = builtWithinMs): Promise<Keytar> {
  if (existsSync(path.join(home, 'node_modules/keytar', binary))) return { env: {}, missing: null };
  const folder = path.join(home, 'node_modules/.cache/keytar');
  const module = path.join(folder, 'node_modules/keytar');
  const built = { env: { KEYTAR_FOLDER: module }, missing: null };
  if (existsSync(path.join(module, binary))) return built;
  const { optionalDependencies } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'));
  await mkdir(folder, { recursive: true });
  const install = ['install', '--no-save', '--prefix', folder, `keytar@${optionalDependencies.keytar}`];
  const { code, output } = await run(npm, install, { quiet: true, withinMs });
  if (existsSync(path.join(module, binary))) return built;
  process.stderr.write(output.slice(-2000));
  const missing =
    code === endedLate
      ? `keytar, which could not be built within ${withinMs / 1000} s (is a registry or a download out of reach?)`
      : 'keytar, which could not be built';
  return { env: {}, missing };
}
