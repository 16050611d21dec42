/** Minutes of a day as a time field writes them: `09:30` is 570, and the end of a day, which it cannot write, is `23:59`. */
const lastMinute = 1439;

export function shownMinutes(minutes: number): string {
  const shown = Math.min(minutes, lastMinute);
  return [Math.floor(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export function minutesOf(shown: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(shown) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const read = Number(hours) * 60 + Number(minutes);
  return read === lastMinute ? lastMinute + 1 : read;
}
