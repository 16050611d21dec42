/** Greetings, thanks, goodbyes and questions about the assistant itself: messages that hold nothing else, and the language they give away. */
import { packs } from '../languages/packs.ts';
import { joinAlternatives, plainSpelling } from '../languages/patterns.ts';

/** Of a message with several, the later ones say what it is for: "ok, bye" is a goodbye. */
const weightiest = ['assistant', 'goodbye', 'thanks', 'greeting'] as const;

export interface SmallTalk {
  kind: (typeof weightiest)[number];
  /** languages whose words they are; none when they are everybody's ("hi", "ok") */
  languages: readonly string[];
}

const everybody: Record<SmallTalk['kind'], string> = {
  // who says only yes has not said yet what it is about
  greeting: 'hi+|hey+|there|hm+|yes(?: please| pls)?|yep|yeah|yup|sure|sorry|ja|oui|s[iíì]|sim|i?ya',
  thanks: 'ok(?:ay)?|oki|super|perfect|top|cool|thx|ty|nice|thanks',
  goodbye: 'bye+|no|nope|nah|nein|non|nee|n[aã]o|tidak|e?nggak|gak',
  assistant: '',
};
const between = String.raw`[\s!.,?？！。、؟;¡¿\p{So}\p{Emoji_Modifier}]*`;
const allOf = (kinds: readonly SmallTalk['kind'][]) =>
  joinAlternatives(
    kinds.flatMap((kind) => [everybody[kind], ...[...packs.values()].map((pack) => pack.smallTalk[kind])]),
  );

const whole = new RegExp(`^${between}(?:(?:${allOf(weightiest)})(?![\\p{L}\\p{N}])${between})+$`, 'iu');
/** "super" is said in five languages and speaks for none */
const ofEverybody = new RegExp(
  `^(?:(?:${joinAlternatives(Object.values(everybody))})(?![\\p{L}\\p{N}])${between})+$`,
  'iu',
);
const opening = new RegExp(`^(?:(?:${allOf(['thanks', 'greeting'])})(?![\\p{L}\\p{N}])${between})+`, 'iu');
const patterns = weightiest.flatMap((kind) =>
  [{ tag: null, smallTalk: everybody }, ...packs.values()].flatMap(({ tag, smallTalk }) =>
    smallTalk[kind] === ''
      ? []
      : [{ kind, tag, pattern: new RegExp(`(?:^|[^\\p{L}])(?:${smallTalk[kind]})(?![\\p{L}])`, 'iu') }],
  ),
);

const acknowledging = new RegExp(
  `^${between}(?:(?:ok(?:ay)?|oki|super|perfect|top|cool|nice)(?![\\p{L}\\p{N}])${between})+$`,
  'iu',
);

/** "ok" takes note and goes on, "thanks" has done. */
export const isAcknowledgement = (message: string): boolean => acknowledging.test(plainSpelling(message).trim());

const longestSmallTalk = 100;

export function smallTalkOf(message: string): SmallTalk | null {
  const text = plainSpelling(message).trim();
  // a lone "?" asks for a word, a lone thumb says thanks
  if (text !== '' && !/[\p{L}\p{N}]/u.test(text))
    return { kind: /[👍👌🙏❤]/u.test(text) ? 'thanks' : 'greeting', languages: [] };
  if (text.length > longestSmallTalk || !whole.test(text)) return null;
  const found = patterns.filter(({ pattern }) => pattern.test(text));
  const [first] = found;
  if (first === undefined) return null;
  const telling = ofEverybody.test(text) ? [] : found.filter(({ tag }) => tag !== null);
  const most = Math.max(0, ...telling.map(({ tag }) => countOf(tag, telling)));
  const languages = telling.flatMap(({ tag }) => (tag !== null && countOf(tag, telling) === most ? [tag] : []));
  return { kind: first.kind, languages: [...new Set(languages)] };
}

const countOf = (tag: string | null, found: readonly { tag: string | null }[]) =>
  found.filter((one) => one.tag === tag).length;

/** How many letters of a message greet or thank before it comes to what it is for. */
export const smallTalkBefore = (message: string): number =>
  opening.exec(message.slice(0, longestSmallTalk))?.[0].length ?? 0;
