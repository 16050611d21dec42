/** `npm run dev`: the server from its sources, started again on each change, and the owner app with hot reload on port 4601. */
import { build } from './build-parts.ts';
import { run } from './run.ts';

// the widget is a built file even here: it is served into other people's pages
const code = await build({ onlyStale: true });
if (code !== 0) process.exit(code);
const [server, app] = await Promise.all([
  run('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts']),
  run('vite', ['--config', 'vite.web.config.ts']),
]);
process.exitCode = server.code || app.code;
