/** The colour that a shop's page names as its own: for browsers' frames, else in the theme's own properties. */
import type { Document } from 'domhandler';
import { findAll, textContent } from 'domutils';

const styleMax = 200_000;
const property =
  /--[\w-]{0,40}(?:primary|accent|brand|button)[\w-]{0,40}\s{0,4}:\s{0,4}(#[0-9a-f]{3,8}|(?:rgba?\()?\d{1,3}[\s,]{1,3}\d{1,3}[\s,]{1,3}\d{1,3})/gi;

/** `#rrggbb`; null where only white, or nothing, is named. */
export function mainColour(document: Document): string | null {
  const named = findAll(
    ({ name, attribs }) => name === 'meta' && /^(?:theme-color|msapplication-tilecolor)$/i.test(attribs['name'] ?? ''),
    document.children,
  ).map(({ attribs }) => attribs['content'] ?? '');
  const styles = findAll(({ name }) => name === 'style', document.children)
    .map((style) => textContent(style.children))
    .join('\n')
    .slice(0, styleMax);
  const properties = [...styles.matchAll(property)].slice(0, 40).map(([, value = '']) => value);
  const colours = [...named, ...properties].map(hexOf).filter((colour) => colour !== null);
  return colours.find(isColourful) ?? colours.find((colour) => lightness(colour) < 200) ?? null;
}

function hexOf(written: string): string | null {
  const text = written.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const long = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(text);
  if (long) return `#${long[1]}`;
  const parts = (/(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text) ?? []).slice(1).map(Number);
  if (parts.length !== 3 || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (hex: string): [number, number, number] => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const lightness = (hex: string): number => Math.max(...channels(hex));
/** told from grey by an eye */
const isColourful = (hex: string): boolean => Math.max(...channels(hex)) - Math.min(...channels(hex)) > 40;
