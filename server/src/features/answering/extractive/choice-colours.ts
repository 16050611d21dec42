/** Of which colours a product's choice is. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { coloursNamed } from '../../../languages/colour-names.ts';
import { colourConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';

/** The colours that a choice says in so many words. */
export const coloursSaid = (value: string, language: string): Concept[] =>
  conceptsIn(value, language).filter((one) => colourConcepts.has(one));

/** ... or that its name stands for; of "slate blue" the blue is said. */
export function coloursIn(value: string, language: string): Concept[] {
  const said = coloursSaid(value, language);
  return said.length > 0 ? said : coloursNamed(value);
}
