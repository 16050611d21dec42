import { Type } from 'typebox';
import { outcomes } from './outcomes.ts';
import { Id, IsoInstant, Nullable } from './schemas.ts';

/** What a reply rests on, as it was when it was written. */
export const ReceiptSchema = Type.Object({
  messageId: Id,
  /** null in old receipts */
  outcome: Nullable(Type.Enum([...outcomes])),
  /** the model's name, or `extractive` */
  answeredBy: Type.String(),
  /** one credit was taken for this reply */
  charged: Type.Boolean(),
  /** `repaired` is a model's second try, `fallback` the extractive reply in a model's place; null in old receipts, as are the next four */
  path: Nullable(
    Type.Union([Type.Literal('extractive'), Type.Literal('model'), Type.Literal('repaired'), Type.Literal('fallback')]),
  ),
  /** of the custom instructions in force, null when none were */
  instructionVersion: Nullable(Type.String()),
  /** `live`: reading the shown products once more; absent where nothing was read */
  timesMs: Nullable(
    Type.Object({
      turn: Type.Integer(),
      find: Type.Integer(),
      write: Type.Integer(),
      live: Type.Optional(Type.Integer()),
    }),
  ),
  /** `parts` says what the prompt was made of, estimated; `isEstimated`: the endpoint counts nothing, so the sums are too */
  usage: Nullable(
    Type.Object({
      promptTokens: Type.Integer(),
      completionTokens: Type.Integer(),
      parts: Type.Optional(Type.Record(Type.String(), Type.Integer())),
      isEstimated: Type.Optional(Type.Boolean()),
    }),
  ),
  /** when the training ended whose pages these are; null where that run is no longer known */
  trainedAt: Nullable(IsoInstant),
  passages: Type.Array(
    Type.Object({
      /** '' in a document of the owner's, whose name is the title */
      url: Type.String(),
      title: Type.String(),
      headings: Type.Array(Type.String()),
      text: Type.String(),
      /** as its page has it, where what holds no more was left out of the reply; the same as `text` where it is absent */
      whole: Type.Optional(Type.String()),
      /** share of the question's weight that it holds, 0 to 1; absent in old receipts */
      coverage: Type.Optional(Type.Number()),
    }),
  ),
  products: Type.Array(
    Type.Object({
      url: Type.String(),
      name: Type.String(),
      imageUrl: Nullable(Type.String()),
      price: Nullable(Type.Object({ amount: Type.Number(), currency: Type.String() })),
      availability: Type.String(),
      checkedAt: Type.Optional(IsoInstant),
      coverage: Type.Optional(Type.Number()),
    }),
  ),
  /** prices that were read from the shop for this reply, as `42.00 EUR`, and what had been known before; '' where there was none; absent in old receipts */
  readings: Type.Optional(
    Type.Array(
      Type.Object({
        url: Type.String(),
        name: Type.String(),
        readAt: IsoInstant,
        price: Type.String(),
        trained: Type.String(),
        availability: Type.String(),
      }),
    ),
  ),
  /** what the agent knew of the shop's terms and used */
  facts: Type.Array(Type.Object({ topic: Type.String(), text: Type.String(), url: Type.String() })),
  /** the owner's own answers that it told, in the shop's own words; `question` as they are asked for now, absent of one that is gone */
  answers: Type.Array(Type.Object({ _id: Type.String(), text: Type.String(), question: Type.Optional(Type.String()) })),
});
