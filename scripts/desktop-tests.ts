/** The desktop app's tests, on a real key ring where one is or may be installed. */
import { ensureTools, keyRing } from './ensure-tools.ts';
import { keytarFolder } from './keytar-folder.ts';
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
