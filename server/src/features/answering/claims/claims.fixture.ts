/** Products and facts of small shops, for tests of what a reply claims. */
import type { Product } from '../../../extraction/extracted-page.ts';
import type { Fact } from '../../../facts/fact.ts';
import { blanket } from '../question.fixture.ts';

export const euros = (amount: number) => ({ amount, currency: 'EUR' });

export const attribute = (label: string, value: string) => ({ of: '', label, value });

export const productOf = (name: string, amount: number, more: Partial<Product> = {}): Product => ({
  ...blanket,
  url: `https://loom.example/${name.replaceAll(' ', '-').toLowerCase()}`,
  name,
  description: '',
  categories: [],
  price: euros(amount),
  sku: name,
  variants: [],
  ...more,
});

export const factOf = (topic: Fact['topic'], text: string, scope: string | null = null): Fact => ({
  id: text,
  topic,
  text,
  value: null,
  scope,
  url: 'https://loom.example/terms',
  language: 'en',
  readAt: '2026-11-01T00:00:00.000Z',
  state: 'found',
  conflicts: [],
});

export const passageOf = (text: string, headings: string[], voice: 'shop' | 'customer' = 'shop') => ({
  document: {
    url: 'https://loom.example/faq',
    title: 'Questions',
    headings,
    text,
    language: 'en',
    kind: 'page' as const,
    voice,
  },
  score: 10,
  coverage: 0.8,
});

/** for `createClaimFault`: what rules find, whatever speaks for a sentence beside them */
export const rulesAlone =
  () =>
  ({ fault }: { fault: string | null }) =>
    fault;
