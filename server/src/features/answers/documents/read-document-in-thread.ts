/** Reads an owner's document beside the event loop, with a cap on time and memory. The literal `new URL` is what the bundler finds the worker's file by. */
import { Worker } from 'node:worker_threads';
import { createAtMost } from '../../../lib/circuit-breaker.ts';
import type { DocumentFile, ReadDocument } from './read-document.ts';

const memoryMaxMb = 256;
const timeoutMs = 20_000;
/** whole documents are held in memory while they are read */
const inTurn = createAtMost(2);

const tooMuch: ReadDocument = {
  refusal: 'The document is too complex to be read: give the parts that visitors ask about.',
};

/** Never rejects: what cannot be read is refused with a reason. */
export const readDocumentInThread = (file: DocumentFile, waitsMs = timeoutMs): Promise<ReadDocument> =>
  inTurn(async () => {
    const { promise, resolve } = Promise.withResolvers<ReadDocument>();
    const worker = new Worker(new URL('./read-document-worker.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    });
    const timer = setTimeout(() => resolve(tooMuch), waitsMs);
    worker.once('message', resolve);
    worker.once('error', () => resolve(tooMuch));
    worker.once('exit', () => resolve(tooMuch));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });
