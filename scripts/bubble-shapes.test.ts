/** The app's preview and the loader draw the bubble from the same paths, each in its own room. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pathsIn = (file: string) => readFileSync(file, 'utf8').match(/(?<=')M[\d a-zA-Z.-]{15,}(?=')/g) ?? [];

test('2.5-07 the preview draws the bubble that the shop will show', () => {
  const preview = pathsIn('src/renderer/features/agent-design/agent-design.tsx');
  expect(preview).toHaveLength(3);
  expect(pathsIn('widget/loader/launcher.css').toSorted()).toEqual(preview.toSorted());
});
