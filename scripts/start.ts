/** `npm start`: builds what is missing or older than its sources, then becomes the server. */
import { pathToFileURL } from 'node:url';
import { build } from './build-parts.ts';
import { root } from './run.ts';

let interrupted = 0;
const onSignal = (signal: NodeJS.Signals) => (interrupted = signal === 'SIGINT' ? 130 : 143);
process.on('SIGTERM', onSignal);
process.on('SIGINT', onSignal);
const code = await build({ onlyStale: true });
process.off('SIGTERM', onSignal);
process.off('SIGINT', onSignal);
if (interrupted || code) process.exit(interrupted || code);

// In this very process: signals reach the server, and its exit code is ours.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(`${root}server/dist/main.js`).href);
