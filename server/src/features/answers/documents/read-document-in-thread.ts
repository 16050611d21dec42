/** Reads an owner's document beside the event loop, with a cap on time and memory. The literal `new URL` is what the bundler finds the worker's file by. */
import { Worker } from 'node:worker_threads';
import type { DocumentFile, ReadDocument } from './read-document.ts';

const memoryMaxMb = 256;
const timeoutMs = 20_000;
/** whole documents are held in memory while they are read */
const atOnce = 2;

const tooMuch: ReadDocument = {
  refusal: 'The document is too complex to be read: give the parts that visitors ask about.',
};

let underway = 0;
const waiting: (() => void)[] = [];

/** Never rejects: what cannot be read is refused with a reason. */
export async function readDocumentInThread(file: DocumentFile, waitsMs = timeoutMs): Promise<ReadDocument> {
  if (underway < atOnce) underway += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
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
    // the next one takes over its place
    const next = waiting.shift();
    if (next === undefined) underway -= 1;
    else next();
  }
}
