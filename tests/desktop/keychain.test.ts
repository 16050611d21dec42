/** The app's keychain store on a real one: gnome-keyring on a D-Bus session of its own, with folders of its own. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const script = path.join(import.meta.dirname, 'support/ask-keychain.ts');
const isInstalled = ['/usr/bin/gnome-keyring-daemon', '/usr/bin/dbus-run-session'].every((file) => existsSync(file));
const module = process.env['KEYTAR_FOLDER'] ?? path.join(import.meta.dirname, '../../node_modules/keytar');
/** optional: npm goes on without it where libsecret's headers or a compiler are missing */
const isBuilt = existsSync(path.join(module, 'build/Release/keytar.node'));

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'vitrine-keyring-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function ask(before: string, env: Record<string, string> = {}): Promise<unknown[]> {
  const folders = Object.fromEntries(
    ['XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_RUNTIME_DIR', 'HOME'].map((name) => [name, home]),
  );
  const command = `${before} exec "${process.execPath}" --disable-warning=ExperimentalWarning "${script}"`;
  const { stdout } = await promisify(execFile)('dbus-run-session', ['--', 'sh', '-c', command], {
    env: { ...process.env, ...folders, DISPLAY: '', ...env },
    timeout: 50_000,
  });
  const said: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? 'null');
  return Array.isArray(said) ? said : [];
}

const unlock = 'printf secret | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1;';

// Where the key ring and keytar are there a missing answer is a failure, never a reason to skip.
describe.skipIf(!isInstalled || !isBuilt)('with gnome-keyring', () => {
  test('set, get and delete', async () => {
    expect(await ask(unlock)).toEqual([null, 'kept', 'tok_ünïcode_1', 'forgotten', null]);
  });

  test('a locked one, with nobody there to unlock it, fails in time', async () => {
    const said = await ask('gnome-keyring-daemon --start --components=secrets >/dev/null 2>&1;');
    expect(said[1]).toMatch(/^failed: /);
  });

  test('no D-Bus at all fails in time', async () => {
    const said = await ask('export DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent;');
    expect(said[1]).toMatch(/^failed: /);
  });

  test('a session without any key ring fails in time', async () => {
    const said = await ask('', { XDG_DATA_DIRS: home });
    expect(said[1]).toMatch(/^failed: /);
  });
});

test.skipIf(isInstalled)('NOT RUN: gnome-keyring is not installed here', () => undefined);
test.skipIf(isBuilt)('NOT RUN: keytar could not be built here', () => undefined);
