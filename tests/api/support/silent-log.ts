import type { Log } from '../../../server/src/lib/log.ts';

export const silentLog: Log = { info() {}, warn() {}, error() {} };
