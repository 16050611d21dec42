import type { ReplyOf } from '@vitrine/contract/routes';
import type { MessageRow } from './store.ts';

export type ChatLine = ReplyOf<'downloadChat'>['chat']['messages'][number];

/** A message as it is taken away. */
export function chatLine({
  role,
  createdAt,
  content,
  cards,
  pagePath,
  rating,
}: Pick<MessageRow, 'role' | 'createdAt' | 'content' | 'cards' | 'pagePath' | 'rating'>): ChatLine {
  const said = { at: createdAt.toISOString(), text: content };
  if (role === 'human') return { from: 'visitor', ...said, ...(pagePath !== null && { page: pagePath }) };
  const products = cards.map(({ title, price, product_url: url }) => ({ title, price, url }));
  const rated = rating === 1 ? 'up' : 'down';
  return { from: 'agent', ...said, ...(products.length > 0 && { products }), ...(rating && { rated }) };
}
