/** When the credits come anew: each month on the day they began (O13), or the month's last day where it has fewer; null before a plan was chosen. */
export function nextRenewal(beganAt: string | null, now: Date): Date | null {
  const began = new Date(beganAt ?? Number.NaN);
  if (Number.isNaN(began.getTime())) return null;
  const months = (now.getUTCFullYear() - began.getUTCFullYear()) * 12 + now.getUTCMonth() - began.getUTCMonth();
  const first = monthsAfter(began, Math.max(1, months));
  return first > now ? first : monthsAfter(began, Math.max(1, months + 1));
}

function monthsAfter(began: Date, months: number): Date {
  const date = new Date(began);
  date.setUTCDate(1);
  date.setUTCMonth(began.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(began.getUTCDate(), lastDay));
  return date;
}
