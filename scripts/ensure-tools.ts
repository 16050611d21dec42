/** What the tests need beyond npm, from Debian's packages: installed when we may, named in one line when not. */
import { existsSync } from 'node:fs';
import { findFirefox } from '../tests/firefox/drive-firefox.ts';
import { findChromium } from './find-chromium.ts';
import { run } from './run.ts';

interface Tool {
  /** for people */
  name: string;
  packages: string[];
  isThere: () => boolean;
}

export const browser: Tool = {
  name: 'Chromium with fonts',
  packages: ['chromium', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-color-emoji'],
  isThere: () => findChromium() !== undefined && existsSync('/usr/share/fonts'),
};

export const postgres15: Tool = {
  name: 'PostgreSQL 15',
  packages: ['postgresql-15'],
  isThere: () => existsSync('/usr/lib/postgresql/15/bin/postgres'),
};

/** The proxy that the documents name. Its test says that it was not run where it is missing and may not be installed. */
export const nginx: Tool = {
  name: 'nginx',
  packages: ['nginx-light'],
  isThere: () => existsSync('/usr/sbin/nginx'),
};

/** What the desktop app's keychain is tested on. Its tests say that they were not run where it is missing and may not be installed. */
export const keyRing: Tool = {
  name: 'a key ring with D-Bus',
  packages: ['gnome-keyring', 'dbus-x11', 'libsecret-1-dev'],
  isThere: () => ['/usr/bin/gnome-keyring-daemon', '/usr/bin/dbus-run-session'].every((file) => existsSync(file)),
};

/** What servers are tested behind. Its test says that it was not run where it is missing and may not be installed. */
export const pooler: Tool = {
  name: 'PgBouncer',
  packages: ['pgbouncer'],
  isThere: () => existsSync('/usr/sbin/pgbouncer'),
};

/** The other browser that shops' visitors have. Its steps say that it is missing where it may not be installed. */
export const firefox: Tool = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isThere: () => findFirefox() !== undefined,
};

/** @returns whether all of them are there now */
export async function ensureTools(tools: Tool[]): Promise<boolean> {
  const missing = tools.filter((tool) => !tool.isThere());
  if (missing.length === 0) return true;
  const packages = missing.flatMap((tool) => tool.packages);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    process.stdout.write(`Installing ${packages.join(' ')}\n`);
    // a package of a database server must not start one of its own
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const install = ['install', '-y', '-q', '--no-install-recommends', ...packages];
    await run('apt-get', ['update', '-q'], { env, quiet: true });
    const { code, output } = await run('apt-get', install, { env, quiet: true });
    if (code !== 0) process.stderr.write(`${output.slice(-2000)}\n`);
  }
  const still = missing.filter((tool) => !tool.isThere());
  for (const tool of still)
    process.stderr.write(`Missing: ${tool.name}. Install it with: apt-get install ${tool.packages.join(' ')}\n`);
  return still.length === 0;
}
