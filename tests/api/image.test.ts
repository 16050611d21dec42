/**
 * What the image would hold, without a container engine: every file that its Dockerfile copies is there, and the server starts from a tree
 * of those files alone, in production, as somebody who is not root and may not write to it.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, glob, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { build } from '../../scripts/build-parts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/run.ts';
import { makeFreshDatabase } from './support/fresh-database.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it starts a process of its own');

let image: string;
let data: string;
let child: ChildProcess | undefined;
let dockerfile: string;
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(async () => {
  dockerfile = await readFile(path.join(root, 'Dockerfile'), 'utf8');
  expect(await build({ onlyStale: true })).toBe(0);
  image = await mkdtemp(path.join(tmpdir(), 'vitrine-image-'));
  data = await mkdtemp(path.join(tmpdir(), 'vitrine-image-data-'));
  for (const folder of [image, data]) await chmod(folder, 0o755);
  if (nobody.uid !== undefined) await chown(data, nobody.uid, nobody.gid);
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)) {
    await mkdir(path.dirname(path.join(image, to)), { recursive: true });
    await cp(path.join(root, from), path.join(image, to), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(image, 'node_modules'));
}, 300_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  for (const folder of [image, data]) await rm(folder, { recursive: true, force: true });
});

test('every file that the Dockerfile copies from here exists, and what the bundle reads beside itself', async () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied.length).toBeGreaterThan(8);
  for (const file of copied) expect(existsSync(path.join(root, file)), file).toBe(true);
  for (const file of ['server/dist/main.js', 'server/dist/admin.js', 'server/dist/migrations/meta/_journal.json'])
    expect(existsSync(path.join(image, file)), file).toBe(true);
  for await (const file of glob('*.js', { cwd: path.join(image, 'server/dist') })) {
    const text = await readFile(path.join(image, 'server/dist', file), 'utf8');
    for (const [, beside = ''] of text.matchAll(/new URL\("(\.\/[^"]+)", import\.meta\.url\)/g))
      expect(existsSync(path.join(image, 'server/dist', beside)), `${file} reads ${beside}`).toBe(true);
  }
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

test('the bundle asks for no package that the server’s own dependencies do not bring', async () => {
  const { dependencies } = JSON.parse(await readFile(path.join(root, 'server/package.json'), 'utf8'));
  const asked = new Set<string>();
  for await (const file of glob('*.js', { cwd: path.join(root, 'server/dist') })) {
    const text = await readFile(path.join(root, 'server/dist', file), 'utf8');
    for (const [, name = ''] of text.matchAll(
      /(?:^|[;\n])(?:import|export)\s*(?:[^"';()]*from\s*)?["']([^."'][^"']*)["']/g,
    ))
      asked.add(
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
  }
  const packages = [...asked].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
  expect(packages).toContain('fastify');
  for (const name of packages) expect(Object.keys(dependencies), name).toContain(name);
});

test(
  'the copied tree starts in production as nobody, is healthy, and stops when it is told',
  { timeout: 90_000 },
  async () => {
    const database = await makeFreshDatabase();
    const port = await freePort();
    const opsPort = await freePort();
    const [program = '', ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
    expect(program).toBe('node');
    let said = '';
    child = spawn(process.execPath, args, {
      cwd: image,
      ...nobody,
      env: {
        NODE_ENV: 'production',
        PAYMENTS: 'off',
        PUBLIC_URL: 'https://vitrine.example',
        HOST: '127.0.0.1',
        PORT: String(port),
        OPS_PORT: String(opsPort),
        DATA_DIR: data,
        DATABASE_URL: database.url,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child?.once('exit', resolve));
    const status = async (url: string) => (await fetch(url)).status;
    const own = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect(await status(`${own}/healthz`), said).toBe(200), 60_000);
    expect(await (await fetch(`${own}/`, { headers: { accept: 'text/html' } })).text()).toContain('<div id="root">');
    expect(await status(`${own}/chatbox.js`)).toBe(200);
    expect(await status(`${own}/docs`)).toBe(404);
    expect(await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()).toContain('vitrine_http_request_seconds');
    expect(await status(`http://127.0.0.1:${opsPort}/docs`)).toBe(200);
    child.kill('SIGTERM');
    expect(await ended, said).toBe(0);
    await database.drop();
  },
);
