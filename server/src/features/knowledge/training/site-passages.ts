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
  return [...counts]
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

const keyOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
