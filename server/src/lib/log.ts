/** The log, and what is kept of an error there and in the table of jobs. */
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** The part of pino's logger that rooms below HTTP need. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Never holds the values of a statement that failed: they are people's words, addresses and secrets (R7). */
interface ToldError {
  type: string;
  message: string;
  code?: string;
  /** a failed statement's text, its values left out */
  statement?: string;
  stack?: string;
  cause?: ToldError;
  errors?: ToldError[];
}

/** drizzle writes the values into its message, and with it into its stack. */
const wordsOf = (error: Error) => (error instanceof DrizzleQueryError ? 'a statement failed' : error.message);

export function toldError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const { stack = '', message } = error;
  const begins = stack.indexOf(message);
  return {
    type: error.name,
    message: wordsOf(error),
    ...(code !== undefined && { code }),
    ...(error instanceof DrizzleQueryError && { statement: error.query }),
    ...(begins !== -1 && { stack: stack.slice(begins + message.length).trim() }),
    ...(error.cause !== undefined && { cause: toldError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(toldError) }),
  };
}

/** In one line, with its cause's words where its own say nothing. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DrizzleQueryError) return `${wordsOf(error)}: ${reasonOf(error.cause)}`;
  // a refusal at each address of a host has a code alone
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** lines that wait to be written; more are dropped */
const maxWaitingBytes = 1_000_000;

/** One JSON object a line; errors without anybody's words. */
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
