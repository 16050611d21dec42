/** A page of a shop's terms, for tests. */
import type { Passage } from '../../../search/documents.ts';

export const policy = (title: string, text: string, language = 'en'): Passage => ({
  url: `https://loom.example/policies/${title.toLowerCase()}`,
  title,
  headings: [title],
  text,
  language,
  kind: 'policy',
  voice: 'shop',
});
