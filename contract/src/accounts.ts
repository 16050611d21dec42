import { Type } from 'typebox';
import { limits } from './limits.ts';
import { Currency, Done, Id, IsoInstant, Nullable, OrRefusal } from './schemas.ts';

const Email = Type.String({ maxLength: limits.emailMax });
const Password = Type.String({ maxLength: limits.passwordMax });

const PersonName = Type.String({ minLength: 1, maxLength: limits.personNameMax, pattern: '\\S' });

/** One place where the owner is signed in. */
const SignIn = Type.Object({
  _id: Id,
  /** as its browser or the app names itself; null where it did not say */
  device: Nullable(Type.String()),
  createdAt: IsoInstant,
  /** to the quarter of an hour */
  lastUsedAt: Nullable(IsoInstant),
  /** who is asking now */
  isThis: Type.Boolean(),
});

/** Additions to the specification's record. Records kept by older versions of the app have none of them. */
const paymentTerms = {
  /** past_due: a payment is owed; nothing more is granted until it is made */
  status: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('trialing'), Type.Literal('past_due')])),
  /** when the next period's credits come; null on Free, which is granted once */
  renewsAt: Type.Optional(Nullable(IsoInstant)),
  /** when a cancelled plan ends */
  endsAt: Type.Optional(Nullable(IsoInstant)),
  /** blocks of interactions beyond the offer that began in this period, and the owner's ceiling for them */
  extraBlocks: Type.Optional(Type.Integer()),
  extraBlocksMax: Type.Optional(Type.Integer()),
  /** this server sells nothing: Basic, Growth and top-ups are answered with `billing.not_sold_here` */
  onlyFree: Type.Optional(Type.Boolean()),
};

const PaymentState = Type.Object({
  verifyPayment: Type.Boolean(),
  plan: Nullable(Type.Union([Type.Literal('Free'), Type.Literal('Basic'), Type.Literal('Growth')])),
  /** interactions of the current period */
  offer: Nullable(Type.Integer()),
  currency: Nullable(Currency),
  restToConsume: Nullable(Type.Integer()),
  updatedAt: Nullable(IsoInstant),
  ...paymentTerms,
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

const UserProfile = Type.Object({
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
      name: PersonName,
      email: Email,
      password: Password,
    }),
    reply: OrRefusal(SessionRecordSchema),
  },
  forgotPassword: { body: Type.Object({ email: Email }), reply: Done },
  /** `userId` carries the one-time token of the letter, never a user's id (T02). */
  resetPassword: { body: Type.Object({ userId: Type.String({ maxLength: 1000 }), password: Password }), reply: Done },
  logout: { reply: Done },
  updateAccount: { body: Type.Object({ userId: Id, name: PersonName }), reply: Done },
  changeEmail: { body: Type.Object({ userId: Id, email: Email, password: Password }), reply: Done },
  confirmEmail: {
    body: Type.Object({ userId: Id, token: Type.String({ maxLength: 1000 }) }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true), email: Type.String() })),
  },
  changePassword: { body: Type.Object({ userId: Id, password: Password, newPassword: Password }), reply: Done },
  getSignIns: {
    params: Type.Object({ id: Id }),
    reply: Type.Object({ success: Type.Literal(true), signIns: Type.Array(SignIn) }),
  },
  endSignIns: {
    /** without a sign-in: all but the asker's own */
    body: Type.Object({ userId: Id, signInId: Type.Optional(Id) }),
    reply: Done,
  },
  /** how whoever runs this server is reached; null where its operator set nothing */
  getSupport: {
    reply: Type.Object({
      success: Type.Literal(true),
      /** the address that this server is reached at */
      server: Type.String(),
      email: Nullable(Type.String()),
      phone: Nullable(Type.String()),
      whatsApp: Nullable(Type.String()),
      bookingUrl: Nullable(Type.String()),
    }),
  },
};

const ok = <T extends Record<string, Parameters<typeof Type.Object>[0][string]>>(fields: T) =>
  OrRefusal(Type.Object({ success: Type.Literal(true), ...fields }));

export const billingSchemas = {
  getPaymentUrl: {
    body: Type.Object({
      amount: Type.Number(),
      userId: Id,
      currency: Currency,
      requestsNumber: Type.Integer(),
      plan: Type.String({ maxLength: 40 }),
    }),
    reply: ok({ paymentUrl: Nullable(Type.String()) }),
  },
  getPayment: {
    body: Type.Object({ userId: Id }),
    reply: ok({
      payement: Type.Object({
        plan: Nullable(Type.String()),
        offer: Nullable(Type.Integer()),
        currency: Nullable(Currency),
        restToConsume: Nullable(Type.Integer()),
        ...paymentTerms,
      }),
    }),
  },
  getPortalUrl: { body: Type.Object({ userId: Id }), reply: ok({ answer: Type.String() }) },
  topUp: { body: Type.Object({ userId: Id, currency: Currency }), reply: ok({ response: Type.String() }) },
  /** an addition: the owner's ceiling for blocks beyond the offer */
  setExtraBlocks: {
    body: Type.Object({ userId: Id, extraBlocksMax: Type.Integer({ minimum: 0, maximum: 1000 }) }),
    reply: Done,
  },
  validatePayment: { body: Type.Object({ verifyPayment: Type.Boolean(), userId: Id }), reply: Done },
  cancelPayment: { body: Type.Object({ userId: Id }), reply: Done },
};
