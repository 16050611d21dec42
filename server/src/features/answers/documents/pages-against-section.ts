/**
 * What a section of a document says otherwise than pages. One that is called after something of its own, a course or a tour, has prices and
 * hours of its own, and is held against what names that alone.
 */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import type { Fact } from '../../../facts/fact.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import { pagesAgainst } from '../domain/contradictions.ts';
import type { DocumentPassage } from './read-document.ts';

const readMaxLength = 2000;

export function pagesAgainstSection({ headings, text }: DocumentPassage, known: readonly Fact[]): Fact[] {
  const language = known[0]?.language ?? 'en';
  const heading = headings.at(-1) ?? '';
  const said = new Set(contentTerms(text.slice(0, readMaxLength), language));
  const isOfTerms = [...wordsIn(heading, language).concepts.keys()].some((concept) => concept !== 'event');
  const matter = isOfTerms ? [] : contentTerms(heading, language).filter((term) => said.has(term));
  const namesIt = (fact: Fact) =>
    contentTerms(`${fact.scope ?? ''} ${fact.text}`, language).some((term) => matter.includes(term));
  return pagesAgainst({ questions: headings, text }, matter.length === 0 ? known : known.filter(namesIt));
}
