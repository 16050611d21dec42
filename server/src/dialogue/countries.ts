/** Names of countries in the languages of visitors and shops, from the platform's own data. */
const codes = (
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE EG ES FI FR GB GR HR HU IE IL IN IS IT JP KR LT LU LV MA MT MX NL NO NZ PL PT RO RS ' +
  'RU SA SE SG SI SK TH TR UA US VN ZA'
).split(' ');
const bending = new Set(['cs', 'el', 'fi', 'hu', 'pl', 'ru', 'tr', 'uk']);
const shortNames: Record<string, string> = { US: 'usa', GB: 'uk' };

export interface CountryForm {
  code: string;
  pattern: RegExp;
}

const known = new Map<string, ReadonlyMap<string, CountryForm[]>>();

/** By the first letter. */
export function countriesIn(language: string): ReadonlyMap<string, CountryForm[]> {
  const ready = known.get(language);
  if (ready !== undefined) return ready;
  const forms = codes.flatMap((code) => {
    const name = countryName(code, language).toLowerCase();
    const stem = bending.has(language) && name.length > 5 ? name.slice(0, -1) : name;
    const short = shortNames[code];
    return [
      {
        letter: stem.charAt(0),
        code,
        pattern: new RegExp(`^${stem.replaceAll(/[.()]/g, '')}\\p{L}{0,4}(?![\\p{L}\\p{N}])`, 'u'),
      },
      ...(short === undefined
        ? []
        : [{ letter: short.charAt(0), code, pattern: new RegExp(`^${short}(?![\\p{L}\\p{N}])`, 'u') }]),
    ];
  });
  const byLetter = Map.groupBy(forms, ({ letter }) => letter);
  known.set(language, byLetter);
  return byLetter;
}

/** made once: each costs as much as a whole question */
const names = new Map<string, Intl.DisplayNames>();

export function countryName(code: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
