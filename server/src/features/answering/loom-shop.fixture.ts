/** Loom, a small shop in memory, for tests of replies: what its pages say and what it sells. */
import type { Offer, Price, Product } from '../../extraction/extracted-page.ts';
import type { IndexDocuments, Passage } from '../../search/documents.ts';
import { productNamed } from '../../search/product.fixture.ts';

export const origin = 'https://loom.example';

export const passageOf = (path: string, heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  url: `${origin}${path}`,
  title: heading,
  headings: [heading],
  text,
  language: 'en',
  kind: 'policy',
  voice: 'shop',
  ...more,
});

const euros = (amount: number): Price => ({ amount, currency: 'EUR' });

const terms: Passage[] = [
  passageOf(
    '/delivery',
    'Delivery',
    'Standard delivery within Germany takes three to five working days. Standard delivery costs 4.90 EUR. Delivery is free for orders over 80 EUR.',
  ),
  passageOf('/delivery', 'Express delivery', 'Express orders reach you before noon on the next working day.'),
  passageOf('/delivery', 'Delivery abroad', 'We ship to Austria, France and Norway within ten days.'),
  passageOf(
    '/returns',
    'Returns',
    'You can return any item within 30 days of delivery. Items must be unused and in their original packaging.',
  ),
  passageOf('/returns', 'Refunds', 'We refund your money within six working days of receiving the parcel.'),
  passageOf('/payment', 'Payment', 'You can pay by credit card, PayPal or bank transfer.'),
  passageOf('/gift-cards', 'Gift cards', 'Our gift cards are sent by e-mail and never expire.', { kind: 'page' }),
  passageOf('/about', 'About us', 'Loom is a family mill in Bremen. Our weavers have worked with wool since 1921.', {
    kind: 'page',
  }),
  passageOf('/journal/weave', 'The weave up close', 'Zoom in on the weave with your cell phone.', { kind: 'article' }),
  passageOf('/journal/moths', 'Keeping moths away', 'Cedar wood and lavender keep moths out of a wardrobe.', {
    kind: 'article',
  }),
];

interface Sold {
  price: number;
  /** what its page says beside the description, a section each */
  says?: Record<string, string>;
  more?: Partial<Product>;
}

function soldAs(path: string, name: string, description: string, { price, says = {}, more }: Sold) {
  const product = productNamed(name, {
    url: `${origin}${path}`,
    description,
    price: euros(price),
    availability: 'in_stock',
    ...more,
  });
  const sections = Object.entries(says).map(([heading, text]) =>
    passageOf(path, name, text, { headings: [name, heading], kind: 'product' }),
  );
  return { product, passages: [passageOf(path, name, description, { kind: 'product' }), ...sections] };
}

const shirt = (size: string, more: Partial<Offer> = {}): Offer => ({
  id: '',
  sku: '',
  gtin: '',
  options: { size },
  price: euros(59),
  priorPrice: null,
  availability: 'in_stock',
  url: `${origin}/shirts/quay`,
  imageUrl: null,
  ...more,
});

const goods = [
  soldAs('/blankets/harbour', 'Harbour blanket', 'A thick blanket, woven from soft lambswool.', {
    price: 89,
    says: {
      Details: 'Size: 130 × 170 cm\nWeight: 800 g\nMaterial: Lambswool',
      Care: 'Machine wash at 30 degrees on the wool cycle. Do not tumble dry.',
    },
    more: { categories: ['Blankets'] },
  }),
  soldAs('/blankets/alpine', 'Alpine blanket', 'A knitted blanket of organic cotton for cool evenings.', {
    price: 120,
    says: { Details: 'Size: 150 × 200 cm\nMaterial: Organic cotton', Care: 'Dry clean only.' },
    more: { categories: ['Blankets'], availability: 'out_of_stock' },
  }),
  soldAs('/scarves/mist', 'Mist scarf', 'A light scarf of pure silk, printed in Como.', {
    price: 45,
    says: { Care: 'Wash by hand in cold water.' },
    more: { categories: ['Scarves'] },
  }),
  soldAs('/scarves/ember', 'Ember scarf', 'A red scarf of cashmere with long fringes.', {
    price: 110,
    more: { categories: ['Scarves'] },
  }),
  soldAs('/shirts/quay', 'Quay shirt', 'A linen shirt with buttons of shell.', {
    price: 59,
    says: { Fit: 'It fits loosely, so most people take one size down.' },
    more: {
      categories: ['Shirts'],
      variants: ['S', 'M', 'L'],
      offers: [shirt('S'), shirt('M', { availability: 'out_of_stock' }), shirt('L', { price: euros(64) })],
    },
  }),
  soldAs('/home/tide', 'Tide cushion', 'A square cushion filled with feathers.', {
    price: 35,
    more: { categories: ['Cushions'] },
  }),
  soldAs('/home/pebble', 'Pebble candle', 'A candle of beeswax that smells of pine.', {
    price: 18,
    says: { Details: 'It burns for 40 hours.' },
    more: { categories: ['Candles'] },
  }),
  soldAs('/home/drift', 'Drift mug', 'A stoneware mug with a glazed handle.', {
    price: 16,
    more: { categories: ['Kitchen'] },
  }),
];

export const loom: IndexDocuments = {
  passages: [...terms, ...goods.flatMap(({ passages }) => passages)],
  products: goods.map(({ product }) => product),
};
