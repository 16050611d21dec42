const colours = {
  chalk: '#f4efe6',
  cream: '#efe4cf',
  linen: '#e2d6c2',
  oat: '#d8c5a3',
  sand: '#cbb18b',
  straw: '#c8a968',
  honey: '#d9aa68',
  oak: '#c1935f',
  walnut: '#6d4831',
  brass: '#bb9145',
  blush: '#dfb9a6',
  clay: '#bb8064',
  ember: '#ae452c',
  sage: '#a3ad90',
  moss: '#6c764c',
  pine: '#33503f',
  dusk: '#8797ad',
  slate: '#5a6871',
  indigo: '#35476c',
  charcoal: '#383632',
} as const;

export type ColourName = keyof typeof colours;

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export const colour = (name: ColourName): string => colours[name];

export const lighter = (hex: string, share: number): string => mix(hex, '#fffaf0', share);

export const darker = (hex: string, share: number): string => mix(hex, '#241a12', share);
