export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
}

/** How long each call took, `atOnce` of them always under way, for so long. */
export async function keepBusy(call: () => Promise<boolean>, atOnce: number, forMs: number) {
  const times: number[] = [];
  let errors = 0;
  const beganAt = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - beganAt < forMs) {
        const at = performance.now();
        if (await call()) times.push(performance.now() - at);
        else errors += 1;
      }
    }),
  );
  return { times, errors, perSecond: times.length / ((performance.now() - beganAt) / 1000) };
}

/** Begins so many calls a second whatever the earlier ones do, as visitors would. */
export async function pace(call: () => Promise<boolean>, perSecond: number, count: number) {
  const times: number[] = [];
  let errors = 0;
  const beganAt = performance.now();
  const calls: Promise<void>[] = [];
  const once = async (due: number) => {
    if (await call()) times.push(performance.now() - due);
    else errors += 1;
  };
  for (let i = 0; i < count; i += 1) {
    const due = beganAt + (i / perSecond) * 1000;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    calls.push(once(due));
  }
  await Promise.all(calls);
  return { times, errors };
}
