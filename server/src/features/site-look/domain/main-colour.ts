/** The colour that a shop's page names as its own: for browsers' frames, else in the theme's own properties. */
import type { Document } from 'domhandler';
import { findAll, textContent } from 'domutils';

export const styleMax = 200_000;
const property =
  /--[\w-]{0,40}(?:primary|accent|brand|button)[\w-]{0,40}\s{0,4}:\s{0,4}(#[0-9a-f]{3,8}|(?:rgba?\()?\d{1,3}[\s,]{1,3}\d{1,3}[\s,]{1,3}\d{1,3})/gi;
const ground =
  /background(?:-color)?\s{0,4}:\s{0,4}(#[0-9a-f]{3,8}|rgba?\(\d{1,3}[\s,]{1,3}\d{1,3}[\s,]{1,3}\d{1,3}|var\(\s{0,4}--[\w-]{1,60})/i;
const variable = /(--[\w-]{1,60})\s{0,4}:\s{0,4}(#[0-9a-f]{3,8}|rgba?\(\d{1,3}[\s,]{1,3}\d{1,3}[\s,]{1,3}\d{1,3})/gi;

/** The colours that a page names, the frame's first: `#rrggbb`. */
export function coloursNamed(document: Document): string[] {
  const named = findAll(
    ({ name, attribs }) => name === 'meta' && /^(?:theme-color|msapplication-tilecolor)$/i.test(attribs['name'] ?? ''),
    document.children,
  ).map(({ attribs }) => attribs['content'] ?? '');
  const styles = findAll(({ name }) => name === 'style', document.children)
    .map((style) => textContent(style.children))
    .join('\n');
  return [...named.map(hexOf).filter((colour) => colour !== null), ...coloursInStyles(styles)];
}

/** Those of a style sheet: the theme's own properties, then what its buttons stand on. */
export function coloursInStyles(css: string): string[] {
  const text = css.slice(0, styleMax);
  const properties = [...text.matchAll(property)].slice(0, 40).map(([, value = '']) => value);
  const variables = new Map([...text.matchAll(variable)].map(([, name = '', value = '']) => [name, value]));
  const buttons = text.split('}').flatMap((rule) => {
    const [selector = '', body = ''] = rule.split('{').slice(-2);
    const isButton = /btn|button/i.test(selector.slice(-300));
    const behind = isButton ? ground.exec(body.slice(0, 2000))?.[1] : undefined;
    return behind === undefined ? [] : (variables.get(behind.replace(/^var\(\s*/i, '')) ?? behind);
  });
  return [...properties, ...buttons.slice(0, 40)].map(hexOf).filter((colour) => colour !== null);
}

/** The first that is no grey, else the first that is not nearly white, else null. */
export const mainColour = (colours: readonly string[]): string | null =>
  colours.find(isColourful) ?? colours.find((colour) => lightness(colour) < 200) ?? null;

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
export const isColourful = (hex: string): boolean => Math.max(...channels(hex)) - Math.min(...channels(hex)) > 40;
