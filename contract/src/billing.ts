import { Type } from 'typebox';
import { paymentTerms } from './accounts.ts';
import { Currency, Done, Id, Nullable, OrRefusal } from './schemas.ts';

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
