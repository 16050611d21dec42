/** The shop's own product feeds: what variants cost and which are in stock, beside what trainings read from pages. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, IsoInstant, Nullable, OrRefusal, Url } from './schemas.ts';

const FeedKind = Type.Enum(['shopify', 'woocommerce', 'merchant_xml']);
export type FeedKind = Static<typeof FeedKind>;

const Feed = Type.Object({
  kind: FeedKind,
  url: Type.String(),
  /** of the reading in force; of one that was only found, what was counted of it */
  products: Type.Integer(),
  variants: Type.Integer(),
  /** ISO 4217; null where the shop does not say it, and then no price is taken */
  currency: Nullable(Type.String()),
  /** why the newest reading was refused, or what it left out, in words for people */
  problem: Nullable(Type.String()),
  /** what it says holds in answers */
  isOn: Type.Boolean(),
  /** the reading in force; null before the first */
  readAt: Nullable(IsoInstant),
  nextReadAt: Nullable(IsoInstant),
  /** products whose page and feed name different prices, so that none is shown; at most 50 */
  disagreements: Type.Array(
    Type.Object({ url: Type.String(), name: Type.String(), page: Type.String(), feed: Type.String() }),
  ),
});
export type Feed = Static<typeof Feed>;

const Feeds = Type.Object({ success: Type.Literal(true), feeds: Type.Array(Feed) });

export const feedSchemas = {
  getFeeds: { query: Type.Object({ agentId: Id }), reply: Feeds },
  detectFeeds: { body: Type.Object({ agentId: Id }), reply: OrRefusal(Feeds) },
  updateFeed: {
    /** without an address it is turned off */
    body: Type.Object({ agentId: Id, kind: FeedKind, url: Nullable(Url) }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true), feed: Feed })),
  },
};
