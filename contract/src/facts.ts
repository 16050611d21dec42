/** What an agent knows of its shop's terms, and what its owner says of it. */
import { Type } from 'typebox';
import { limits } from './limits.ts';
import { Id, IsoInstant, Nullable } from './schemas.ts';

const FactValue = Type.Union([
  /** in the currency's main unit; ISO 4217, or null where the page names none */
  Type.Object({ kind: Type.Literal('money'), amount: Type.Number(), currency: Nullable(Type.String()) }),
  Type.Object({ kind: Type.Literal('days'), from: Type.Number(), to: Type.Number() }),
  Type.Object({ kind: Type.Literal('percent'), percent: Type.Number() }),
  Type.Object({ kind: Type.Literal('names'), names: Type.Array(Type.String()) }),
  Type.Object({ kind: Type.Literal('yes_no'), yes: Type.Boolean() }),
]);

const FactState = Type.Enum(['found', 'confirmed', 'corrected', 'hidden']);

export const Fact = Type.Object({
  _id: Type.String(),
  topic: Type.String(),
  /** the shop's own sentence, or the owner's where it was corrected */
  text: Type.String(),
  value: Nullable(FactValue),
  /** a country, a kind of product, an order value, in the shop's words; null holds everywhere */
  scope: Nullable(Type.String()),
  url: Type.String(),
  readAt: IsoInstant,
  state: FactState,
  /** ids of facts of the same topic and scope that say otherwise */
  conflicts: Type.Array(Type.String()),
  /** what the page said when it was read, or when the owner corrected it */
  pageText: Type.String(),
  /** the page says this no more, and the owner's correction still holds */
  changed: Type.Boolean(),
});

export const factSchemas = {
  getFacts: {
    query: Type.Object({ agentId: Id }),
    reply: Type.Object({ success: Type.Literal(true), facts: Type.Array(Fact) }),
  },
  saveFact: {
    body: Type.Object({
      agentId: Id,
      factId: Id,
      /** `found` takes back what was decided */
      state: FactState,
      /** what a corrected fact says instead */
      text: Type.Optional(Type.String({ maxLength: limits.factTextMax })),
    }),
    reply: Type.Object({
      success: Type.Literal(true),
      fact: Fact,
      /** what pages of the shop say otherwise than a correction, in words for the owner; absent where none does */
      warnings: Type.Optional(Type.Array(Type.String())),
    }),
  },
};
