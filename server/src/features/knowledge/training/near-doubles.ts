/**
 * Pages made from one template, the same for two hundred towns, and the same page for two countries would crowd out what is asked for.
 * What they share stays once; of what differs each keeps its own lines, and the words that they differ in stand together in one sentence.
 */
import type { TextBlock } from '../../../extraction/extracted-page.ts';
import type { ReadPage } from './copies.ts';
import { localePrefix } from './copies.ts';

/** so many pages of one template are doubles */
const doublesMin = 4;
/** of a page's lines that the template has, by length */
const templateShare = 0.7;
const leastWords = 4;
const wordMinLength = 3;
const namesTogether = 20;

export const withoutDoubles = (pages: readonly ReadPage[]): ReadPage[] => withoutTemplates(withoutRegions(pages));

/** `/en-gb/faq` beside `/faq`: the one without a country says it, else the first, and the others what differs. */
function withoutRegions(pages: readonly ReadPage[]): ReadPage[] {
  const pathOf = ({ url }: ReadPage) => URL.parse(url)?.pathname ?? '';
  const groups = Map.groupBy(
    pages,
    (page) => `${page.extracted.language ?? ''} ${pathOf(page).replace(localePrefix, '')}`,
  );
  const changed = new Map<ReadPage, ReadPage>();
  for (const group of groups.values()) {
    const first = group.find((page) => !localePrefix.test(pathOf(page))) ?? group[0];
    const said = new Set(first === undefined ? [] : linesOf(first));
    for (const page of group)
      if (page !== first)
        changed.set(
          page,
          withLines(page, (line) => (said.has(line) ? null : line)),
        );
  }
  return pages.map((page) => changed.get(page) ?? page);
}

interface Member {
  page: ReadPage;
  /** by line, what is left of it without the words of the page's own name */
  shapes: Map<string, string>;
}

function withoutTemplates(pages: readonly ReadPage[]): ReadPage[] {
  const members = pages.filter(isPlain).map(memberOf);
  const counts = new Map<string, number>();
  for (const { shapes } of members)
    for (const shape of new Set(shapes.values())) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const isOfTemplate = (shape: string | undefined) => shape !== undefined && (counts.get(shape) ?? 0) >= doublesMin;
  const groups = Map.groupBy(
    members.filter(({ shapes }) => shareOf(shapes, isOfTemplate) >= templateShare),
    ({ shapes }) =>
      [...shapes.values()].reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best)),
  );
  const changed = new Map<ReadPage, ReadPage>();
  for (const group of groups.values()) {
    const [first, ...others] = group;
    if (first === undefined || group.length < doublesMin) continue;
    changed.set(first.page, withNames(first, group));
    for (const { page, shapes } of others)
      changed.set(
        page,
        withLines(page, (line) => (isOfTemplate(shapes.get(line)) ? null : line)),
      );
  }
  return pages.map((page) => changed.get(page) ?? page);
}

const isPlain = ({ extracted: { kind, products } }: ReadPage): boolean =>
  products.length === 0 && kind !== 'home' && kind !== 'product';

function memberOf(page: ReadPage): Member {
  const own = new Set(namesIn(page));
  const shapes = linesOf(page).flatMap((line): [string, string][] => {
    const shape = wordsIn(line)
      .map((word) => (own.has(word.toLowerCase()) ? '_' : word.toLowerCase()))
      .join(' ')
      .replaceAll(/_(?: _)+/g, '_');
    return shape.replaceAll('_', '').split(' ').filter(Boolean).length < leastWords ? [] : [[line, shape]];
  });
  return { page, shapes: new Map(shapes) };
}

/** The first page of a template, with all the names in place of its own in the first statement that has it. */
function withNames(first: Member, group: readonly Member[]): ReadPage {
  const counts = new Map<string, number>();
  for (const { page } of group)
    for (const word of new Set(namesIn(page))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const nameOf = ({ page }: Member) =>
    wordsIn(page.extracted.title)
      .filter((word) => word.length >= wordMinLength && (counts.get(word.toLowerCase()) ?? 0) <= group.length / 2)
      .join(' ');
  const own = nameOf(first);
  const names = [...new Set(group.map(nameOf))].filter((name) => name !== '');
  const line = linesOf(first.page).find(
    (one) => own !== '' && !/[?？]$/u.test(one) && one.split(own).length === 2 && first.shapes.has(one),
  );
  if (line === undefined) return first.page;
  const parts = Array.from({ length: Math.ceil(names.length / namesTogether) }, (_, at) =>
    names.slice(at * namesTogether, (at + 1) * namesTogether).join(', '),
  );
  const [head = own, ...rest] = parts.map((part) => line.replace(own, () => part));
  const page = withLines(first.page, (one) => (one === line ? head : one));
  const headings = page.extracted.blocks[0]?.headings ?? [];
  const more = rest.map((text): TextBlock => ({ headings, text, voice: 'shop' }));
  return { ...page, extracted: { ...page.extracted, blocks: [...page.extracted.blocks, ...more] } };
}

function shareOf(shapes: ReadonlyMap<string, string>, test: (shape: string) => boolean): number {
  let [held, all] = [0, 0];
  for (const [line, shape] of shapes) {
    all += line.length;
    if (test(shape)) held += line.length;
  }
  return all === 0 ? 0 : held / all;
}

/** the words of its address and its title */
const namesIn = ({ url, extracted: { title } }: ReadPage): string[] =>
  wordsIn(`${decoded(URL.parse(url)?.pathname.split('/').findLast(Boolean) ?? '')} ${title}`)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= wordMinLength);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll(/[-_+.]/g, ' ');
  } catch {
    return segment;
  }
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const linesOf = ({ extracted: { blocks } }: ReadPage): string[] => blocks.flatMap(({ text }) => text.split('\n'));

function withLines(page: ReadPage, change: (line: string) => string | null): ReadPage {
  const blocks = page.extracted.blocks.flatMap((block) => {
    const lines = block.text.split('\n').map(change);
    const text = lines.filter((line) => line !== null).join('\n');
    return text === '' ? [] : [{ ...block, text }];
  });
  return { ...page, extracted: { ...page.extracted, blocks } };
}
