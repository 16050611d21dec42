/** The chat speaks the language of the page it stands on, else the visitor's own, else English. */
import type { Words } from '@vitrine/chat/words';
import { english } from '@vitrine/chat/words';

/** Beside English; each has its file in `chat/src/languages`. */
export const languages = 'ar cs da de el es fi fr he hu id it ja ko nb nl pl pt ro ru sv tr uk zh'.split(' ');

/** `pt-BR` is spoken where there is `pt`; Norwegian has three names. */
function languageOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return /^n[on]$/.test(language) ? 'nb' : language;
}

/** `declared`: what the shop's page speaks, or `''`; `spoken`: what the visitor's browser does, dearest first. */
export async function chooseWords(
  declared: string,
  spoken: readonly string[],
  load: (language: string) => Promise<Words>,
): Promise<Words> {
  const wanted = [declared, ...spoken].map(languageOf);
  const language = wanted.find((tag) => tag === english.language || languages.includes(tag)) ?? english.language;
  return language === english.language ? english : load(language).catch(() => english);
}
