import type { FoundProduct } from '../../../ports/model.ts';

/** What a page says of a product in sentences and in its table, each once. */
export const wholeDescription = ({ description, attributes = [] }: FoundProduct): string =>
  [description, ...attributes.filter(({ value }) => !description.includes(value)).map(({ value }) => value)].join('\n');
