/** Reads pages beside the event loop, with a cap on time and memory: a page made to exhaust us fails by itself, and visitors are answered meanwhile. */
import { Worker } from 'node:worker_threads';
import type { PageBytes } from './extract-page.ts';
import { refusedPage } from './extracted-page.ts';
import type { ExtractedPage } from './extracted-page.ts';

const memoryMaxMb = 256;
const idleMs = 30_000;
/** a thread that gets no processor is waited for so many times longer */
const patienceTimes = 12;
const tooComplex = () => refusedPage('too_complex');

export interface PageExtractor {
  /** never rejects: a page that cannot be read is refused with a code */
  extract(page: PageBytes): Promise<ExtractedPage>;
  close(): Promise<void>;
}

export function createPageExtractor({
  timeoutMs = 5_000,
}: { /** of processor time */ timeoutMs?: number } = {}): PageExtractor {
  let thread: Worker | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./extract-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    });
    // neither a failure nor an end between two pages is anybody's error; the next page starts a new thread
    started.on('error', () => {});
    started.once('exit', () => {
      if (thread === started) thread = null;
    });
    started.unref();
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = thread;
    thread = null;
    await stopped?.terminate();
  }

  async function readOne(page: PageBytes): Promise<ExtractedPage> {
    clearTimeout(idle);
    const known = thread;
    known?.ref();
    const spentByKnown = known ? await spentMs(known) : 0;
    const reader = (thread ??= start());
    const spentBefore = reader === known && Number.isFinite(spentByKnown) ? spentByKnown : 0;
    const { promise, resolve } = Promise.withResolvers<ExtractedPage | null>();
    const fail = () => resolve(null);
    let isOver = false;
    const giveUpAt = performance.now() + timeoutMs * patienceTimes;
    // other work on the machine makes a page late, not complex
    async function look(): Promise<void> {
      const leftMs = timeoutMs - ((await spentMs(reader)) - spentBefore);
      if (isOver) return;
      if (leftMs <= 0 || performance.now() > giveUpAt) fail();
      else timer = setTimeout(() => void look(), Math.max(leftMs, 50));
    }
    let timer = setTimeout(() => void look(), timeoutMs);
    reader.once('message', resolve);
    reader.once('exit', fail);
    // held for as long as somebody waits, so that the process does not end under them
    reader.ref();
    reader.postMessage(page, []);
    const extracted = await promise;
    isOver = true;
    clearTimeout(timer);
    reader.off('message', resolve);
    reader.off('exit', fail);
    reader.unref();
    if (extracted === null) await stop();
    idle = setTimeout(() => void stop(), idleMs).unref();
    return extracted ?? tooComplex();
  }

  return {
    extract(page) {
      const read = turn.then(() => readOne(page));
      turn = read;
      return read;
    },
    async close() {
      await turn;
      await stop();
    },
  };
}

/** The processor time that a thread has used; one that has ended has used it up. */
const spentMs = (thread: Worker): Promise<number> =>
  thread.cpuUsage().then(
    ({ user, system }) => (user + system) / 1_000,
    () => Infinity,
  );
