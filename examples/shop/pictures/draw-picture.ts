import { colour, darker, lighter, mix } from './colours.ts';
import { drawings } from './drawings.ts';
import { weave } from './fabric.ts';
import type { Picture } from './picture.ts';
import { definitions } from './shapes.ts';
import type { Drawing } from './shapes.ts';

const grounds: Record<Drawing['ground'], (wall: string) => string> = {
  table: (wall) =>
    `<rect y="600" width="800" height="200" fill="${darker(mix(wall, '#b08a5e', 0.55), 0.08)}"/><rect y="600" width="800" height="10" fill="#fff" opacity=".3"/><rect y="600" width="800" height="200" fill="url(#round-y)" opacity=".5"/>`,
  floor: (wall) =>
    `<rect y="660" width="800" height="140" fill="${darker(mix(wall, '#a67f54', 0.6), 0.14)}"/><rect y="640" width="800" height="20" fill="${lighter(wall, 0.6)}"/><path d="M0 700H800M0 750H800" stroke="#2a1c10" opacity=".1" stroke-width="3"/>`,
  wall: () => '',
};

export const drawPicture = (picture: Picture): string => {
  const main = colour(picture.colour);
  const accent = colour(picture.accent);
  const wall = mix(colour(picture.wall), '#f3ece0', 0.5);
  const { ground, draw } = drawings[picture.drawing];
  const look = { main, accent, wall, cloth: 'url(#cloth)', fringe: picture.fringe === true };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">
<defs>${definitions}
${weave(picture.pattern ?? 'plain', main, accent)}
<radialGradient id="wall" cx=".36" cy=".3" r=".95"><stop offset="0" stop-color="${lighter(wall, 0.45)}"/><stop offset="1" stop-color="${darker(wall, 0.1)}"/></radialGradient></defs>
<rect width="800" height="800" fill="url(#wall)"/>
${grounds[ground](wall)}
${draw(look)}
</svg>
`;
};
