/** Boxes that hold a label and its value, `Calories` above `180`: in lines of their own nobody would know what 180 is. */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import { inlineText } from './inline-text.ts';
import { headingLevel } from './page-parts.ts';

const pairsMin = 3;
const labelMax = 40;
const valueMax = 40;

/** The pair as one line, `Calories: 180`, where it stands amid others that look alike and most of them hold a figure; null for all else. */
export function createPairReader(isDropped: (element: Element) => boolean): (element: Element) => string | null {
  const read = new Map<Element, ReadonlyMap<Element, string>>();
  const pairsIn = (parent: Element): ReadonlyMap<Element, string> => {
    const children = parent.children.filter((child): child is Element => isTag(child) && pairTag.test(child.name));
    const pairs = children.flatMap((child) => {
      const pair = pairOf(child, isDropped);
      return pair === null ? [] : [{ child, ...pair }];
    });
    const figures = pairs.filter(({ value }) => /\d/.test(value)).length;
    return pairs.length < pairsMin || 2 * figures < pairs.length || 2 * pairs.length < children.length
      ? new Map()
      : new Map(pairs.map(({ child, label, value }) => [child, `${label}: ${value}`]));
  };
  return (element) => {
    const { parent } = element;
    if (!pairTag.test(element.name) || parent === null || !isTag(parent)) return null;
    const known = read.get(parent) ?? pairsIn(parent);
    read.set(parent, known);
    return known.get(element) ?? null;
  };
}

const pairTag = /^(div|li)$/;

function pairOf(element: Element, isDropped: (element: Element) => boolean): { label: string; value: string } | null {
  const inside = element.children.filter((child): child is Element => isTag(child) && !isDropped(child));
  const [first, second, third] = inside;
  if (first === undefined || second === undefined || third !== undefined) return null;
  if (inside.some((one) => one.name === 'a' || headingLevel(one) !== null)) return null;
  const label = inlineText(first.children, isDropped).replace(/\s*:$/, '');
  const value = inlineText(second.children, isDropped);
  const isPair =
    /^\p{L}[^\d.!?]+$/u.test(label) && label.length <= labelMax && value !== '' && value.length <= valueMax;
  return isPair && !/[.!?]$/.test(value) ? { label, value } : null;
}
