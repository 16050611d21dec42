import type { Fact } from '../../../facts/fact.ts';

/** A page may hold what somebody planted there: no address of another site is told as the shop's terms. */
export const leadsAway = ({ text, url }: Fact): boolean => {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  return (text.match(/(?:https?:\/\/|www\.)[^\s)]+/giu) ?? []).some((address) => !address.includes(host));
};
