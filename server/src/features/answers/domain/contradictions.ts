/** What an owner's own answer says otherwise than the shop's pages do: a visitor who reads both would trust neither. */
import { conflictsOf, saidOfNoPlace } from '../../../facts/conflicts.ts';
import type { Fact, FoundFact } from '../../../facts/fact.ts';
import { readFacts } from '../../../facts/read-facts.ts';
import { exactDurationsIn } from '../../../facts/durations.ts';
import { affirms } from './other-hours.ts';
import { saidOtherwise } from './other-numbers.ts';

const toldMax = 5;

/** Or days, of which one may be closed: all else is held against no page. */
export const saysNumbers = (text: string): boolean =>
  /\p{N}/u.test(text) || exactDurationsIn(text).length > 0 || affirms(text);

/** In words for the owner, one for each sentence of a page. */
export function contradictions(
  { questions, text }: { questions: readonly string[]; text: string },
  known: readonly Fact[],
): string[] {
  const said = factsOfAnswer({ questions, text });
  const pages = known.filter(({ state, url }) => state !== 'hidden' && url !== '');
  const conflicts = conflictsOf([...said, ...pages]);
  const against = new Set(said.flatMap((fact) => conflicts.get(fact.id) ?? saidOfNoPlace(fact, pages)));
  const topics = said.map(({ topic }) => topic);
  const numbers = new Set(saidOtherwise({ questions, text }, topics, pages).map(({ id }) => id));
  const told = pages.filter(({ id }) => against.has(id) || numbers.has(id)).map(saysOtherwise);
  // several facts may stand in one sentence
  return [...new Set(told)].slice(0, toldMax);
}

/** What an answer says, read as an entry of a page's frequent questions is. */
export function factsOfAnswer({ questions, text }: { questions: readonly string[]; text: string }): FoundFact[] {
  const passage = {
    url: '',
    title: '',
    text: withoutYes(text),
    language: null,
    kind: 'policy',
    voice: 'shop',
  } as const;
  return readFacts({ passages: [{ ...passage, headings: [...questions] }] }, []);
}

export const saysOtherwise = ({ url, text }: Pick<Fact, 'url' | 'text'>): string =>
  `Your page ${url} says otherwise: “${text}”`;

/** "Yes: furniture costs 59 EUR" begins with no name of what it holds for. */
const withoutYes = (text: string): string =>
  text.replace(/^(?:yes|no|ja|nein|oui|non|sí|si|sim|não|nee|nej|tak|nie)[:,.!]\s+(\p{L})/iu, (_, next: string) =>
    next.toUpperCase(),
  );
