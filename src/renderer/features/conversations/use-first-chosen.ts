import { useState } from 'react';

/**
 * Which conversation stands on the right: the address's, or else the first of what was sought. The first stays the one it was when the
 * list came, so that a newer conversation does not take the place of the one being read.
 */
export function useFirstChosen(
  named: string | null,
  soughtIn: string,
  sessions: readonly { _id: string }[],
): string | null {
  const [first, setFirst] = useState<{ soughtIn: string; id: string } | null>(null);
  const newest = sessions[0];
  if (newest !== undefined && first?.soughtIn !== soughtIn) setFirst({ soughtIn, id: newest._id });
  return named ?? (first?.soughtIn === soughtIn ? first.id : null);
}
