/** How long credits last at the pace of the last weeks. */
export const paceDays = 28;

const dayMs = 86_400_000;

export interface Credits {
  /** null without a plan */
  left: number | null;
  /** when new ones come */
  renewsAt: Date | null;
}

interface Pace {
  /** in the last `paceDays` days */
  credits: number;
  firstAt: Date | null;
}

export interface Forecast {
  /** null when none are used, or new ones come before the last is gone */
  lastsUntil: string | null;
  perDay: number;
}

/** A young agent's days count from its first credit, one day at least. */
export function forecastOf({ credits, firstAt }: Pace, { left, renewsAt }: Credits, now: Date): Forecast {
  if (credits === 0 || firstAt === null) return { lastsUntil: null, perDay: 0 };
  const days = Math.min(paceDays, Math.max(1, (now.getTime() - firstAt.getTime()) / dayMs));
  const perDay = credits / days;
  const endsAt = left === null ? null : new Date(Math.min(now.getTime() + (left / perDay) * dayMs, farthest));
  const isEnough = endsAt === null || (renewsAt !== null && renewsAt <= endsAt);
  return { lastsUntil: isEnough ? null : endsAt.toISOString(), perDay: Math.round(perDay * 10) / 10 };
}

/** the contract's instants have four digits for the year */
const farthest = Date.UTC(9999, 0, 1);
