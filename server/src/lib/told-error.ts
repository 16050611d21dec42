/** What the log and the table of jobs keep of an error: never the values of a statement that failed, which are people's words, addresses and secrets (R7). */
import { DrizzleQueryError } from 'drizzle-orm';

export interface ToldError {
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
