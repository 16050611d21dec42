/** Builds an index in a thread of its own, so that visitors are answered meanwhile. The literal `new URL` is what the bundler finds the worker's file by. */
import { Worker } from 'node:worker_threads';
import type { IndexDocuments } from './documents.ts';

export function buildIndexInThread(documents: IndexDocuments, signal?: AbortSignal): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(new URL('./build-index-worker.ts', import.meta.url), { workerData: documents });
  const stop = () => {
    reject(signal?.reason instanceof Error ? signal.reason : new Error('building the index was stopped'));
    void worker.terminate();
  };
  signal?.addEventListener('abort', stop, { once: true });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => {
    signal?.removeEventListener('abort', stop);
    reject(new Error(`the thread that builds the index ended with code ${code}`));
  });
  if (signal?.aborted === true) stop();
  return promise;
}
