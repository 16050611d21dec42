/** What is expected of a reply, in words. */
import type { ReplyOf } from '@vitrine/contract/routes';

type Expectation = ReplyOf<'getQuestions'>['questions'][number]['expect'];

export function expectationWords({ says = [], page, product, unknown }: Expectation): string {
  const parts = [
    ...(says.length > 0 ? [`says ${says.map((text) => `“${text}”`).join(' and ')}`] : []),
    ...(product === undefined ? [] : [`shows ${product}`]),
    ...(page === undefined ? [] : [`rests on ${page}`]),
    ...(unknown === true ? ['says that it does not know'] : []),
  ];
  return `The answer ${parts.join(', ')}.`;
}
