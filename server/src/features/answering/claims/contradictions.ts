/** A sentence that says yes where the shop says no, or no where it says yes, of the very thing that it names. */
import type { Question } from '../../../ports/model.ts';
import { heavyOf, sendsBack, sharesFamily } from './about.ts';
import { stemsIn, stemsOfSource } from './licence.ts';
import { patternOf, saysNo } from './promise-words.ts';
import { productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { separatorOf } from './segments.ts';
import { aboutSource, perSource } from './sources.ts';
import type { Source } from './sources.ts';

const excluded =
  /(?<!\p{L})(?:excluded|exempt|ausgenommen|ausgeschlossen|exclu(?:e?s)?|excluid[oa]s?|esclus[oaie]|uitgesloten|excluíd[oa]s?|wykluczon\p{L}+|vyloučen\p{L}*|undtaget|unntatt|undantag\p{L}*)(?!\p{L})/iu;
/** keeps away from something without a "no" */
export const keepsAway =
  /(?<!\p{L})(?:out of|away from|except\p{L}*|other than|avoid\p{L}*|instead of|rather than|außer|statt|vermeid\p{L}+|fern|sauf|évit\p{L}+|au lieu|excepto|salvo|evit\p{L}+|en vez|tranne|eccetto|invece|behalve|vermijd\p{L}*|oprócz|zamiast|kromě|místo)(?!\p{L})/iu;

/** "Don't use together with sedatives": one word that it names is enough */
const combines =
  /(?<!\p{L})(?:combin\p{L}+|together with|alongside|along with|mix\p{L}*|zusammen mit|kombin\p{L}+|avec d'autres|junto con|insieme a)(?!\p{L})/iu;

interface Part {
  stems: ReadonlySet<string>;
  isDenial: boolean;
  text: string;
}

const partsOf = perSource(({ plain, language }): readonly Part[] =>
  plain
    .split(new RegExp(`${separatorOf(language).source}|[.;!?](?=\\s|$)`, 'giu'))
    .map((text) => ({ text, stems: new Set(stemsIn(text)), isDenial: saysNo(text) || excluded.test(plain) })),
);

const forbids = patternOf(
  "(?:not|n't) (?:be )?(?:allowed|permitted|welcome)|(?:must|may) not|prohibited|forbidden|nicht (?:erlaubt|gestattet|zugelassen|willkommen)|verboten|dürfen (?:\\p{L}+ ){0,3}nicht|pas (?:autorisé|permis|admis|bienvenu)\\p{L}*|interdit\\p{L}*|no (?:se )?(?:permit|admit|acept)\\p{L}+|no (?:son|están?) (?:bienvenid|permitid|admitid)\\p{L}+|prohibid\\p{L}+|non (?:sono |è )?(?:ammess|permess|consentit|benvenut)\\p{L}+|vietat\\p{L}+|niet (?:toegestaan|welkom|toegelaten)|verboden|não (?:são |é )?(?:permitid|admitid|bem-vind)\\p{L}+|zabronion\\p{L}+|niedozwolon\\p{L}+|zakázán\\p{L}*|ikke (?:tillatt|tilladt|velkom\\p{L}*)|inte (?:tillåt\\p{L}+|välkom\\p{L}+)",
  '禁止|不可|不允许|금지',
);
const permits = patternOf(
  'welcome|allowed|permitted|can|may|willkommen|erlaubt|gestattet|dürfen|bienvenu\\p{L}*|autorisé\\p{L}*|admis\\p{L}*|bienvenid\\p{L}+|permitid\\p{L}+|admiten|benvenut\\p{L}+|ammess\\p{L}+|welkom|toegestaan|bem-vind\\p{L}+|permitid\\p{L}+|dozwolon\\p{L}+|mile widzian\\p{L}+|vítán\\p{L}*|velkom\\p{L}+|välkom\\p{L}+|tillåt\\p{L}+',
  '歓迎|可以|欢迎|환영',
);
const negated =
  /(?<!\p{L})(?:not|nicht|pas|non|niet|não|nie|ikke|inte|is no|ist kein\p{L}*)\s(?!(?:only|just|nur|bloß|seulement|solo|alleen|zu|too|so|as)(?!\p{L}))([\p{L}\p{N}][\p{L}\p{N}-]{3,})/giu;

export function createContradictionFault(sources: readonly Source[]) {
  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (/[?？؟]\s*$/u.test(plain)) return null;
    const urls = new Set(productsAt(sentence, { at: plain.length }).map(({ url }) => url));
    const near = sources.filter(
      (source) => source.language === language && (source.product === null || urls.has(source.product)),
    );
    if (near.length === 0) return null;
    if (!saysNo(plain) && !excluded.test(plain))
      return keepsAway.test(plain) || !affirmsDenied(plain, near) ? null : 'it affirms what the shop data denies';
    return deniesAllowed(plain, near) ||
      leavesOut(sentence, near) ||
      (urls.size === 1 &&
        deniesOwn(
          sentence,
          near.filter(({ product }) => product !== null),
        ))
      ? 'it denies what the shop data affirms'
      : null;
  };
}

/** A word that the shop says in its denials alone, with another of the same statement beside it. */
function affirmsDenied(plain: string, near: readonly Source[]): boolean {
  const stems = [...new Set(stemsIn(plain))].filter((stem) => !/^\d/u.test(stem));
  return stems.some((stem) => {
    const parts = near.flatMap((source) =>
      stemsOfSource(source).has(stem)
        ? partsOf(source).flatMap((part) => (part.stems.has(stem) ? [{ source, part }] : []))
        : [],
    );
    return (
      parts.length > 0 &&
      parts.every(({ part }) => part.isDenial) &&
      parts.some(
        ({ source }) =>
          excluded.test(source.plain) ||
          (source.product !== null && combines.test(plain) && combines.test(source.plain)) ||
          stems.some((other) => other !== stem && stemsOfSource(source).has(other)),
      )
    );
  });
}

/** "Dogs are not allowed", where they are welcome */
function deniesAllowed(plain: string, near: readonly Source[]): boolean {
  if (!forbids.test(plain)) return false;
  const stems = new Set(stemsIn(plain.replace(forbids, ' ')));
  const most = (isDenial: boolean) =>
    Math.max(
      0,
      ...near.flatMap((source) =>
        partsOf(source).flatMap((part) =>
          part.isDenial === isDenial && (isDenial || permits.test(part.text))
            ? [[...part.stems].filter((stem) => stems.has(stem)).length]
            : [],
        ),
      ),
    );
  const affirmed = most(false);
  return affirmed > 0 && affirmed > most(true);
}

const without =
  /(?<!\p{L})(?:without|ohne|sans|sin|senza|zonder|sem|bez|uden|uten|utan)\s(?:\p{L}{2,4}\s|original\p{L}*\s)?(\p{L}{3,})/giu;

/** "even without its label", where what comes back must have one */
function leavesOut({ about, plain }: Sentence, near: readonly Source[]): boolean {
  return [...plain.matchAll(without)].some(([, word = '']) => {
    const stem = word.toLowerCase().slice(0, 5);
    const parts = near.flatMap((source) =>
      sharesFamily(about.families, aboutSource(source).families) && heavyOf(about.families).length > 0
        ? partsOf(source).filter(({ text }) => text.toLowerCase().includes(stem))
        : [],
    );
    return parts.length > 0 && parts.every(({ isDenial }) => !isDenial);
  });
}

/** "not PFC-free", where the thing's own page says that it is */
function deniesOwn({ plain, about }: Sentence, own: readonly Source[]): boolean {
  if (about.concepts.has('stock')) return false;
  return [...plain.matchAll(negated)].some(([, said = '']) => {
    const word = said.toLowerCase();
    const parts = own.flatMap((source) => partsOf(source).filter(({ text }) => text.toLowerCase().includes(word)));
    return parts.length > 0 && parts.every(({ isDenial }) => !isDenial);
  });
}

/** "Engraved ones too", where the shop's terms take them out: who widens a term may name nothing that an exception of the same term names. */
const widens = patternOf(
  'also|even|too|including|auch|selbst|sogar|también|incluso|aussi|même|anche|perfino|ook|zelfs|também|até|również|także|också|også|myös',
  'も|也|도 ',
);
const letters = /\p{L}{5,}/gu;
const wordsIn = (text: string): string[] => text.toLowerCase().match(letters) ?? [];
const headOf = ({ above }: Source): string => above[0] ?? '';
const isException = perSource(
  (source) => excluded.test(source.plain) || saysNo(source.plain) || saysNo(headOf(source)),
);

const orNot = /(?<!\p{L})(?:or not|oder nicht|ou non|o no|of niet|ou não)(?!\p{L})/iu;
const sharedLeast = 4;

export function createExceptionFault(sources: readonly Source[], question: Question) {
  const terms = sources.filter(({ product }) => product === null);
  const asked = new Set(stemsIn(question.text));

  return ({ plain, language, about, context }: Sentence): string | null => {
    const part = plain.split(/[,;:]\s/u).find((one) => widens.test(one) && !saysNo(one));
    if (part === undefined) return null;
    const isReturn = sendsBack(about) || sendsBack(context);
    const known = new Set([...asked, ...stemsIn(plain)]);
    const isUnderAsked = (source: Source, stems: ReadonlySet<string>) =>
      stemsIn(headOf(source)).some((stem) => stems.has(stem));
    const near = terms.filter(
      (source) =>
        source.language === language && (isReturn ? sendsBack(aboutSource(source)) : isUnderAsked(source, asked)),
    );
    const said = wordsIn(part);
    const isNamed = (word: string) => said.some((one) => one.endsWith(word) || one.slice(0, 5) === word.slice(0, 5));
    // a permission under a heading of its own holds where that is spoken of
    const allowed = near.filter(
      (source) => !isException(source) && (!isReturn || headOf(source) === '' || isUnderAsked(source, known)),
    );
    const isAllowed = (word: string) =>
      allowed.some((source) => wordsIn(source.plain).some((one) => one.slice(0, 5) === word.slice(0, 5)));
    // "opened or not" takes in what is open
    const isEither = (source: Source) =>
      orNot.test(source.plain) &&
      stemsIn(source.plain).filter((stem) => stemsIn(plain).includes(stem)).length >= sharedLeast;
    if (near.some(isEither)) return null;
    const isTakenOut = near.some(
      (source) => isException(source) && wordsIn(source.plain).some((word) => isNamed(word) && !isAllowed(word)),
    );
    return isTakenOut ? 'it takes in what the shop data takes out' : null;
  };
}
