import { Type } from 'typebox';
import { Id, IsoInstant, Nullable } from './schemas.ts';

export const Statistics = Type.Object({
  totalConversations: Type.Integer(),
  aiIntructions: Type.Integer(),
  remainingCredits: Nullable(Type.Integer()),
  /** YYYY-MM-DD, one for each UTC day of the range */
  dataDate: Type.Array(Type.String()),
  /** conversations started on that day; same length as dataDate */
  activitayDate: Type.Array(Type.Integer()),
});

export const statisticsSchemas = {
  stats: {
    body: Type.Object({ userId: Id, agentId: Id, startDate: IsoInstant, endDate: IsoInstant }),
    reply: Type.Object({ success: Type.Literal(true), getdata: Statistics }),
  },
};
