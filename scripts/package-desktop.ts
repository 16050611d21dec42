/**
 * `npm run package`: builds the desktop app and packs it for this system with electron-builder; further arguments go to it.
 * `DESKTOP_SERVER_ORIGIN` is the server it talks to at first, `DESKTOP_UPDATE_FEED` the https address of its updates (none: updates are off),
 * `DESKTOP_PUBLISHER` who signs it, `APPLE_API_KEY`, `APPLE_API_KEY_ID` and `APPLE_API_ISSUER` who notarises it on macOS; `DESKTOP_UNSIGNED=yes` makes a build to try out.
 */
import { askedPlatforms, packageArguments, PackagingError } from './package-arguments.ts';
import { run } from './run.ts';

const further = process.argv.slice(2);
try {
  const { args, warnings } = packageArguments(process.env, askedPlatforms(further, process.platform));
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  const built = await run('electron-vite', ['build', '--logLevel', 'warn']);
  if (built.code !== 0) process.exit(built.code);
  // ours come last: an argument does not turn them off
  const packed = await run('electron-builder', ['--publish', 'never', ...further, ...args]);
  process.exitCode = packed.code;
} catch (error) {
  if (!(error instanceof PackagingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
