const dayMs = 86_400_000;

/** Each UTC day that the range touches, as YYYY-MM-DD, oldest first. */
export function utcDays(start: Date, end: Date): string[] {
  const first = Math.floor(start.getTime() / dayMs);
  const last = Math.floor(end.getTime() / dayMs);
  return Array.from({ length: last - first + 1 }, (_, i) => new Date((first + i) * dayMs).toISOString().slice(0, 10));
}
