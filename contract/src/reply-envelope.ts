import type { Static } from 'typebox';
import type { ProductCardSchema, ReplyEnvelopeSchema } from './conversations.ts';

/** A product of the shop as a visitor sees it; an absent value is `''`. */
export type ProductCard = Static<typeof ProductCardSchema>;

/** What the server builds for every answer. */
export type ReplyEnvelope = Static<typeof ReplyEnvelopeSchema>;
