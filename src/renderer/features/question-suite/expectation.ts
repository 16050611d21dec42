/** What is expected of a reply, in words. */
import type { SuiteQuestion } from './use-questions.ts';

export function expectationWords({ says = [], page, product, unknown }: SuiteQuestion['expect']): string {
  const parts = [
    ...(says.length > 0 ? [`says ${says.map((text) => `“${text}”`).join(' and ')}`] : []),
    ...(product === undefined ? [] : [`shows ${product}`]),
    ...(page === undefined ? [] : [`rests on ${page}`]),
    ...(unknown === true ? ['says that it does not know'] : []),
  ];
  return `The answer ${parts.join(', ')}.`;
}
