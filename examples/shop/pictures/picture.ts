import type { ColourName } from './colours.ts';
import type { PatternName } from './fabric.ts';
import type { DrawingName } from './drawings.ts';

/** What a picture shows; the drawing decides how. */
export type Picture = {
  drawing: DrawingName;
  colour: ColourName;
  accent: ColourName;
  wall: ColourName;
  pattern?: PatternName;
  fringe?: true;
};
