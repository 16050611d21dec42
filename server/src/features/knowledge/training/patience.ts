/** How long a site that does not answer is waited for: soon at first, then seldom, and no longer than a quarter of a day. */
const secondMs = 1_000;
const minuteMs = 60 * secondMs;

const steps = [
  { untilMs: minuteMs, pauseMs: 15 * secondMs },
  { untilMs: 5 * minuteMs, pauseMs: 30 * secondMs },
  { untilMs: 30 * minuteMs, pauseMs: 2 * minuteMs },
  { untilMs: 6 * 60 * minuteMs, pauseMs: 15 * minuteMs },
];

/** null: it is given up */
export const pauseFor = (awayMs: number): number | null =>
  steps.find(({ untilMs }) => awayMs < untilMs)?.pauseMs ?? null;
