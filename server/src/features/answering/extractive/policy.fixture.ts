/** Pages of a shop's terms, for tests. */
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

export const americanTerms: Passage[] = [
  policy(
    'Shipping',
    'We ship to Canada and the USA.\nStandard shipping within the contiguous United States is $5.95.\nShipping to Alaska and Hawaii costs $19.95.\nShipping to Canada costs $14.95.\nStandard delivery takes 3-5 business days in the USA.\nExpress delivery takes 1-2 business days and costs $24.\nDelivery to Canada takes 7-10 business days.',
  ),
  policy(
    'Returns',
    'You have 30 days to return an unused item.\nPlease report damaged items within 48 hours of delivery.',
  ),
];
