/** Who the shop is and what it sells, as its home page tells search engines and no visitor: often nothing else says it in one sentence. */
import type { TextBlock } from './extracted-page.ts';

interface Needs {
  title: string;
  /** of the page's head and of the shop's record */
  descriptions: readonly string[];
  /** what the page says itself */
  text: string;
  language: string | null;
}

const leastWords = 5;
const unspacedMin = 12;
/** what themes and builders come with */
const template =
  /just another wordpress|default description|welcome to our (?:online )?(?:store|shop)\.?$|^my (?:store|site|wordpress)|powered by|lorem ipsum|enter a description|^home\b.{0,20}$/i;

/** null where the page's own words say as much */
export function aboutBlock({ title, descriptions, text, language }: Needs): TextBlock | null {
  const said = keyOf(text);
  const own = [...new Set(descriptions.map((one) => one.trim()))].filter(
    (one) => saysEnough(one) && !template.test(one) && !isCut(one) && !said.includes(keyOf(one)),
  );
  const longest = own.filter((one) => !own.some((other) => other !== one && keyOf(other).includes(keyOf(one))));
  const lines = longest.length > 0 ? longest : saysEnough(title) && said === '' ? [title] : [];
  return lines.length === 0
    ? null
    : { headings: [aboutUs[language ?? ''] ?? 'About us'], text: lines.join('\n'), voice: 'shop' };
}

const saysEnough = (text: string): boolean =>
  text.split(/\s+/).length >= leastWords ||
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text) && text.length >= unspacedMin);
const isCut = (text: string): boolean => /(?:…|\.\.\.|\[&?hellip;?\])$/u.test(text);
const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const aboutUs: Record<string, string> = {
  cs: 'O nás',
  da: 'Om os',
  de: 'Über uns',
  es: 'Sobre nosotros',
  fi: 'Meistä',
  fr: 'À propos',
  hu: 'Rólunk',
  id: 'Tentang kami',
  it: 'Chi siamo',
  nl: 'Over ons',
  no: 'Om oss',
  pl: 'O nas',
  pt: 'Sobre nós',
  ro: 'Despre noi',
  sv: 'Om oss',
  tr: 'Hakkımızda',
};
