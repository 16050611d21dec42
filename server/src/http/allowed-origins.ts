import type { Config } from '../config.ts';

/** Pages that may act with an owner's cookie: our own address and, outside production, its loopback names. */
export function ownOrigins(config: Pick<Config, 'publicUrl' | 'port' | 'production'>): ReadonlySet<string> {
  const loopback = config.production ? [] : [`http://127.0.0.1:${config.port}`, `http://localhost:${config.port}`];
  return new Set([config.publicUrl, ...loopback]);
}

export const desktopOrigin = 'app://owner';
