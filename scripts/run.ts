/** Child processes for the scripts: output goes through, signals are passed on, the exit code comes back. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

interface Options {
  env?: Record<string, string>;
  /** collect what it says instead of showing it */
  quiet?: boolean;
}

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
  { env = {}, quiet = false }: Options = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      cwd: folder,
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGTERM', pass);
    process.on('SIGINT', pass);
    const end = (code: number, said = output) => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      resolve({ code, output: said });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code, signal) => end(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
