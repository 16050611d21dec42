/** Messages and pages of them as the contract says them. */
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { MessageRow, Page } from './store.ts';

type WireMessage = ReplyOf<'getSessionMessages'>['messages'][number];

export const pageOf = (query: { page?: string; limit?: string }, usual: number): Page => ({
  page: Number(query.page ?? 1),
  limit: Math.min(Number(query.limit ?? usual), limits.pageSizeMax),
});

export const pagesOf = (total: number, { page, limit }: Page) => ({
  totalPages: Math.ceil(total / limit),
  currentPage: page,
});

export const wireMessage = (row: MessageRow, forOwner: boolean): WireMessage => ({
  _id: row.id,
  role: row.role,
  content: row.role === 'human' ? row.content : { agent_response_text: row.content, product_cards: row.cards },
  createdAt: row.createdAt.toISOString(),
  ...(forOwner && row.pagePath !== null && { path: row.pagePath }),
  ...(forOwner && row.outcome !== null && { outcome: row.outcome }),
  ...(row.by !== null && { by: row.by }),
  ...(forOwner && row.ratingReason !== null && { ratingReason: row.ratingReason }),
  ...((row.rating === 1 || row.rating === -1) && { rating: row.rating }),
});
