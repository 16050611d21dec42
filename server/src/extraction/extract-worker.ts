/** The thread that reads pages one after the other; started by `extract-in-thread.ts` alone. */
import { parentPort } from 'node:worker_threads';
import { extractPage } from './extract-page.ts';
import type { PageBytes } from './extract-page.ts';
import { refusedPage } from './extracted-page.ts';

parentPort?.on('message', (page: PageBytes) => {
  parentPort?.postMessage(read(page), []);
});

function read(page: PageBytes) {
  try {
    return extractPage(page);
  } catch {
    return refusedPage('unreadable');
  }
}
