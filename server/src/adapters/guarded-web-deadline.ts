/**
 * How long one request may take, whoever asked for it. `AbortSignal.timeout` and `AbortSignal.any` would say the same, but what they make
 * is let go by a whole collection of garbage alone, which comes late, and the response's body waits in memory with it: a shop's feed is a
 * thousand requests.
 */
export interface Deadline {
  /** aborts with a TimeoutError, or with what the asker's signal was stopped for */
  signal: AbortSignal;
  /** the request is over: nothing waits for it any more */
  over(): void;
}

export function createDeadline(withinMs: number, asked?: AbortSignal): Deadline {
  const controller = new AbortController();
  const over = () => {
    clearTimeout(timer);
    asked?.removeEventListener('abort', stop);
  };
  const end = (reason: unknown) => {
    over();
    controller.abort(reason);
  };
  const stop = () => end(asked?.reason);
  const timer = setTimeout(() => end(new DOMException('The request took too long.', 'TimeoutError')), withinMs);
  timer.unref();
  if (asked?.aborted === true) stop();
  else asked?.addEventListener('abort', stop);
  return { signal: controller.signal, over };
}
