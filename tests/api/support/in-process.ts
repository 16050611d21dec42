/** Which tests hold the server in their own process, and so cannot be run where API_BEHIND_PROXY puts several processes behind a proxy. */
import { test } from 'vitest';

export const behindProxy = process.env['API_BEHIND_PROXY'] === 'on';
/** how many times longer something may take: a job whose worker died waits until its lease has run out */
export const patience = behindProxy ? 10 : 1;

/** @param _why is read from the file: what `npm run verify` says of the tests that it leaves out */
export const inProcess = (_why: string) => test.skipIf(behindProxy);
