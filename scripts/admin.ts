/** `npm run admin`, `backup`, `restore`: builds the server when it is older than its sources, then becomes the command. */
import { pathToFileURL } from 'node:url';
import { build } from './build-parts.ts';
import { root } from './run.ts';

// what is printed is the command's, so that it can be piped
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);
const code = await build({ onlyStale: true, part: 'server' });
process.stdout.write = write;
if (code !== 0) process.exit(code);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(`${root}server/dist/admin.js`).href);
