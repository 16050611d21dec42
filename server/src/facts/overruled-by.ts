import { conflictsOf } from './conflicts.ts';
import type { Fact } from './fact.ts';

/** What pages say otherwise than the owner's own facts is told as those say it, in whatever passage; what the owner decided of a page stays. */
export function overruledBy(own: readonly Fact[], facts: readonly Fact[]): Fact[] {
  if (own.length === 0) return [...facts];
  const conflicts = conflictsOf([...own, ...facts]);
  const by = new Map(own.flatMap((fact) => (conflicts.get(fact.id) ?? []).map((id) => [id, fact] as const)));
  return facts.map((fact) => {
    const said = fact.state === 'found' ? by.get(fact.id) : undefined;
    if (said === undefined) return fact;
    const { text, value } = said;
    return { ...fact, text, value, state: 'corrected', conflicts: [], overrules: [fact.text] };
  });
}
