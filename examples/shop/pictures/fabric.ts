/** Weaves as SVG patterns: one tile each, repeated over whatever the drawing fills with `cloth`. */
import { darker, lighter } from './colours.ts';
import { times } from './shapes.ts';

type Weave = { size: number; tile: (main: string, accent: string) => string };

const weaves = {
  plain: {
    size: 6,
    tile: (main) =>
      `<path d="M0 1h6M0 4h6" stroke="${darker(main, 0.14)}" opacity=".5"/><path d="M2 0v6" stroke="${lighter(main, 0.4)}" opacity=".5"/>`,
  },
  twill: {
    size: 12,
    tile: (main) =>
      `<path d="M-2 14L14 -2M-8 8L8 -8M4 20L20 4" stroke="${darker(main, 0.2)}" stroke-width="2" opacity=".5"/><path d="M-2 8L8 -2" stroke="${lighter(main, 0.5)}" stroke-width="1.5" opacity=".6"/>`,
  },
  herringbone: {
    size: 36,
    tile: (main, accent) =>
      times(
        6,
        (row) =>
          `<path d="M0 ${row * 12 - 12}l18 18l18 -18" fill="none" stroke="${accent}" stroke-width="3.4" opacity=".72"/>`,
      ) + `<path d="M18 0v36M0 0v36M36 0v36" stroke="${darker(main, 0.3)}" stroke-width="1.4"/>`,
  },
  check: {
    size: 110,
    tile: (main, accent) =>
      `<path d="M0 27h110M27 0v110" stroke="${darker(main, 0.45)}" stroke-width="42" opacity=".42"/>` +
      `<path d="M0 82h110M82 0v110" stroke="${accent}" stroke-width="7" opacity=".75"/>` +
      `<path d="M0 66h110M66 0v110" stroke="${accent}" stroke-width="2.5" opacity=".6"/>`,
  },
  windowpane: {
    size: 74,
    tile: (main, accent) =>
      `<path d="M0 37h74M37 0v74" stroke="${accent}" stroke-width="5" opacity=".9"/><path d="M0 44h74M44 0v74" stroke="${darker(main, 0.25)}" opacity=".6"/>`,
  },
  stripes: {
    size: 96,
    tile: (_main, accent) =>
      `<path d="M20 0v96" stroke="${accent}" stroke-width="17" opacity=".92"/><path d="M46 0v96M58 0v96" stroke="${accent}" stroke-width="4" opacity=".8"/>`,
  },
  waffle: {
    size: 24,
    tile: (main) =>
      `<rect x="3" y="3" width="18" height="18" fill="${darker(main, 0.13)}"/><path d="M3 21L12 12L21 21Z" fill="${lighter(main, 0.5)}"/><path d="M3 3L12 12L21 3Z" fill="${darker(main, 0.22)}"/>`,
  },
  boucle: {
    size: 44,
    tile: (main) =>
      times(22, (index) => {
        const tone = index % 2 ? darker(main, 0.16) : lighter(main, 0.55);
        return `<circle cx="${(index * 19) % 44}" cy="${(index * 31 + (index % 3) * 5) % 44}" r="${3.5 + (index % 3)}" fill="none" stroke="${tone}" stroke-width="2.2" opacity=".75"/>`;
      }),
  },
  quilt: {
    size: 70,
    tile: (main) =>
      `<path d="M0 0L70 70M70 0L0 70" stroke="${darker(main, 0.2)}" stroke-width="3"/><path d="M0 4L66 70M70 4L4 70" stroke="${lighter(main, 0.7)}" stroke-width="2"/>`,
  },
  terry: {
    size: 10,
    tile: (main) =>
      `<circle cx="2.5" cy="3" r="2" fill="${darker(main, 0.1)}"/><circle cx="7.5" cy="7.5" r="2" fill="${lighter(main, 0.6)}"/>`,
  },
} satisfies Record<string, Weave>;

export type PatternName = keyof typeof weaves;

export const weave = (name: PatternName, main: string, accent: string): string => {
  const { size, tile } = weaves[name];
  return `<pattern id="cloth" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${main}"/>${tile(main, accent)}</pattern>`;
};
