/** `npm run build`: everything that is served, anew. */
import { build } from './build-parts.ts';

process.exitCode = await build({ onlyStale: false });
