/**
 * The owner's colour made safe to read on: any accent gets a text colour with a contrast of at least 4.5 (WCAG AA). Middle tones, which
 * almost carry white, are darkened a little rather than given black text, so that a brand's blue stays that blue.
 */
import { widgetDefaults } from '@vitrine/contract/choices';

const minTextContrast = 4.5;
/** Below this, white text would need a colour that is no longer the owner's. */
const minContrastWorthDarkening = 2.8;
const darkening = 0.98;
/** how much red, green and blue weigh in what the eye calls light */
const weights = [0.2126, 0.7152, 0.0722];

/** `#rgb` or `#rrggbb`; anything else is the default, because the value goes into a style (CH-23, T19). */
export function parseColour(value: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : widgetDefaults.color;
}

function contrastWithWhite(rgb: number[]): number {
  let luminance = 0.05;
  rgb.forEach((part, at) => {
    const share = part / 255;
    luminance += (weights[at] ?? 0) * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  });
  return 1.05 / luminance;
}

export interface ReadableColours {
  /** the accent, or its nearest shade that can carry the text */
  surface: string;
  text: '#ffffff' | '#000000';
}

export function readableColours(accent: string): ReadableColours {
  const colour = parseColour(accent);
  let rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  if (contrastWithWhite(rgb) < minContrastWorthDarkening) return { surface: colour, text: '#000000' };
  while (contrastWithWhite(rgb) < minTextContrast) rgb = rgb.map((part) => Math.floor(part * darkening));
  return { surface: `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`, text: '#ffffff' };
}
