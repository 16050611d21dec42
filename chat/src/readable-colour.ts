/**
 * The owner's colour made safe to read on: any accent gets a text colour with a contrast of at least 4.5 (WCAG AA). Middle tones, which
 * almost carry white, are darkened a little rather than given black text, so that a brand's blue stays that blue.
 */
import { designDefaults } from '@vitrine/contract/defaults';

type Rgb = [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const minTextContrast = 4.5;
/** Below this, white text would need a colour that is no longer the owner's. */
const minContrastWorthDarkening = 2.8;

/** `#rgb` or `#rrggbb`; anything else is the default, because the value goes into a style (CH-23, T19). */
export function parseColour(value: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : designDefaults.color;
}

function toRgb(colour: string): Rgb {
  const value = Number.parseInt(parseColour(colour).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.floor(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

export function contrastOf(one: string, other: string): number {
  return contrast(toRgb(one), toRgb(other));
}

export interface ReadableColours {
  /** the accent, or its nearest shade that can carry the text */
  surface: string;
  text: '#ffffff' | '#000000';
}

export function readableColours(accent: string): ReadableColours {
  const rgb = toRgb(accent);
  if (contrast(rgb, white) < minContrastWorthDarkening) return { surface: toHex(rgb), text: '#000000' };
  let shade = rgb;
  for (let step = 1; contrast(shade, white) < minTextContrast; step += 1) {
    shade = [rgb[0] * (1 - step / 50), rgb[1] * (1 - step / 50), rgb[2] * (1 - step / 50)];
  }
  return { surface: toHex(shade), text: '#ffffff' };
}
