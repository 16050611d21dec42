/** Things are called by their choices: "the double sheepskin in honey" is the one rug that comes as a double and in honey. */
import { contentTerms, nameFit } from '../../../dialogue/name-fit.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { namedOption } from './named-option.ts';

/** by one choice much is called */
const fewest = 2;
/** of what is asked, its name and choices must say more than this: else something is asked for that is not the thing */
const shareLeast = 0.7;

/** The product that has most of the choices which the question names, where no other has as many. */
export function calledByChoice(
  { asked, products }: Pick<QuestionPart, 'asked' | 'products'>,
  language: string,
): FoundProduct[] {
  const terms = contentTerms(asked, language);
  const called = products.map(({ document }) => ({ document, choices: namedOption(asked, document)?.values ?? [] }));
  const [first] = called.toSorted((a, b) => b.choices.length - a.choices.length);
  if (first === undefined || first.choices.length < fewest) return [];
  const { document: thing, choices } = first;
  if (called.some((one) => one.document.name !== thing.name && one.choices.length >= choices.length)) return [];
  const said = new Set([...nameFit(terms, thing, language).named, ...contentTerms(choices.join('\n'), language)]);
  return terms.filter((term) => said.has(term)).length > shareLeast * terms.length ? [thing] : [];
}
