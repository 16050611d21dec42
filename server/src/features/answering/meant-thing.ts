/** Which thing a question is about where no name decides it: one that stands out by all that was said of it, or the one whose page is open. */
import { aspects } from '../../aspects/aspects.ts';
import { contentTerms } from '../../dialogue/name-fit.ts';
import type { FoundProduct, QuestionPart, Understanding } from '../../ports/model.ts';
import { endAlike } from '../../search/addresses.ts';
import { asksTerms } from './domain/asks-terms.ts';
import { standingOut } from './domain/standing-out.ts';

/** "How many faces does the MB2000 know?" is asked of nothing that no page calls so. */
function holdsNumbers({ name, description, variants }: FoundProduct, asked: string): boolean {
  const record = [name, description, ...variants].join('\n').toLowerCase();
  return (asked.toLowerCase().match(/[\p{L}\p{N}-]*\d[\p{L}\p{N}-]*/gu) ?? []).every((code) => record.includes(code));
}

const searching = aspects.indexOf('search');
const looksFor = 0.4;

/** "The little pink bag for ten bottles, what is it made of?": a thing that is asked about by all but its name. */
export function describedThing(
  { asked, products, passages }: Pick<QuestionPart, 'asked' | 'products' | 'passages'>,
  understanding: Understanding,
): FoundProduct[] {
  if (asksTerms(understanding) || (understanding.aspects[searching] ?? 0) >= looksFor) return [];
  const [thing] = standingOut(products, 1);
  const coverage = products.find(({ document }) => document === thing)?.coverage ?? 0;
  const isToldElsewhere = passages.some(
    (page) => page.coverage >= coverage && !endAlike(page.document.url, thing?.url ?? ''),
  );
  return thing === undefined || isToldElsewhere || !holdsNumbers(thing, asked) ? [] : [thing];
}

/** share of a name's words that name it, whatever the visitor's page says */
const halfNamed = 0.5;

/** On a product's page, a word that it says itself names no other product: "tubruk" is a way to brew all of them. */
export function standsOnPage(
  { asked, language }: { asked: string; language: string },
  [meant]: readonly FoundProduct[],
  [page]: readonly FoundProduct[],
): boolean {
  if (meant === undefined || page === undefined || meant.url === page.url) return false;
  const said = new Set(contentTerms(asked, language));
  const name = contentTerms(meant.name, language);
  const named = name.filter((term) => said.has(term));
  const own = new Set(contentTerms([page.name, ...page.variants, page.description].join('\n'), language));
  return named.length < halfNamed * name.length && named.every((term) => own.has(term));
}
