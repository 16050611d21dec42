/** Questions for tests of models: a small shop's pages and products. */
import type { Product } from '../../extraction/extracted-page.ts';
import type { Question } from '../../ports/model.ts';
import { visitorLanguage } from '../../dialogue/visitor-language.ts';
import { parseProductQuery } from '../../search/product-query.ts';

const page = {
  title: 'Delivery',
  headings: ['How long does it take?'],
  language: 'en',
  kind: 'page' as const,
  voice: 'shop' as const,
};

export const blanket: Product = {
  url: 'https://loom.example/blankets/harbour',
  name: 'Harbour blanket',
  description: 'A warm wool blanket.',
  brand: 'Loom',
  categories: ['Blankets'],
  imageUrl: 'https://loom.example/harbour.jpg',
  price: { amount: 89, currency: 'EUR' },
  priorPrice: null,
  priceConflict: false,
  availability: 'in_stock',
  sku: 'H1',
  variants: ['blue'],
  offers: [],
};

export function questionOf(text: string, more: Partial<Question> = {}): Question {
  return {
    text,
    history: [],
    passages: [
      {
        document: {
          ...page,
          url: 'https://loom.example/delivery',
          text: 'We pack with care. Parcels arrive within three working days. Express takes one day. Islands need a week.',
        },
        score: 10,
        coverage: 0.8,
      },
    ],
    products: [],
    facts: [],
    parts: [],
    shopLanguage: 'en',
    asked: text,
    limits: parseProductQuery(text),
    language: visitorLanguage(text, [], 'en'),
    brand: {
      name: 'Loom',
      offer: ['Blankets'],
      tone: 'Friendly & Casual',
      contacts: { mail: 'help@loom.example', phone: '+491234567', whatsApp: '' },
    },
    instructions: null,
    path: null,
    ...more,
  };
}
