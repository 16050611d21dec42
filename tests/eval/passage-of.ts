import type { Passage } from '../../server/src/search/documents.ts';
import type { LabelledDocument } from './labelled-set.ts';

export const passageOf = ({ id, title, text }: LabelledDocument): Passage => ({
  url: `https://shop.example/${encodeURIComponent(id)}`,
  title,
  headings: [],
  text,
  language: null,
  kind: 'page',
  voice: 'shop',
});
