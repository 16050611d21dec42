/** What an owner's own answer says otherwise than the shop's pages do: a visitor who reads both would trust neither. */
import { conflictsOf, saidOfNoPlace } from '../../../facts/conflicts.ts';
import type { Fact } from '../../../facts/fact.ts';
import { readFacts } from '../../../facts/read-facts.ts';

const toldMax = 5;

/** In words for the owner, one for each sentence of a page. */
export function contradictions(
  { questions, text }: { questions: readonly string[]; text: string },
  known: readonly Fact[],
): string[] {
  const passage = { url: '', title: '', headings: [...questions], text, language: null } as const;
  const said = readFacts({ passages: [{ ...passage, headings: [...questions], kind: 'policy', voice: 'shop' }] }, []);
  const pages = known.filter(({ state, url }) => state !== 'hidden' && url !== '');
  const conflicts = conflictsOf([...said, ...pages]);
  const against = new Set(said.flatMap((fact) => conflicts.get(fact.id) ?? saidOfNoPlace(fact, pages)));
  return pages
    .filter(({ id }) => against.has(id))
    .slice(0, toldMax)
    .map(({ text: sentence, url }) => `Your page ${url} says otherwise: “${sentence}”`);
}
