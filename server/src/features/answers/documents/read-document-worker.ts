/** The thread that reads one document; started by `read-document-in-thread.ts` alone. */
import { parentPort, workerData } from 'node:worker_threads';
import { readDocument } from './read-document.ts';
import type { DocumentFile, ReadDocument } from './read-document.ts';

// what starts it gives exactly this
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const file = workerData as DocumentFile;
const unreadable: ReadDocument = {
  refusal: 'The document cannot be read: it may be damaged, or locked with a password.',
};
const read = await readDocument(file).catch(() => unreadable);
parentPort?.postMessage(read, []);
