/** Where the bubble stands, where it hides, and the line beside it: what an owner chooses of the widget beyond words and colour. */
import { Type } from 'typebox';
import type { Static } from 'typebox';

const Offsets = Type.Object({
  /** CSS pixels from the side and the bottom */
  x: Type.Integer({ minimum: 0, maximum: 200 }),
  y: Type.Integer({ minimum: 0, maximum: 400 }),
});

export const WidgetPlacementSchema = Type.Object({
  corner: Type.Union([Type.Literal('right'), Type.Literal('left')]),
  wide: Offsets,
  phone: Offsets,
  /** paths of pages without the bubble; a `*` at the end stands for the rest */
  hiddenOn: Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: '^/' }), { maxItems: 50 }),
  /** one line beside the bubble, once a page load; null: none */
  teaser: Type.Union([
    Type.Null(),
    Type.Object({
      text: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
      /** seconds after the page came; `leaving`: when a product page is about to be left */
      after: Type.Union([Type.Integer({ minimum: 1, maximum: 600 }), Type.Literal('leaving')]),
    }),
  ]),
});

export type WidgetPlacement = Static<typeof WidgetPlacementSchema>;
