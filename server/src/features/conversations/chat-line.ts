import type { ReplyOf } from '@vitrine/contract/routes';
import type { personRequests } from '../../database/tables/handover.ts';
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
  ratingReason,
  by,
}: Pick<
  MessageRow,
  'role' | 'createdAt' | 'content' | 'cards' | 'pagePath' | 'rating' | 'ratingReason' | 'by'
>): ChatLine {
  const said = { at: createdAt.toISOString(), text: content };
  if (role === 'human') return { from: 'visitor', ...said, ...(pagePath !== null && { page: pagePath }) };
  const products = cards.map(({ title, price, product_url: url }) => ({ title, price, url }));
  const rated = rating === 1 ? 'up' : 'down';
  return {
    from: 'agent',
    ...said,
    ...(by !== null && { by }),
    ...(products.length > 0 && { products }),
    ...(rating && { rated }),
    ...(ratingReason !== null && { ratedBecause: ratingReason }),
  };
}

/** What was left with a wish for a person, as it is taken away; nothing where no person was asked for. */
export function leftWord({ email, name, note, askedAt, consentAt }: typeof personRequests.$inferSelect) {
  return { email, name, note, at: askedAt.toISOString(), consentAt: consentAt?.toISOString() ?? null };
}
