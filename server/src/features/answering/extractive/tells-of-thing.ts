/** Whether words of pages answer what is asked of the very thing that was pointed at: "is it washable?" is not answered by its softness, nor by another's page. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { colourConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { pathOf } from '../../../search/addresses.ts';
import type { Asking, Draft } from './composed.ts';

/** what an answer to one of them speaks of */
const spokenOf: Partial<Record<Concept, Concept[]>> = {
  wash: ['wash'],
  fit: ['fit', 'size_guide'],
  colour: ['colour', ...colourConcepts],
  ...Object.fromEntries([...colourConcepts].map((colour) => [colour, [colour]])),
};

/** a statement that surely answers may have a name of its own for the colour */
const surely = 0.5;

export function tellsOfThing(
  { kind, text, passages, signs }: Draft,
  { part, language, shopLanguage }: Asking,
): boolean {
  const { focus, focusBy } = part;
  if (focusBy !== 'pointing' || (kind !== 'pages' && kind !== 'own')) return true;
  const isElsewhere = passages.some(
    (page) => page.kind === 'product' && !focus.some(({ url }) => pathOf(url) === pathOf(page.url)),
  );
  if (kind === 'pages' && isElsewhere) return false;
  if ((signs.top ?? 0) >= surely) return true;
  // "multi-colour" tells of colours
  const told = new Set([text, text.replaceAll('-', ' ')].flatMap((one) => conceptsIn(one, shopLanguage)));
  return conceptsIn(part.text, language).every((asked) => spokenOf[asked]?.some((one) => told.has(one)) ?? true);
}
