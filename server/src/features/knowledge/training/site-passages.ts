/** What header, notices and footer say, as passages of the whole site: once, one subject each, quoted from the home page. */
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import type { Passage } from '../../../search/documents.ts';

interface Page {
  url: string;
  extracted: Pick<ExtractedPage, 'title' | 'language' | 'siteLines'>;
}

const linesMax = 100;
/** on so many pages a line is the site's, whatever the home page says */
const pagesMin = 2;
const pagesShare = 0.05;

export function sitePassages(pages: readonly Page[], home: Page): Passage[] {
  const counts = new Map<string, { line: string; pages: number }>();
  const ofHome = new Set(home.extracted.siteLines.map(keyOf));
  for (const { extracted } of [home, ...pages.filter((page) => page !== home)]) {
    for (const line of extracted.siteLines) {
      const seen = counts.get(keyOf(line));
      if (seen) seen.pages += 1;
      else counts.set(keyOf(line), { line, pages: 1 });
    }
  }
  return onceEach([...counts])
    .filter(([key, seen]) => ofHome.has(key) || seen.pages >= Math.max(pagesMin, pagesShare * pages.length))
    .slice(0, linesMax)
    .map(([, { line }]) => ({
      url: home.url,
      title: home.extracted.title,
      headings: [],
      text: line,
      language: home.extracted.language,
      kind: 'site',
      voice: 'shop',
    }));
}

const contactMaxLength = 70;

/** An address or a number that several lines tell: `Phone: 201 754 4420`, `Call us +1 201 754 4420`. Told once, with the longest label. */
function onceEach<T>(lines: [string, T & { line: string }][]): [string, T & { line: string }][] {
  const longest = new Map<string, string>();
  for (const [, { line }] of lines) {
    const contact = contactIn(line);
    if (contact !== '' && line.length > (longest.get(contact)?.length ?? 0)) longest.set(contact, line);
  }
  return lines.filter(([, { line }]) => {
    const contact = contactIn(line);
    return contact === '' || longest.get(contact) === line;
  });
}

/** '' for none, and for lines that say more than one */
function contactIn(line: string): string {
  if (line.length > contactMaxLength) return '';
  const [address, second] = line.toLowerCase().match(/[^\s@:]+@[^\s@]+\.[a-z]{2,}/g) ?? [];
  const digits = line.replace(/\D/g, '');
  if (address !== undefined) return second === undefined && digits.length < 7 ? address : '';
  return digits.length >= 7 && digits.length <= 15 && !/\d[:.]\d{2}/.test(line) ? digits.slice(-7) : '';
}

const keyOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
