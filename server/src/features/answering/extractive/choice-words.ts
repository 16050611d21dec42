/** Other ways to name a choice than its label: "half a kilo" for `500 g`, "three wicks" for `480 g, tres mechas`, "the big one". */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { packs } from '../../../languages/packs.ts';
import { joinAlternatives, wordsPattern } from '../../../languages/patterns.ts';
import { amountsIn, areasIn, countsIn, isSame } from './amounts-in.ts';
import type { Count } from './amounts-in.ts';

/** `6 kursi (130 x 130 cm)` is the one for six, and `King, 240 × 220 cm` the king. */
export const partsOf = (label: string): string[] => {
  const parts = label
    .split(/\s*[,;()[\]|]\s*|\s[-–—]\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length < 2 ? [] : parts;
};

/**
 * Those of the choices that the text names by their weight, volume, extent or count, however they are written there.
 * @param isNamed a choice is named by its label: only what counts the same things is named beside it
 */
export function measuredChoices(
  text: string,
  values: readonly string[],
  { name, isNamed }: { name: string; isNamed: boolean },
): string[] {
  const said = amountsIn(text);
  const byAmount = values.filter((value) => amountsIn(value).some((own) => said.some((one) => isSame(one, own))));
  if (byAmount.length > 0) return byAmount;
  const areas = areasIn(text);
  const byArea = values.filter((value) => areasIn(value).some((own) => areas.includes(own)));
  return byArea.length > 0 ? byArea : countedChoices(text, values, { name, isNamed });
}

/** "calories per 100 g" asks for no pack of 100 g */
const rate =
  /(?<!\p{L})(?:per|pour|par|pro|je|por|cada|ogni|setiap|tiap|na|på|pr)\s100\s?(?:g|gr|grams?|gramm|grammes|ml)(?!\p{L})/giu;

/** A weight or volume that is asked for where the product comes in others; null where it does not come in any. */
export function missingAmount(text: string, values: readonly string[]): string | null {
  const own = values.flatMap((value) => amountsIn(value));
  const asked = amountsIn(text.replaceAll(rate, ' ')).find(({ kind }) => own.some((one) => one.kind === kind));
  return asked === undefined || own.some((one) => isSame(one, asked)) ? null : asked.words;
}

/** "Avena sin aroma" is meant by "avena", where no other choice and not the product itself is called so. */
export function wordedChoice(
  text: string,
  values: readonly string[],
  { name, language }: { name: string; language: string },
): string | null {
  const said = new Set(contentTerms(text, language));
  const own = new Set(contentTerms(name, language));
  const termsOf = values.map((value) => contentTerms(value, language));
  const isTelling = (term: string) =>
    term.length >= shortestWord &&
    /^\p{L}+$/u.test(term) &&
    said.has(term) &&
    !own.has(term) &&
    termsOf.filter((terms) => terms.includes(term)).length === 1;
  const found = values.filter((_, at) => termsOf[at]?.some(isTelling) === true);
  const [only, ...others] = found.length > 0 ? found : agedChoices(text, values, name);
  return values.length > 1 && others.length === 0 ? (only ?? null) : null;
}

/** "The kids one" is the `Junior`. */
function agedChoices(text: string, values: readonly string[], name: string): readonly string[] {
  const age = ages.find((one) => one.test(text) && !one.test(name));
  return age === undefined ? [] : values.filter((value) => age.test(value));
}
const ages = [
  /(?<!\p{L})(?:kids?|kid['’]s|child(?:ren)?(?:['’]?s)?|juniors?|youth|kinder|kinds?|enfants?|niñ[oa]s?|infantil|bambin[oie]|kinderen|crianças?|anak(?:-anak)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:adults?|grown-?ups?|erwachsene[nr]?|adultes?|adult[oi]s?|volwassenen?|dewasa)(?!\p{L})/iu,
];

/** `Tanpa Memori`, for who asks for the memory and says nothing of none. */
export const lacksUnasked = (value: string, text: string): boolean => {
  const [lack] = lacking.exec(value) ?? [];
  return lack !== undefined && value.trimStart().startsWith(lack) && !lacking.test(text) && !unwanted.test(text);
};
const lacking =
  /(?<!\p{L})(?:without|w\/o|no|not|ohne|kein\p{L}*|sin|sans|pas|senza|zonder|geen|sem|tanpa|tidak|bez|без|uden|uten|utan|ingen|ilman|fără|nélkül|χωρίς|olmadan|بدون|ללא|בלי|無|无|不含|なし|없음)(?!\p{L})/iu;
export const saysWithout = (value: string): boolean => lacking.test(value);
const unwanted = new RegExp(
  joinAlternatives([...packs.values()].flatMap((pack) => wordsPattern(pack.without, pack).source)),
  'iu',
);

/** "With and without a frame": each of the choices beside the one that is without. */
export const meansBoth = (text: string): boolean => withAndWithout.test(text);
const sides = {
  with: 'with|avec|mit|con|met|dengan|com|pakai',
  without: 'without|w/o|sans|ohne|sin|senza|zonder|tanpa|sem',
};
const joined = String.raw`(?:\s\p{L}+){0,3}\s(?:and|or|et|ou|und|oder|y|o|e|of|en|dan|atau|vs)\s`;
const withAndWithout = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${sides.with})${joined}(?:${sides.without})|(?:${sides.without})${joined}(?:${sides.with}))(?!\p{L})`,
  'iu',
);

const shortestWord = 4;

/** "with three wicks" is the only choice that counts three of anything but the product itself. */
function countedChoices(
  text: string,
  values: readonly string[],
  { name, isNamed }: { name: string; isNamed: boolean },
): string[] {
  const own = new Set(contentTerms(name, 'en'));
  const asked = countsIn(text).filter(({ thing }) => !contentTerms(thing, 'en').some((term) => own.has(term)));
  const found = values.filter((value) =>
    [value, ...partsOf(value)].some((part) => {
      const [counted] = countsIn(part);
      const isOfIt = ({ count, thing }: Count) => count === counted?.count && (!isNamed || thing === counted.thing);
      return counted !== undefined && asked.some(isOfIt);
    }),
  );
  return found.length === 1 ? found : [];
}

const big =
  /(?<!\p{L})(?:big(?:gest)?|(?<=(?:the|a|your) )(?:bigg|larg|long|tall|wid)er|large(?:st)?|longest|tallest|widest|länger(?:e[nrs]?)?|längste[nrs]?|lang(?:ere|ste)|terpanjang|(?:plus|más|più|mais) (?:long(?:ue)?|larg[oa]|lung[oa]|longo|longa)s?|gro(?:ß|ss)(?:e[nmrs]?)?|größ(?:ere[nmrs]?|t\p{L}*)|grand(?:e?s?)?|gros(?:se)?|besar|terbesar|paling besar|gede|jumbo|büyük|groot|grote|stora?|stort|störst\p{L}*|duż\p{L}+|największ\p{L}+|больш\p{L}+|велик\p{L}+|mari|mare|nagy|velk\p{L}+|iso|stor[et]?|μεγάλ\p{L}+|大)(?!\p{L})/iu;
const small =
  /(?<!\p{L})(?:small(?:est)?|(?<=(?:the|a|your) )(?:small|short|narrow)er|shortest|narrowest|little|kürzer(?:e[nrs]?)?|kürzeste[nrs]?|kort(?:ere|ste)|terpendek|(?:plus|más|più|mais) (?:court|cort|curt)[eoa]?s?|klein(?:e[nmrs]?|ere[nmrs]?|ste[nmrs]?)?|pequeñ\p{L}+|chic[oa]s?|petite?s?|piccol\p{L}+|pequen\p{L}+|kecil|terkecil|küçük|liten|lilla|lille|mał\p{L}+|najmniejsz\p{L}+|маленьк\p{L}+|мал\p{L}+|mic[iă]?|kis|kicsi|mal\p{L}+|pieni|μικρ\p{L}+|小)(?!\p{L})/iu;
const letters = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

const middle =
  /(?<!\p{L})(?:mid(?:dle|-?size[d]?)|medium|mittler\p{L}*|mediano|median[oa]s?|moyen(?:ne)?s?|sedang|tengah|ukuran tengah|medio)(?!\p{L})/iu;

/** The largest or the smallest of choices that all have an extent, or the one between two; null where neither is asked for, or they do not differ so. */
export function extremeChoice(text: string, values: readonly string[], name: string): string | null {
  const wantsBig = big.test(text) && !big.test(name);
  const wantsMiddle = middle.test(text) && !middle.test(name);
  if (wantsBig === (small.test(text) && !small.test(name)) && !wantsMiddle) return null;
  const sized = values.flatMap((value) => {
    const size = extentOf(value);
    return size === null ? [] : [{ value, ...size }];
  });
  const [first] = sized;
  if (first === undefined || sized.length < 2) return null;
  const alike = sized.filter(({ kind }) => kind === first.kind).toSorted((a, b) => a.size - b.size);
  if (wantsMiddle) return alike.length === 3 ? (alike[1]?.value ?? null) : null;
  return (wantsBig ? alike.at(-1) : alike[0])?.value ?? null;
}

function extentOf(value: string): { kind: string; size: number } | null {
  const [sides] = areasIn(value);
  if (sides !== undefined) {
    const [one = 0, other = 0] = sides.split('x').map((side) => Number(side.replace(',', '.')));
    return { kind: 'area', size: one * other };
  }
  const [amount] = amountsIn(value);
  if (amount !== undefined) return { kind: amount.kind, size: amount.value };
  const letter = letters.indexOf(value.trim().toLowerCase());
  if (letter >= 0) return { kind: 'letter', size: letter };
  const [, numbered] = /^(\d{1,3})(?:\/\d{1,3})?$/u.exec(value.trim()) ?? [];
  if (numbered !== undefined) return { kind: 'number', size: Number(numbered) };
  const [counted] = countsIn(value);
  return counted === undefined ? null : { kind: 'count', size: counted.count };
}
