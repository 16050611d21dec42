/** "Does it come with a battery?", where only some of a product's choices do: its choices say which. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { isGeneral } from '../domain/names-only-limits.ts';
import { choicesByOption, choicesOf, offersIn } from './choices.ts';
import { priceWords } from './composed.ts';

const shortestWord = 4;
/** longer lists are kinds of a thing, and no ways to buy it */
const choicesMax = 6;

/** All that can be chosen under the option that these stand under, each with its price; '' where there is none. */
export function choicesBeside(holding: readonly string[], product: FoundProduct, language: string): string {
  const option = choicesByOption(product).find(([, values]) => values.some((value) => holding.includes(value)));
  if (option === undefined) return '';
  const [name, values] = option;
  const told = values.map((value) => {
    const prices = offersIn(product).flatMap(({ options, price }) =>
      options[name] === value && price !== null ? [priceWords(price, language)] : [],
    );
    const [price] = prices;
    return price === undefined || new Set(prices).size > 1 ? value : `${value} (${price})`;
  });
  return told.join('; ');
}

/** The choices that hold a word of the question which the thing itself is not called by, where not all do. */
export function choicesHolding(
  { text }: Pick<QuestionPart, 'text'>,
  product: FoundProduct,
  language: string,
): string[] {
  const values = choicesOf(product);
  if (values.length < 2 || values.length > choicesMax) return [];
  const own = new Set(contentTerms(product.name, language));
  const asked = contentTerms(text, language).filter(
    (term) => term.length >= shortestWord && /^\p{L}+$/u.test(term) && !own.has(term) && !isGeneral(term),
  );
  const holding = values.filter((value) => {
    const terms = contentTerms(value, language);
    return /\s/u.test(value) && asked.some((term) => terms.includes(term));
  });
  return holding.length < values.length ? holding : [];
}
