/** What the worker does, as the features bring it: their kinds of work, how many of them run at once, and what is looked after every minute. */
import { isLetter, isWebhook } from './job-queue.ts';
import type { JobHandler, Lane } from './worker.ts';

interface Work {
  handlers?: Readonly<Record<string, JobHandler>>;
  lanes?: readonly Lane[];
  chore?: () => Promise<void>;
}

const lettersAtOnce = 4;
const webhooksAtOnce = 2;

export function workOf(features: readonly Work[]) {
  const handlers: Record<string, JobHandler> = Object.assign({}, ...features.map((feature) => feature.handlers));
  const kinds = Object.keys(handlers);
  return {
    handlers,
    lanes: [
      ...features.flatMap(({ lanes = [] }) => lanes),
      { kinds: kinds.filter(isLetter), concurrency: lettersAtOnce },
      // a program that lets every call wait holds up no other work
      { kinds: kinds.filter(isWebhook), concurrency: webhooksAtOnce },
    ],
    chores: features.flatMap(({ chore = [] }) => chore),
  };
}
