/** The language that each page is really written in: themes declare English on shops of every language. */
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import { detectLanguage } from '../../../search/detect-language.ts';

/** letters that a text needs to speak for itself */
const enoughLetters = 120;
const sampleLength = 2_000;
/** share of the pages that speak another language than they declare, from which on the declaration is not believed */
const mostPages = 0.5;

type Page = Pick<ExtractedPage, 'language' | 'blocks'>;

/** In the pages' order; null where a page declares nothing, or too little to tell. */
export function pageLanguages(pages: readonly Page[]): (string | null)[] {
  const spoken = pages.map(spokenLanguage);
  const declared = pages.map(({ language }) => language?.split('-')[0]?.toLowerCase() ?? null);
  const telling = spoken.flatMap((language, at) => {
    const own = declared[at] ?? null;
    return language === null || own === null ? [] : [{ language, isOther: language !== own }];
  });
  const others = telling.filter(({ isOther }) => isOther);
  const isBelieved = others.length <= mostPages * telling.length;
  if (isBelieved) return pages.map(({ language }) => language);
  const commonest = mostOf(others.map(({ language }) => language));
  return pages.map((_, at) => spoken[at] ?? commonest);
}

function spokenLanguage({ blocks }: Page): string | null {
  let sample = '';
  for (const { text } of blocks) {
    if (sample.length >= sampleLength) break;
    sample += `${text}\n`;
  }
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return letters < enoughLetters ? null : detectLanguage(sample.slice(0, sampleLength));
}

function mostOf(languages: readonly string[]): string | null {
  const counts = [...Map.groupBy(languages, (language) => language)].sort(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? null;
}
