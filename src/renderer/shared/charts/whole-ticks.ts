const labelsAtMost = 11;

/** 1, 2, 5, 10, 20, 50 ... */
function* roundSteps() {
  for (let power = 1; ; power *= 10) yield* [power, 2 * power, 5 * power];
}

/**
 * Where a count's axis from 0 to `top` has its marks: every whole number, or where those would not fit beside each other every second,
 * fifth, tenth ... (T23). The chart's own ticks are not used: asked for step 1 they warn beyond 1000 and are no whole numbers beyond 11.
 */
export function wholeTicks(top: number): number[] {
  for (const step of roundSteps()) {
    if (top / step > labelsAtMost - 1) continue;
    return Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step);
  }
  return [];
}
