/** Starts the built main process on the stand-in for Electron. */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Order } from './fake-electron.ts';

const root = path.join(import.meta.dirname, '../../..');

export interface Booted {
  play: <T = unknown>(order: Order) => Promise<T>;
  /** names of what was asked of Electron so far, in order */
  calls: () => Promise<{ name: string; args: unknown[] }[]>;
  userData: string;
  stop: () => Promise<void>;
}

export async function bootMain(env: Record<string, string> = {}, argv: string[] = []): Promise<Booted> {
  const userData = await mkdtemp(path.join(tmpdir(), 'vitrine-desktop-'));
  const child = fork(path.join(root, 'out/main/index.js'), argv, {
    execArgv: ['--import', path.join(import.meta.dirname, 'replace-electron.ts')],
    // no key ring: neither this machine's nor its owner's is touched
    env: { ...process.env, FAKE_USER_DATA: userData, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let next = 0;
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  child.on('message', (message: { id: number; answer?: never; error?: string }) => {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error !== undefined) asked?.reject(new Error(message.error));
    else asked?.resolve(message.answer as never);
  });
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`main ended with ${code}: ${said}`));
  });
  const play = <T>(order: Order) =>
    new Promise<T>((resolve, reject) => {
      waiting.set((next += 1), { resolve, reject });
      child.send({ id: next, order });
    });
  return {
    play,
    calls: () => play({ do: 'calls' }),
    userData,
    async stop() {
      child.kill('SIGKILL');
      await rm(userData, { recursive: true, force: true });
    },
  };
}
