/** Any reply, a model's broken JSON included, as text and product cards (T14, CH-12). */
import type { Static } from 'typebox';
import type { ProductCardSchema, ReplyEnvelopeSchema } from './conversations.ts';
import { readLenientJson } from './lenient-json.ts';
import { readReply } from './reply-reading.ts';

/** A product of the shop as a visitor sees it; an absent value is `''`. */
export type ProductCard = Static<typeof ProductCardSchema>;

/** What the server builds for every answer. */
export type ReplyEnvelope = Static<typeof ReplyEnvelopeSchema>;

export function readReplyEnvelope(reply: unknown): ReplyEnvelope {
  return readReply(reply, readLenientJson);
}
