/** Names of countries in the languages of visitors and shops, from the platform's own data. */
import { packOf } from '../languages/packs.ts';
import { withoutMarks } from '../languages/patterns.ts';

export const countryCodes = (
  'AE AL AR AT AU BA BD BE BG BH BR CA CH CL CN CO CY CZ DE DK DZ EC EE EG ES FI FO FR GB GH GL GR HK HR HU ID IE IL IN IS IT JP KE KH KR KW KZ LB LI LK LT LU LV MA MC MD ME MT MX MY NG NL NO NZ OM ' +
  'PE PH PK PL PR PT QA RO RS RU SA SE SG SI SK TH TN TR TW TZ UA US UY UZ VE VN ZA ' +
  'AD AF AM AO AZ BN BW BY CI CM FJ GI IQ IR KG LA LS LY MK MM MN MU MV MZ NA NP PY SD SN SO SV SY SZ TT XK ZM ZW'
).split(' ');
/** as people write them, in any language */
const shortNames: Record<string, string> = {
  US: 'usa|u\\.s\\.a?|america',
  GB: 'uk|u\\.k|england|scotland|wales|northern ireland|great britain|britain|inglaterra|angleterre|inghilterra|engeland|inggris|anglia|anglii|gran bretana|grande-bretagne|gran bretagna|grossbritannien',
  AE: 'uae|dubai',
  NL: 'holland',
  DE: 'niemiec|niemczech',
  HU: 'węgier|węgrzech',
  IT: 'włoch|włoszech',
  CZ: 'czech republic',
  SZ: 'swaziland|swasiland',
};

const ending = String.raw`\p{L}{0,4}(?![\p{L}\p{N}])`;

export interface CountryForm {
  code: string;
  /** letters with which every match begins */
  start: string;
  pattern: RegExp;
}

const known = new Map<string, ReadonlyMap<string, CountryForm[]>>();

/** By the first letter, without marks. */
export function countriesIn(language: string): ReadonlyMap<string, CountryForm[]> {
  const ready = known.get(language);
  if (ready !== undefined) return ready;
  const isUnspaced = packOf(language)?.isUnspaced === true;
  const forms = countryCodes.flatMap((code) => {
    const name = withoutMarks(countryName(code, language).toLowerCase());
    const stem = packOf(language)?.namesBend === true && name.length > 5 ? name.slice(0, -1) : name;
    const short = shortNames[code];
    return [
      {
        start: startOf(stem),
        code,
        pattern: new RegExp(`^${stem.replaceAll(/[.()]/g, '')}${isUnspaced ? '' : ending}`, 'u'),
      },
      ...(short === undefined
        ? []
        : short
            .split('|')
            .map((one) => ({ start: startOf(one), code, pattern: new RegExp(`^${one}(?![\\p{L}\\p{N}])`, 'u') }))),
    ];
  });
  const byLetter = Map.groupBy(forms, ({ start }) => start.charAt(0));
  known.set(language, byLetter);
  return byLetter;
}

/** As the shop may write it: "USA" is "United States" on its pages. */
export const namesOfCountry = (code: string, language: string): string[] => [
  countryName(code, language),
  ...(shortNames[code]?.split('|').filter((name) => !name.includes('\\')) ?? []),
];

const startOf = (name: string): string => /^\p{L}{1,3}/u.exec(name)?.[0] ?? name.charAt(0);

/** made once: each costs as much as a whole question */
const names = new Map<string, Intl.DisplayNames>();

export function countryName(code: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
