import { Type } from 'typebox';
import { limits } from './limits.ts';
import { Currency, Done, Id, IsoInstant, Nullable, OrRefusal } from './schemas.ts';

const Email = Type.String({ maxLength: limits.emailMax });
const Password = Type.String({ maxLength: limits.passwordMax });

export const PaymentState = Type.Object({
  verifyPayment: Type.Boolean(),
  plan: Nullable(Type.Union([Type.Literal('Free'), Type.Literal('Basic'), Type.Literal('Growth')])),
  /** interactions of the current period */
  offer: Nullable(Type.Integer()),
  currency: Nullable(Currency),
  restToConsume: Nullable(Type.Integer()),
  updatedAt: Nullable(IsoInstant),
});

export const AgentState = Type.Object({
  _id: Id,
  status: Nullable(Type.Union([Type.Literal('created'), Type.Literal('pending'), Type.Literal('confirmed')])),
  style: Type.Boolean(),
  profile: Type.Boolean(),
  knowledges: Type.Boolean(),
});

const recordFields = {
  payment: PaymentState,
  agent: AgentState,
  pagesNumberSite: Nullable(Type.Integer()),
  customInstrucations: Nullable(Id),
};

export const SessionRecordSchema = Type.Object({
  success: Type.Literal(true),
  user: Type.Object({ _id: Id, token: Type.String(), name: Type.String(), email: Type.String() }),
  ...recordFields,
});

export const UserProfile = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  user: Type.Object({ _id: Id, name: Type.String(), email: Type.String() }),
  ...recordFields,
});

export const accountSchemas = {
  getUser: { params: Type.Object({ id: Id }), reply: UserProfile },
  login: { body: Type.Object({ email: Email, password: Password }), reply: OrRefusal(SessionRecordSchema) },
  register: {
    body: Type.Object({
      name: Type.String({ minLength: 1, maxLength: limits.personNameMax, pattern: '\\S' }),
      email: Email,
      password: Password,
    }),
    reply: OrRefusal(SessionRecordSchema),
  },
  forgotPassword: { body: Type.Object({ email: Email }), reply: Done },
  /** `userId` carries the one-time token of the letter, never a user's id (T02). */
  resetPassword: { body: Type.Object({ userId: Type.String({ maxLength: 1000 }), password: Password }), reply: Done },
  logout: { reply: Done },
};
