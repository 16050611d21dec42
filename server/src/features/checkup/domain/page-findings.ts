/** What keeps pages from being known: each kind once, with the addresses that it met. */
import type { CheckupFinding } from '@vitrine/contract/teaching';

export interface PageReading {
  url: string;
  state: 'kept' | 'carried' | 'skipped' | 'failed';
  /** why it was left out or could not be read */
  reason: string | null;
  copyOf: string | null;
  /** of what was read; 0 where nothing was */
  characters: number;
  hasProduct: boolean;
}

const urlsMax = 20;
/** a sentence or two say something; less is a heading alone */
const thinCharacters = 80;

interface PageRule {
  kind: string;
  severity: CheckupFinding['severity'];
  applies: (page: PageReading) => boolean;
  title: (pages: string) => string;
  detail: string;
  fix: string;
}

const saysOf = (pattern: RegExp) => (page: PageReading) =>
  page.state !== 'kept' && page.state !== 'carried' && pattern.test(page.reason ?? '');

const pageRules: readonly PageRule[] = [
  {
    kind: 'robots',
    severity: 'medium',
    applies: saysOf(/robots\.txt/i),
    title: (pages) => `robots.txt keeps ${pages} from being read`,
    detail: 'Your shop asks robots to leave these addresses alone, so your agent knows nothing of them.',
    fix: 'Allow them in robots.txt if visitors may know what they say.',
  },
  {
    kind: 'script_only_pages',
    severity: 'medium',
    applies: saysOf(/without JavaScript/i),
    title: (pages) => `${count(pages)} without JavaScript`,
    detail:
      'Their text is made in the visitor’s browser. Your agent, like search engines, reads what your server sends.',
    fix: 'Have your shop send the text with the page, or put what matters into an answer of your own.',
  },
  {
    kind: 'unreachable',
    severity: 'high',
    applies: ({ state }) => state === 'failed',
    title: (pages) => count(pages, 'could not be read'),
    detail: 'Your sitemap names these addresses, but your server answered with an error or not at all.',
    fix: 'Repair the pages or remove them from the sitemap.',
  },
  {
    kind: 'duplicate_pages',
    severity: 'low',
    applies: ({ copyOf }) => copyOf !== null,
    title: (pages) => `${count(pages, 'say')} the same as another page`,
    detail: 'Copies are read once. A copy that was edited later is easily missed.',
    fix: 'Name one address as the canonical one.',
  },
  {
    kind: 'thin_page',
    severity: 'low',
    applies: ({ state, characters, copyOf, hasProduct }) =>
      !hasProduct && (state === 'kept' || state === 'carried') && copyOf === null && characters < thinCharacters,
    title: (pages) => `${count(pages, 'say')} next to nothing`,
    detail: `Fewer than ${thinCharacters} characters of text were found on them.`,
    fix: 'Add what visitors want to know, or exclude the pages.',
  },
];

/** `3 pages are empty`; the number stands in front already */
const count = (pages: string, verb = 'are empty'): string =>
  pages.startsWith('1 ') ? `${pages} ${singular[verb] ?? verb}` : `${pages} ${verb}`;
const singular: Record<string, string> = { 'are empty': 'is empty', say: 'says' };

export function pageFindings(pages: readonly PageReading[]): CheckupFinding[] {
  const left = new Set(pages);
  return pageRules.flatMap(({ kind, severity, applies, title, detail, fix }): CheckupFinding[] => {
    const met = [...left].filter(applies);
    for (const page of met) left.delete(page);
    if (met.length === 0) return [];
    const urls = met.slice(0, urlsMax).map(({ url }) => url);
    return [{ kind, severity, title: title(numbered(met.length, 'page')), detail, urls, fix }];
  });
}

export const numbered = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
