/** A day as people mean it: where they are, to its end. */

const dayMs = 86_400_000;

export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** What holds until a day holds to that day's last second. @param day `2027-01-31` @returns null where there is no such day */
export function endOfDay(day: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${day}T23:59:59Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(asUtc)) return null;
  if (new Date(asUtc).toISOString().slice(0, 10) !== day) return null;
  // where clocks change, what they are ahead by at the end of the day counts
  const near = asUtc - aheadMs(asUtc, timeZone);
  return new Date(asUtc - aheadMs(near, timeZone)).toISOString();
}

/** What a clock there is ahead of UTC by, at that instant. */
function aheadMs(instant: number, timeZone: string): number {
  const format = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  // Swedish writes `2027-01-31 23:59:59`
  const there = new Intl.DateTimeFormat('sv-SE', format).format(instant).replace(' ', 'T');
  const ahead = Date.parse(`${there}Z`) - (instant - (instant % 1000));
  return Math.abs(ahead) > dayMs ? 0 : ahead;
}
