/** Where the window stands: remembered, and brought back onto a screen that is there today. */
export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const smallest = { width: 390, height: 560 } as const;
const usual = { width: 1280, height: 860 } as const;

/** enough of the window to take hold of, in px */
const graspable = 120;

export function placeWindow(
  remembered: Bounds | null,
  screens: readonly Bounds[],
): (Partial<Bounds> & typeof usual) | Bounds {
  const screen = remembered === null ? undefined : screens.find((area) => overlaps(remembered, area));
  if (remembered === null || screen === undefined) return usual;
  const width = Math.min(Math.max(remembered.width, smallest.width), screen.width);
  const height = Math.min(Math.max(remembered.height, smallest.height), screen.height);
  return {
    width,
    height,
    x: between(remembered.x, screen.x, screen.x + screen.width - width),
    y: between(remembered.y, screen.y, screen.y + screen.height - height),
  };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const overlaps = (one: Bounds, other: Bounds) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) >= graspable &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) >= graspable;
