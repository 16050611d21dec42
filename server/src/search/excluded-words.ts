/** "without wool", "not by Maux", "fragrance-free": what a visitor does not want, and what a text says it is without. */
import { colourConcepts } from '../languages/concepts.ts';
import { perLanguage } from '../languages/packs.ts';
import type { LanguagePack } from '../languages/language-pack.ts';
import { functionWords } from './function-words.ts';

const word = "[\\p{L}\\p{M}\\p{N}][\\p{L}\\p{M}\\p{N}'-]*";
const mostWords = 2;
const longestText = 2_000;
/** in which a second thing may follow that is not wanted either */
const joining = /^(?:or|and|nor|oder|und|o|y|ou|et|e|atau|dan|en|of|ve|veya|i|lub|и|или)$/iu;
/** "100% wool-free" is said of a thing, "feel free" and "free shipping" are not: only what hangs together counts */
function patternsOf({ without, lacking, isUnspaced, tag, concepts }: LanguagePack) {
  const little = functionWords.get(tag);
  const aside = [...colourConcepts, 'colour', 'size', 'stock'] as const;
  const asked = new Set(aside.flatMap((concept) => concepts[concept].toLowerCase().split(',')));
  return {
    isLittle: (one: string) => little?.has(one) === true,
    // "without a battery, colour black"
    endsGroup: (one: string) => asked.has(one),
    before:
      without === ''
        ? null
        : new RegExp(
            isUnspaced
              ? `(?:${without})([\\p{L}\\p{N}]{1,6})`
              : `(?<![\\p{L}\\p{N}])(?:${without})\\s+((?:${word}\\s*){1,5})`,
            'giu',
          ),
    after:
      lacking === ''
        ? null
        : new RegExp(
            isUnspaced ? `([\\p{L}\\p{N}]{1,6})(?:${lacking})` : `(${word}?) ?(?:${lacking})(?![\\p{L}\\p{N}])`,
            'giu',
          ),
  };
}

const readOf = perLanguage(patternsOf);

/** Groups of words, each of which is not wanted as a whole. */
export function excludedIn(text: string, language: string): string[] {
  const patterns = readOf(language) ?? readOf('en');
  if (patterns === null) return [];
  const { before, after, isLittle } = patterns;
  const open = text.slice(0, longestText);
  const found: string[] = [];
  for (const [, following = ''] of before === null ? [] : open.matchAll(before))
    found.push(...groupsOf(following, patterns));
  for (const [, leading = ''] of after === null ? [] : open.matchAll(after)) {
    const plain = leading.toLowerCase();
    if (plain.length > 2 && !isLittle(plain)) found.push(plain);
  }
  return [...new Set(found)];
}

/** "the heavy ones or wool in blue": up to two words each, to the next little word. */
function groupsOf(
  following: string,
  { isLittle, endsGroup }: Pick<ReturnType<typeof patternsOf>, 'isLittle' | 'endsGroup'>,
): string[] {
  const groups: string[] = [];
  let group: string[] = [];
  for (const one of following.toLowerCase().split(/\s+/)) {
    const isJoint = joining.test(one);
    if (group.length > 0 && endsGroup(one)) break;
    if (one === '' || (isLittle(one) && !isJoint)) {
      if (group.length > 0) break;
      continue;
    }
    if (isJoint) {
      if (group.length === 0) break;
      groups.push(group.join(' '));
      group = [];
    } else if (group.length < mostWords) group.push(one);
    else break;
  }
  if (group.length > 0) groups.push(group.join(' '));
  return groups;
}

/** The text without what it says it is without: "free of perfume" speaks of no perfume. */
export function withoutExcluded(text: string, language: string): string {
  const patterns = readOf(language);
  if (patterns === null) return text;
  const { before, after } = patterns;
  const rest =
    before === null
      ? text
      : text.replaceAll(before, (_, following: string) => {
          const unwanted = new Set(groupsOf(following, patterns).flatMap((group) => group.split(' ')));
          return following
            .split(/(?<=\s)/u)
            .filter((one) => !unwanted.has(one.trim().toLowerCase()))
            .join('');
        });
  return after === null ? rest : rest.replaceAll(after, ' ');
}
