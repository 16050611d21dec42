/** For how old a child something is looked for, and from which age on a product is said to be: "für 1-jährige" and `Alter: ab 12 Monaten`. */
import { packs } from '../../../languages/packs.ts';
import type { FoundProduct } from '../../../ports/model.ts';

const years =
  'years?|yrs?|yo|jahr(?:e[ns]?)?|jährig\\p{L}*|jaehrig\\p{L}*|años?|ans?|anni|anno|anos?|tahun|(?<=\\d\\s?)thn?|yaş\\p{L}*|lat|roku|lata|år(?:ige|ing\\p{L}*)?|jaar|vuo\\p{L}+|let|rok[yu]?|éves|ani|лет|года?|років|рок[иу]|ετών|χρονών|歳|才|岁|살|שנ\\p{L}+|سن\\p{L}+';
const months =
  'months?|mos?|monate?n?|meses|mes|mois|mesi|mese|bulan|bln|ay(?:lık)?|miesi\\p{L}+|månad\\p{L}*|måned\\p{L}*|maand\\p{L}*|kuukau\\p{L}+|měsíc\\p{L}*|hónapos\\p{L}*|luni|месяц\\p{L}*|місяц\\p{L}*|μηνών|か月|ヶ月|个月|개월|חודש\\p{L}*|شهر\\p{L}*';
const birth =
  'geburt|birth|newborns?|neugeboren\\p{L}*|nacimiento|reci[eé]n nacid[oa]s?|naissance|nouveau-né|nascita|neonat[oi]|nascença|recém-nascid[oa]|baru lahir|lahir|geboorte|urodzenia|födsel|fødsel|рождения|新生儿|出生';
/** beside a number of years they say that it is an age */
const young =
  /(?<!\p{L})(?:old|age[ds]?|child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|boys?|girls?|son|daughter|(?:grand)?kind(?:er|es)?|enkel\p{L}*|baby|nephew|niece|sohn|tochter|neffe|nichte|niñ[oa]s?|beb[eé]s?|hij[oa]|niet[oa]|sobrin[oa]|edad|enfants?|fils|fille|âge|bambin[oi]|età|criança|idade|anak\p{L}*|bayi\p{L}*|balita|cucu|keponakan|umur|usia|çocuk|bebek|dzieck\p{L}*|barn|kindje|lapsi|dítě|gyerek|copil|ребен\p{L}*|ребён\p{L}*|дитин\p{L}*|alter)(?!\p{L})/iu;
const glued = /jährig|jaehrig|years?[- ]old|yo\b|yaşında|årig|éves|歳|才|岁|살/iu;

const number = '\\d{1,3}|[\\p{L}]{3,8}';
const aged = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${number})\\s?(?:[-–]\\s?(\\d{1,2})\\s?)?[-\\s]?(?:(${months})|(${years}))(?!\\p{L})`,
  'giu',
);
const atBirth = new RegExp(`(?<!\\p{L})(?:${birth})(?!\\p{L})`, 'iu');
const numberWords = new Map<string, number>();
for (const { numbers } of packs.values()) {
  for (const [at, alternatives] of numbers.entries()) {
    for (const word of alternatives.split('|')) if (!numberWords.has(word)) numberWords.set(word, at + 1);
  }
}

const oldest = 14 * 12;
const longestText = 300;

interface Ages {
  from: number;
  to: number | null;
}

/** In months. */
function agesIn(text: string): Ages[] {
  return [...text.slice(0, longestText).toLowerCase().matchAll(aged)].flatMap(([, low = '', high, inMonths]) => {
    const count = /^\d/.test(low) ? Number(low) : numberWords.get(low);
    if (count === undefined) return [];
    const scale = inMonths === undefined ? 12 : 1;
    return [{ from: count * scale, to: high === undefined ? null : Number(high) * scale }];
  });
}

/** "He's turning 4", "wird 4" */
const turning =
  /(?<!\p{L})(?:turns?|turning|wird|cumple|cumplir|fête ses|compie|faz|wordt|ulang tahun(?: ke-?)?|yaşına)\s?(\d{1,2})(?![\p{L}\p{N}%°€$£]|[.,]\d|\s?(?:€|eur|cm|mm|kg|g|%)(?!\p{L}))/iu;

/** In months; null where none is said, or a number of years is none of a child's. */
export function askedAge(text: string): number | null {
  if (atBirth.test(text)) return 0;
  const [first] = agesIn(text);
  const years = turning.exec(text)?.[1];
  if (first === undefined && years !== undefined && 12 * Number(years) <= oldest && young.test(text))
    return 12 * Number(years);
  return first === undefined || first.from > oldest || !(young.test(text) || glued.test(text)) ? null : first.from;
}

export const withoutAge = (text: string): string =>
  askedAge(text) === null
    ? text
    : text
        .replaceAll(aged, ' ')
        .replace(turning, ' ')
        .replaceAll(/(?<!\p{L})old(?!\p{L})/giu, ' ');

const ageLabel =
  /^(?:.{0,20}\s)?(?:ages?|alter\p{L}*|edad\p{L}*|usia|umur|âge|età|idade|leeftijd|yaş|wiek|ålder|alder|ikä|věk|kor|vârsta|возраст|вік|ηλικία|対象年齢|年龄|연령)(?!\p{L})/iu;

/** Null where the page labels no age. */
export function agesOf({ attributes = [] }: Pick<FoundProduct, 'attributes'>): Ages | null {
  for (const { label, value } of attributes) {
    if (!ageLabel.test(label)) continue;
    const [first] = agesIn(value);
    if (atBirth.test(value)) return { from: 0, to: first?.from ?? null };
    const bare = /^\D{0,12}(\d{1,2})\s?(?:\+|(?:[-–]\s?(\d{1,2}))?$)/u.exec(value);
    const found =
      first ??
      (bare === null ? null : { from: 12 * Number(bare[1]), to: bare[2] === undefined ? null : 12 * Number(bare[2]) });
    if (found !== null) return found;
  }
  return null;
}

/** "4T", "6Y", "12-18M" */
const ageSize = /^(\d{1,2})(?:\s?[-–/]\s?(\d{1,2}))?\s?(?:[ty]|(m))$/iu;
const wholeAge = new RegExp(`^${aged.source}$`, 'iu');
const fewestSizes = 2;

/** Clothes whose sizes are ages; null for all else. */
function agesOfSizes({ variants }: Pick<FoundProduct, 'variants'>): Ages | null {
  const sizes = variants.flatMap((variant): Ages[] => {
    const size = variant.trim();
    const [, low, high, inMonths] = ageSize.exec(size) ?? [];
    if (low === undefined) return wholeAge.test(size) ? agesIn(size) : [];
    const scale = inMonths === undefined ? 12 : 1;
    return [{ from: Number(low) * scale, to: high === undefined ? null : Number(high) * scale }];
  });
  if (sizes.length < fewestSizes) return null;
  return {
    from: Math.min(...sizes.map(({ from }) => from)),
    to: Math.max(...sizes.map(({ from, to }) => to ?? from)),
  };
}

/** Those that are for this age, what is for the oldest of them first; none where no page says an age. */
export function forAge<T>(things: readonly T[], months: number, productOf: (thing: T) => FoundProduct): T[] {
  return things
    .flatMap((thing) => {
      const product = productOf(thing);
      const ages = agesOf(product) ?? agesOfSizes(product);
      return ages === null || ages.from > months || (ages.to !== null && ages.to < months) ? [] : [{ thing, ages }];
    })
    .sort((a, b) => b.ages.from - a.ages.from)
    .map(({ thing }) => thing);
}
