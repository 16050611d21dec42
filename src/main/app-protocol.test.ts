import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppProtocol } from './app-protocol.ts';

let home: string;
let answer: (request: Request) => Promise<Response>;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'vitrine-desktop-'));
  const folder = path.join(home, 'renderer');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<h1>app</h1>');
  await writeFile(path.join(folder, 'assets', 'index-abc.js'), 'void 0');
  await writeFile(path.join(home, 'secret.json'), 'secret');
  await symlink(path.join(home, 'secret.json'), path.join(folder, 'assets', 'link.json'));
  answer = createAppProtocol({
    folder,
    serverOrigin: () => 'https://vitrine.example',
    proxy: async (request) => new Response(`proxied ${new URL(request.url).pathname}`),
  });
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** A request as Electron hands it over: `Request` of Node refuses nothing about the scheme, but reads the URL as the browser does. */
const get = (url: string, method = 'GET') => answer(new Request(url, { method }));

test.each(['app://owner/', 'app://owner/conversations?q=blue', 'app://owner/onboarding', 'app://owner/index.html'])(
  '%s is the app’s page, with its policy',
  async (url) => {
    const reply = await get(url);
    expect(await reply.text()).toBe('<h1>app</h1>');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain('frame-src https://vitrine.example');
    expect(policy).not.toMatch(/unsafe|\*/);
  },
);

test('files of the bundle keep for ever, and say what they are', async () => {
  const reply = await get('app://owner/assets/index-abc.js');
  expect(reply.headers.get('content-type')).toContain('text/javascript');
  expect(reply.headers.get('cache-control')).toContain('immutable');
});

test('the server stands behind /api and /videos', async () => {
  expect(await (await get('app://owner/api/users/login', 'POST')).text()).toBe('proxied /api/users/login');
  expect(await (await get('app://owner/videos/website-validation')).text()).toContain('proxied');
});

test.each([
  'app://owner/../secret.json',
  'app://owner/%2e%2e/secret.json',
  'app://owner/%2e%2e%2fsecret.json',
  'app://owner/..%5c..%5csecret.json',
  'app://owner/assets/%2e%2e/%2e%2e/secret.json',
  'app://owner//etc/passwd.txt',
  'app://owner/%00.js',
  'app://owner/%ff.js',
  'app://owner/assets/link.json',
  'app://owner/assets/absent.js',
  'app://other/index.html',
  'app://owner.evil/index.html',
  'file:///etc/passwd',
  'https://owner/index.html',
])('DE-07 %s is not there', async (url) => expect((await get(url)).status).toBe(404));

test('DE-07 nothing is posted to a file', async () => expect((await get('app://owner/', 'POST')).status).toBe(404));
