/** What is built from what. A part is stale when anything it is made from changed after its last whole build. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './run.ts';

interface Part {
  name: string;
  out: string;
  /** files that must be there after a build */
  makes: string[];
  from: string[];
  commands: [string, ...string[]][];
}

const shared = ['contract/src', 'package-lock.json'];

const parts: Part[] = [
  {
    name: 'owner app',
    out: 'out/web',
    makes: ['index.html', '.vite/manifest.json'],
    from: ['src/renderer', 'chat/src', 'vite.web.config.ts', 'scripts/press-assets.ts', ...shared],
    commands: [
      ['vite', 'build', '--config', 'vite.web.config.ts', '--logLevel', 'warn'],
      ['node', 'scripts/press-assets.ts', 'out/web/assets'],
    ],
  },
  {
    name: 'desktop app',
    out: 'out/main',
    makes: ['index.js', '../preload/index.cjs', '../renderer/index.html'],
    from: ['src', 'chat/src', 'vite.web.config.ts', 'electron.vite.config.ts', ...shared],
    commands: [['electron-vite', 'build', '--logLevel', 'warn']],
  },
  {
    name: 'widget',
    out: 'widget/dist',
    makes: ['chatbox.js', 'chatbox/en.js', 'page/index.html'],
    from: ['widget', 'chat/src', 'scripts/press-assets.ts', ...shared],
    commands: [
      ['vite', 'build', '--config', 'widget/vite.loader.config.ts', '--logLevel', 'warn'],
      ['vite', 'build', '--config', 'widget/vite.chatbox.config.ts', '--logLevel', 'warn'],
      ['vite', 'build', '--config', 'widget/vite.page.config.ts', '--logLevel', 'warn'],
      ['node', 'scripts/press-assets.ts', 'widget/dist/page/assets'],
    ],
  },
  {
    name: 'server',
    out: 'server/dist',
    makes: [
      'main.js',
      'admin.js',
      'migrations/meta/_journal.json',
      'evidence-model.json',
      'word-vectors-en.bin',
      'match-model.bin',
      'aspect-model.bin',
      'choice-model.json',
      'clause-model.bin',
      'own-answer-model.json',
      'support-model.json',
      'background-answers.json',
    ],
    from: ['server/src', 'scripts/bundle-server.ts', ...shared],
    commands: [['node', 'scripts/bundle-server.ts']],
  },
];

const skipped = new Set(['dist', 'node_modules']);

interface Wanted {
  onlyStale: boolean;
  /** one part alone */
  part?: string;
}

export async function build({ onlyStale, part: wanted }: Wanted): Promise<number> {
  for (const part of parts) {
    if (wanted !== undefined && part.name !== wanted) continue;
    if (onlyStale && !(await isStale(part))) continue;
    const beganAt = new Date();
    const stamp = path.join(root, part.out, '.built');
    await rm(stamp, { force: true });
    process.stdout.write(`Building the ${part.name}\n`);
    for (const [command, ...args] of part.commands) {
      const { code } = await run(command, args);
      if (code !== 0) return code;
    }
    // the stamp carries the time the build began: a change made meanwhile makes it stale again
    await mkdir(path.dirname(stamp), { recursive: true });
    await writeFile(stamp, '');
    await utimes(stamp, beganAt, beganAt);
  }
  return 0;
}

async function isStale(part: Part): Promise<boolean> {
  const out = path.join(root, part.out);
  if (part.makes.some((file) => !existsSync(path.join(out, file)))) return true;
  const builtAt = await stat(path.join(out, '.built')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  const changes = await Promise.all(part.from.map((source) => newestChange(path.join(root, source))));
  return Math.max(...changes) > builtAt;
}

/** Folders count too: deleting a file changes only its folder. */
async function newestChange(target: string): Promise<number> {
  const found = await stat(target).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = (await readdir(target)).filter((entry) => !skipped.has(entry));
  // a build writes into widget/dist and server/dist, whose parents are not sources themselves
  const own = entries.length === (await readdir(target)).length ? found.mtimeMs : 0;
  return Math.max(own, ...(await Promise.all(entries.map((entry) => newestChange(path.join(target, entry))))));
}
