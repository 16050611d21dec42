/** Statistics windows in whole UTC days, as the server buckets them (9-10 to 9-12). */
export interface UtcRange {
  startDate: string;
  endDate: string;
}

const dayMs = 86_400_000;

const startOfUtcDay = (time: number) => time - (((time % dayMs) + dayMs) % dayMs);

/** `days` days up to and with the day of `now`. */
export function lastUtcDays(days: number, now: Date): UtcRange {
  const today = startOfUtcDay(now.getTime());
  return {
    startDate: new Date(today - (days - 1) * dayMs).toISOString(),
    endDate: new Date(today + dayMs - 1).toISOString(),
  };
}
