import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bubbleShapes, downArrow } from './bubble-shapes.ts';

test('2.5-07 the preview draws the bubble that the shop will show', () => {
  const launcher = readFileSync('widget/loader/launcher.css', 'utf8');
  for (const shape of [bubbleShapes.modern, bubbleShapes.classic, downArrow]) expect(launcher).toContain(`'${shape}'`);
});
