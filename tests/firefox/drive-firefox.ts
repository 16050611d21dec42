/** Firefox as it is installed, driven through its own remote agent (WebDriver BiDi): Playwright's needs a browser of its own building. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';

export interface Firefox {
  /** one command of the protocol; rejects with Firefox's own words */
  send: (method: string, params: object) => Promise<Record<string, unknown>>;
  close: () => Promise<void>;
}

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? places.find((place) => existsSync(place));
}

async function connect(address: string): Promise<WebSocket> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const socket = new WebSocket(address);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true), { once: true });
      socket.addEventListener('error', () => resolve(false), { once: true });
    });
    if (isOpen) return socket;
    await wait(500);
  }
  throw new Error('Firefox does not listen');
}

export async function driveFirefox(executable: string): Promise<Firefox> {
  const profile = await mkdtemp(path.join(tmpdir(), 'vitrine-firefox-'));
  const port = await freePort();
  const browser = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`],
    {
      stdio: 'ignore',
      env: { ...process.env, HOME: profile },
    },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const socket = await connect(`ws://127.0.0.1:${port}/session`);
  const waiting = new Map<unknown, (answer: Record<string, unknown>) => void>();
  let newest = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer: Record<string, unknown> = JSON.parse(String(data));
    waiting.get(answer['id'])?.(answer);
    waiting.delete(answer['id']);
  });

  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    newest += 1;
    const id = newest;
    const answered = new Promise<Record<string, unknown>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer['type'] === 'error') throw new Error(`${method}: ${String(answer['message'])}`);
    return Object(answer['result']);
  }

  await send('session.new', { capabilities: {} });
  return {
    send,
    async close() {
      socket.close();
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
