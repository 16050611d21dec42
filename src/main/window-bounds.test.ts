import { expect, test } from 'vitest';
import { placeWindow } from './window-bounds.ts';

const laptop = { x: 0, y: 0, width: 1440, height: 900 };
const beside = { x: 1440, y: 0, width: 1920, height: 1080 };

test('a first start has the usual size and lets the system choose the place', () => {
  expect(placeWindow(null, [laptop])).toEqual({ width: 1280, height: 860 });
});

test('the window comes back where it was', () => {
  const bounds = { x: 1500, y: 40, width: 1200, height: 800 };
  expect(placeWindow(bounds, [laptop, beside])).toEqual(bounds);
});

test('a screen that is gone does not keep the window', () => {
  expect(placeWindow({ x: 1500, y: 40, width: 1200, height: 800 }, [laptop])).toEqual({ width: 1280, height: 860 });
});

test('a window that hangs over the edge, or is larger than the screen, is brought back whole', () => {
  expect(placeWindow({ x: -900, y: -20, width: 1200, height: 3000 }, [laptop])).toEqual({
    x: 0,
    y: 0,
    width: 1200,
    height: 900,
  });
  expect(placeWindow({ x: 100, y: 100, width: 10, height: 10 }, [laptop])).toEqual({ width: 1280, height: 860 });
});
