import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Id, IsoInstant, Nullable, Url } from './schemas.ts';

export const Statistics = Type.Object({
  totalConversations: Type.Integer(),
  aiIntructions: Type.Integer(),
  remainingCredits: Nullable(Type.Integer()),
  /** YYYY-MM-DD, one for each UTC day of the range */
  dataDate: Type.Array(Type.String()),
  /** conversations started on that day; same length as dataDate */
  activitayDate: Type.Array(Type.Integer()),
});

const Count = Type.Integer({ minimum: 0 });

/** What became of a range's questions. Every list has the most frequent first and is cut to what a person reads. */
const Insights = Type.Object({
  /** replies, by what became of the question */
  outcomes: Type.Object({
    answered: Count,
    unsure: Count,
    unknown: Count,
    person: Count,
    order: Count,
    talk: Count,
    failed: Count,
  }),
  /** `of`: questions, which greetings and thanks are not; `share` of them, 0 to 1, answered and neither rated down, asked again nor followed by a wish for a person */
  resolved: Type.Object({ share: Type.Number(), of: Count }),
  /** `name` is a fact's topic, `product` or `other`; personal numbers and addresses of examples are masked */
  topics: Type.Array(
    Type.Object({ name: Type.String(), asked: Count, answered: Count, examples: Type.Array(Type.String()) }),
  ),
  products: Type.Array(
    Type.Object({
      name: Type.String(),
      url: Type.String(),
      asked: Count,
      /** cards */
      shown: Count,
      clicked: Count,
      /** of `asked`, while it was sold out */
      soldOutAsked: Count,
    }),
  ),
  /** conversations by the visitor's language, BCP 47 */
  languages: Type.Array(Type.Object({ language: Type.String(), conversations: Count })),
  /** conversations by host and path of the page that was written from last */
  pages: Type.Array(Type.Object({ path: Type.String(), conversations: Count })),
  /** conversations by the UTC hour of their beginning, 24 of them */
  hours: Type.Array(Count),
  ratings: Type.Object({ up: Count, down: Count }),
  /** credits at the pace of the last four weeks; null when none are used, or new ones come before the last is gone */
  forecast: Type.Object({ lastsUntil: Nullable(IsoInstant), perDay: Type.Number() }),
  /** the owner wants the weekly letter */
  weeklyLetter: Type.Boolean(),
});
export type Insights = Static<typeof Insights>;

const Done = Type.Object({ success: Type.Literal(true) });

export const statisticsSchemas = {
  stats: {
    body: Type.Object({ userId: Id, agentId: Id, startDate: IsoInstant, endDate: IsoInstant }),
    reply: Type.Object({ success: Type.Literal(true), getdata: Statistics }),
  },
  getInsights: {
    /** the last seven days where no range is named */
    query: Type.Object({ agentId: Id, startDate: Type.Optional(IsoInstant), endDate: Type.Optional(IsoInstant) }),
    reply: Type.Object({ success: Type.Literal(true), ...Insights.properties }),
  },
  updateWeeklyLetter: { body: Type.Object({ agentId: Id, weeklyLetter: Type.Boolean() }), reply: Done },
  /** 404 unless the product stands on a card of this message of this visitor's conversation */
  reportClick: { body: Type.Object({ agentId: Id, sessionId: Id, messageId: Id, productUrl: Url }), reply: Done },
};
