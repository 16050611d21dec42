/** Whether a visitor repeats what they asked before: its answer was of no use to them. */
import { conceptsOf } from '../../../evidence/concepts-of.ts';
import { createQuestionReader, questionLikeness } from '../../../evidence/question-likeness.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';

/** probability from which a visitor who asks so asks again */
const alikeFrom = 0.5;

/** @param earlier what the visitor had asked before */
export function isAskedAgain(text: string, earlier: readonly string[], shopLanguage: string): boolean {
  if (earlier.length === 0) return false;
  const read = createQuestionReader([text, ...earlier], shopLanguage);
  const asked = read(text);
  if (asked.telling.length === 0) return false;
  return earlier.some((before) => {
    const said = read(before);
    return questionLikeness(asked, said) >= alikeFrom && !asksFurther(asked, said);
  });
}

/** "Are you open on Sunday?", after the opening hours: it names what was not named before. */
function asksFurther(asked: ReadQuestion, said: ReadQuestion): boolean {
  return asked.telling.some(({ word }) => !said.weights.has(word.term) && !isMeant(word.term, asked.language, said));
}

function isMeant(term: string, language: string, { concepts }: ReadQuestion): boolean {
  const its = conceptsOf(term, language);
  return its.size > 0 && !its.isDisjointFrom(concepts);
}
