import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { toldError } from './told-error.ts';

/** what is kept of lines that could not be written yet; more are dropped */
const maxWaitingBytes = 1_000_000;

/** One JSON object a line; errors are told without anybody's words. */
export const createLog = (level: string, lines: DestinationStream): Logger =>
  pino({ level, serializers: { err: toldError } }, lines);

/** Lines on standard output. A disk that is full or a reader who is gone costs lines, not the server; there is nobody to tell (ST-15). */
export function openLog(level: string): Logger {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const lines = pino.destination({ dest: 1, sync: true, maxLength: maxWaitingBytes });
  lines.on('error', () => {});
  return createLog(level, lines);
}
