/**
 * `npm run package`: builds the desktop app and packs it for this system with electron-builder; further arguments go to it.
 * `DESKTOP_SERVER_ORIGIN` is the server it talks to at first, `DESKTOP_UPDATE_FEED` the address of its updates (none: updates are off).
 */
import { run } from './run.ts';

const built = await run('electron-vite', ['build', '--logLevel', 'warn']);
if (built.code !== 0) process.exit(built.code);
const feed = process.env['DESKTOP_UPDATE_FEED'];
const updates = feed === undefined ? [] : ['-c.publish.provider=generic', `-c.publish.url=${feed}`];
const packed = await run('electron-builder', ['--publish', 'never', ...updates, ...process.argv.slice(2)]);
process.exitCode = packed.code;
