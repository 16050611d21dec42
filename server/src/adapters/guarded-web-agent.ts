/** Connections that live no longer than their name's DNS answer may be trusted: the pool is replaced when it is old, and the old one ends with what is under way. */
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';

export interface ConnectionTimes {
  connectMs: number;
  headersMs: number;
  idleMs: number;
  connectionAgeMs: number;
}

const headersMaxBytes = 64 * 1024;

export function createAgingAgent(times: ConnectionTimes, lookup?: LookupFunction) {
  const open = () => ({
    since: performance.now(),
    agent: new Agent({
      allowH2: false,
      maxHeaderSize: headersMaxBytes,
      headersTimeout: times.headersMs,
      bodyTimeout: times.idleMs,
      connect: { timeout: times.connectMs, rejectUnauthorized: true, ...(lookup && { lookup }) },
    }),
  });
  let pool = open();
  return {
    current(): Agent {
      if (performance.now() - pool.since > times.connectionAgeMs) {
        pool.agent.close().catch(() => {});
        pool = open();
      }
      return pool.agent;
    },
    close: () => pool.agent.destroy(),
  };
}
