/**
 * Runs work one at a time: however often it is asked for meanwhile, it runs once more afterwards. So a busy shop does not make its owner's
 * page ask for every message, and no older answer is laid over a newer one.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const runAll = async () => {
    do {
      again = false;
      await work();
    } while (again);
  };
  return () => {
    again = true;
    running ??= runAll().finally(() => (running = null));
    return running;
  };
}
