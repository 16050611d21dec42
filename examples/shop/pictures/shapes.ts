/** What a drawing gets: colours as hex values and `cloth`, a fill with the weave of the product. */
export type Look = { main: string; accent: string; wall: string; cloth: string; fringe: boolean };

export type Drawing = { ground: 'table' | 'floor' | 'wall'; draw: (look: Look) => string };

type Light = 'round-x' | 'round-y' | 'round-ball' | 'folds';

/** A shape in its colour, and again in light and shade: that makes it round. */
export const lit = (
  tag: 'path' | 'rect' | 'ellipse' | 'circle',
  attributes: string,
  fill: string,
  light: Light,
): string => `<${tag} ${attributes} fill="${fill}"/><${tag} ${attributes} fill="url(#${light})"/>`;

export const shadow = (x: number, y: number, width: number, height = 26): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="#2a1c10" opacity=".26" filter="url(#soft)"/>`;

export const glow = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const flame = (x: number, y: number): string =>
  `${glow(x, y - 14, 110)}<path d="M${x} ${y} q-13 -14 0 -42 q13 28 0 42Z" fill="#f6b64a"/>` +
  `<path d="M${x} ${y - 2} q-6 -8 0 -22 q6 14 0 22Z" fill="#fff1c4"/>`;

export const definitions = `
<linearGradient id="round-x"><stop offset="0" stop-color="#1d120a" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity=".2"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1d120a" stop-opacity=".34"/></linearGradient>
<linearGradient id="round-y" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1d120a" stop-opacity=".32"/></linearGradient>
<radialGradient id="round-ball" cx=".38" cy=".32" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".32"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1d120a" stop-opacity=".32"/></radialGradient>
<linearGradient id="folds" gradientUnits="userSpaceOnUse" x1="0" x2="92" y2="6" spreadMethod="repeat"><stop offset="0" stop-color="#1d120a" stop-opacity=".24"/><stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset=".7" stop-color="#1d120a" stop-opacity=".04"/><stop offset="1" stop-color="#1d120a" stop-opacity=".24"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffe7ae" stop-opacity=".85"/><stop offset=".4" stop-color="#ffdf9e" stop-opacity=".32"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="#fff0c4" stop-opacity=".75"/><stop offset="1" stop-color="#fff0c4" stop-opacity="0"/></linearGradient>
<filter id="soft" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="14"/></filter>`;
