/** Lines that customers said where no markup tells: under headings of reviews, or as a buyer's words beside a name, a date or stars. A shop's own story in the first person stays the shop's. */
import { reviewKey } from './customer-parts.ts';
import type { PageKind, Voice } from './extracted-page.ts';
import { headsReviews, isByline, isDate, isStars, whoTells } from './review-words.ts';
import type { TextLine } from './text-line.ts';

export interface VoicedLine extends TextLine {
  voice: Voice;
}

const storyMinLength = 30;

interface Page {
  kind: PageKind;
  /** somebody tells of themself here: an article, or a page about the shop */
  isStory: boolean;
  reviewKeys: ReadonlySet<string>;
}

export function voiceLines(lines: readonly TextLine[], page: Page): VoicedLine[] {
  const voiced = lines.map((line): VoicedLine => ({ ...line, voice: 'shop' }));
  for (const section of sectionsOf(voiced)) {
    if (isUnderReviews(section)) voiceReviews(section);
    else if (!page.isStory) voiceTellings(section, page.kind);
  }
  if (page.reviewKeys.size > 0) {
    for (const line of voiced) {
      if (line.text.length >= storyMinLength && page.reviewKeys.has(reviewKey(line.text))) line.voice = 'customer';
    }
  }
  return voiced;
}

function sectionsOf(lines: VoicedLine[]): VoicedLine[][] {
  const sections: VoicedLine[][] = [];
  for (const line of lines) {
    const last = sections.at(-1);
    if (last?.[0]?.headings === line.headings) last.push(line);
    else sections.push([line]);
  }
  return sections;
}

/** Titles of reviews may be headings too; other headings below are the customers' only when their text is. */
function isUnderReviews(section: readonly VoicedLine[]): boolean {
  const { headings = [] } = section[0] ?? {};
  const at = headings.findLastIndex(headsReviews);
  if (at < 0) return false;
  return (
    at === headings.length - 1 || section.some(({ text }) => isDate(text) || isStars(text) || whoTells(text).weight > 0)
  );
}

/** What the shop says before the first review, as an invitation to write one, is its own. */
function voiceReviews(section: VoicedLine[]): void {
  const first = section.findIndex(({ text }) => !whoTells(text).isShop);
  if (first < 0) return;
  for (const line of section.slice(first)) line.voice = 'customer';
}

const isAttribution = (text: string | undefined): boolean =>
  text !== undefined && (isByline(text) || isDate(text) || isStars(text));

const isQuoted = (text: string): boolean => /^["“”„«»‘].{20,}["“”»’]\W{0,2}$/u.test(text);

/** A buyer's words beside a name; then all words beside names in that section. */
function voiceTellings(section: VoicedLine[], kind: PageKind): void {
  const texts = section.map(({ text }) => text);
  const isAttributed = (at: number) =>
    isAttribution(texts[at + 1]) || isStars(texts[at - 1] ?? '') || isDate(texts[at - 1] ?? '');
  const tells = texts.map((text, at) => {
    if (text.length < storyMinLength) return false;
    const { weight } = whoTells(text);
    if (weight === 0) return false;
    return (
      isAttributed(at) ||
      isQuoted(text) ||
      (weight === 2 && (kind === 'product' || kind === 'collection' || kind === 'home'))
    );
  });
  if (!tells.includes(true)) return;
  for (const [at, line] of section.entries()) {
    const { text } = line;
    const isBeside = text.length >= storyMinLength && isAttribution(texts[at + 1]) && !whoTells(text).isShop;
    if (tells[at] === true || isBeside) line.voice = 'customer';
    const before = section[at - 1];
    if (before?.voice === 'customer' && isAttribution(text)) line.voice = 'customer';
  }
}
