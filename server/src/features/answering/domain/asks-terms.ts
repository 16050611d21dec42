/** Whether a question asks for the shop's terms, which stand on no thing's page. */
import { termsOf } from '../../../aspects/aspect-model.ts';
import type { Understanding } from '../../../ports/model.ts';

const surely = 0.5;

export const asksTerms = ({ aspects, topics }: Pick<Understanding, 'aspects' | 'topics'>): boolean =>
  termsOf(aspects) >= surely || topics.some(({ weight }) => weight >= surely);
