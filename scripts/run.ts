/** Child processes for the scripts: output goes through, signals are passed on, the exit code comes back. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

interface Options {
  env?: Record<string, string>;
  /** collect what it says instead of showing it */
  quiet?: boolean;
  /** after which it is ended with all that it began, with the code of coreutils' timeout */
  withinMs?: number;
}

export const endedLate = 124;

export interface Outcome {
  code: number;
  output: string;
}

/** `command` is a program of node_modules/.bin or the system; `node` is the Node that runs us. */
export const run = (command: string, args: string[], options: Options = {}): Promise<Outcome> =>
  runIn(root, command, args, options);

/** In another folder, which has this one's programs. */
export function runIn(
  folder: string,
  command: string,
  args: string[],
  { env = {}, quiet = false, withinMs }: Options = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      cwd: folder,
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // a group of its own, which ends as one
      detached: withinMs !== undefined,
    });
    let isLate = false;
    const tell = (signal: NodeJS.Signals) =>
      withinMs === undefined || child.pid === undefined ? child.kill(signal) : process.kill(-child.pid, signal);
    const limit =
      withinMs !== undefined &&
      setTimeout(() => {
        isLate = true;
        tell('SIGKILL');
      }, withinMs);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const pass = (signal: NodeJS.Signals) => tell(signal);
    process.on('SIGTERM', pass);
    process.on('SIGINT', pass);
    const end = (code: number, said = output) => {
      if (limit !== false) clearTimeout(limit);
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      resolve({ code, output: said });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code, signal) => end(isLate ? endedLate : (code ?? (signal === 'SIGINT' ? 130 : 143))));
  });
}
