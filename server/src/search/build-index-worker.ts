/** The thread that builds one index and ends; started by `build-index-thread.ts` alone. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from './build-index.ts';
import type { IndexDocuments } from './documents.ts';

const documents: IndexDocuments = workerData;
const bytes = buildIndex(documents);
parentPort?.postMessage(bytes, [bytes.buffer]);
