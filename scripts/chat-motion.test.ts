import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = ['widget/loader', 'widget/page', 'chat/src/view'];
const sheets = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, css: readFileSync(path.join(folder, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') })),
);
const cheap = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale', 'visibility']);

/** A block's own text behind each match of its head. */
const blocksOf = (css: string, head: RegExp) =>
  [...css.matchAll(head)].map(({ index, 0: found }) => {
    let depth = 1;
    let at = index + found.length;
    while (depth > 0 && at < css.length) depth += { '{': 1, '}': -1 }[css.charAt(at++)] ?? 0;
    return css.slice(index + found.length, at);
  });

test('only what needs no layout moves, and under reduced motion nothing does', () => {
  expect(sheets.length).toBeGreaterThan(15);
  for (const { name, css } of sheets) {
    const framed = blocksOf(css, /@keyframes [^{]*\{/g).flatMap((frames) =>
      [...frames.matchAll(/([a-z-]+):/g)].map(([, property]) => property),
    );
    const changed = [...css.matchAll(/transition-property:([^;}]*)/g)].flatMap(([, list = '']) =>
      list.split(',').map((property) => property.trim()),
    );
    for (const property of [...framed, ...changed]) expect(cheap, name).toContain(property);
    // a shorthand that names no property would move all of them
    const shorthands = [...css.matchAll(/transition:([^;}]*)/g)].length;
    expect(shorthands === 0 || changed.length > 0, name).toBe(true);

    const calm = blocksOf(css, /@media \(prefers-reduced-motion: no-preference\) \{/g).join('');
    const stopped = blocksOf(css, /@media \(prefers-reduced-motion: reduce\) \{/g).join('');
    const moves = (text: string) => [...text.matchAll(/(?:animation|transition):(?! none)/g)].length;
    expect(moves(css) === moves(calm) || stopped.includes('animation: none'), name).toBe(true);
  }
});
