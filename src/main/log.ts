/** The app's log file, in the system's folder for logs. What goes in is masked: no token and no password ever stands there (DE-21). */
import log from 'electron-log/main.js';

export interface Log {
  info: (text: string) => void;
  warn: (text: string, error?: unknown) => void;
}

const largestBytes = 1_000_000;
const secrets = /(bearer\s+|"?(?:token|password)"?\s*[:=]\s*"?)[^\s",}]+/gi;

export const masked = (text: string): string => text.replace(secrets, '$1[hidden]').slice(0, 2000);

const wordsOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

export function openLog(): Log {
  log.transports.file.maxSize = largestBytes;
  log.transports.console.level = false;
  return {
    info: (text) => log.info(masked(text)),
    warn: (text, error) => log.warn(masked(error === undefined ? text : `${text}: ${wordsOf(error)}`)),
  };
}
