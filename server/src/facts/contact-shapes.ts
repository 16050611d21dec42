/** How contacts look in any language: mail addresses, telephone numbers, opening hours, streets. */
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const phone = /(?:\+|(?<![\p{L}\p{N}@.,$€£+-])(?<!\p{N} ))\(?\d[\d \u00a0().\-–/]{6,20}\d(?![\p{N}%@])/gu;
const clock = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?\s?m\.?|uhr|h(?!\p{L})|pagi|siang|sore|malam|時|点|시)?`;
const timeRange = new RegExp(
  `(?<![\\p{N}.,])(?<from>${clock})\\s?(?:-|–|—|〜|～|~|to|until|bis|à|às|as|a|alle|tot|till|do|ile|sampai(?: dengan)?|s/d|s\\.d\\.?|sd|hingga|から|至)\\s?(?<to>${clock})(?![\\p{N}])`,
  'iu',
);
const hasClock = /pagi|siang|sore|malam|[:.h]\d{2}|[ap]\.?\s?m\b|uhr|時|点|시|\d\s?h\b/iu;
/** "w godz. 9-17", "kl. 9-16" */
const beforeClock = /(?:godz\.|godzinach|kl\.|klo|pukul|jam)\s?$/iu;
const street =
  /(?<!\p{L})(?:street|avenue|road|boulevard|lane|drive|highway|parkway|square|suite|(?:st|ave|rd|blvd|ln|dr|hwy)\.|\p{L}*(?:stra(?:ß|ss)e|str\.)|\p{L}{3,}(?:platz|weg|gasse|allee|ufer|damm|straat|laan|plein|gracht|kade|dijk|singel|gatan|vägen|gade|vej|katu|utca)|rue|chemin|quai|calle|avenida|paseo|carrer|plaza|via|viale|corso|piazza|rua|travessa|ulica|ul\.|aleja|náměstí|cadde(?:si)?|cad\.|sokak|sok\.|mahallesi|mah\.|jalan|jl\.|jln\.?|ruko|đường)(?!\p{L})/iu;
const postCode =
  /(?<![\p{N}\p{L}])(?:\d{5}(?:-\d{4})?|\d{4}\s?[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4})(?![\p{N}])|〒\s?\d{3}-?\d{4}/u;
/** `Ds. Weru Blok 3 RT 02 RW 04 Kec. Plered`, `Jl. Melati No. 12, Bandung`: often without a post code */
const indonesianStreet =
  /(?<!\p{L})(?:jalan|jl\b|jln\b|gg\.|gang|ruko|rukan|kompleks?|perum(?:ahan)?|blok|dusun|dsn\.|desa|ds\.|kampung|kp\.|pasar|r\.?t\.?\s?\/?\d)(?!\p{L})/iu;
const indonesianPlace =
  /(?<!\p{L})(?:kec(?:amatan|\.)|kab(?:upaten|\.)|kel(?:urahan|\.)|kota|r\.?t\.?\s?\.?\/?\s?(?:rw\.?\s?)?\d|prov(?:insi|\.)|no\.?\s?\d[^,]{0,60},\s?\p{Lu}|(?:jalan|jl\.?|jln\.?)\s[^,\d]{3,40}\s\d{1,4}[a-z]?,\s?\p{Lu}|jawa (?:barat|tengah|timur)|jakarta|bali|banten|yogyakarta|sumatera|kalimantan|sulawesi)/iu;
const asianAddress = /[都道府県省市].{1,20}[区區市町村路街].{0,20}[\d０-９]/u;

export const emailsIn = (text: string): string[] =>
  [...new Set([...text.matchAll(email)].map(([found]) => found.toLowerCase().replace(/\.+$/, '')))].toSorted();

/** "GST/HST 81234 5678", "NIB 0220001550127" */
const registered =
  /(?<!\p{L})(?:GST|HST|VAT|EIN|ABN|ACN|EORI|USt|UID|TVA|SIRE[NT]|RCS|NIF|CIF|IVA|KvK|BTW|NIB|NPWP|NIK|HRB|HRA|IBAN|BIC|tax (?:id|number)|company (?:no|number|reg\p{L}*)|registration (?:no|number))[^\d]{0,24}\d[\d .\-/]*/giu;

/** As they are written; dates, prices and article numbers have too few digits or no gaps. */
export function phonesIn(said: string): string[] {
  const text = said.replaceAll(registered, ' ');
  const found = [...text.matchAll(phone)].map(([number]) => whole(number.trim()));
  return [...new Set(found.filter(isPhone))].toSorted();
}

/** Without a bracket that was opened for more than the number: "WhatsApp (684 21 90 57)". */
const whole = (number: string): string =>
  number.includes('(') && !number.includes(')') ? number.replace('(', '').trim() : number;

function isPhone(number: string): boolean {
  const digits = number.replaceAll(/\D/gu, '').length;
  if (digits < 8 || digits > 15) return false;
  if (
    /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$|(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}|^\d{1,2}[.:]\d{2}\s?[-–/]\s?\d{1,2}[.:]\d{2}$/u.test(
      number,
    )
  )
    return false;
  return /^(?:\+|00|\(|0)/u.test(number) || /\d[ ().\-/]+\d/u.test(number);
}

/** "10:00AM - 5:00PM", "9 bis 18 Uhr" */
export function hoursIn(text: string): boolean {
  const found = timeRange.exec(text);
  const isClocked = found !== null && (hasClock.test(found[0]) || beforeClock.test(text.slice(0, found.index)));
  return isClocked || toNoon.test(text);
}
/** "9 to noon and 1 to 4" */
const toNoon = /(?<![\p{N}.,$€£])\d{1,2}\s?(?:-|–|—|to|till|until)\s?(?:noon|midday|midnight)(?!\p{L})/iu;
/** "Monday: 8–6": of a day alone */
export const bareHours =
  /(?<![\p{N}.,:$€£/-])(?:[5-9]|1[0-2])\s?(?:-|–|—|to)\s?(?:[1-9]|1\d|2[0-3])(?![\p{N}.,:/%-]\p{N}|[:/%-]|\s?(?!eastern|pacific|central|mountain|[ECMP][SD]?T|[GB]MT|CES?T)\p{L})/iu;

/** "North Bergen, NJ 07047" needs no street to be found */
const townAndCode = /\p{Lu}\p{L}+, [A-Z]{2},? (?:\d{5}(?!\p{N})|[A-Z]\d[A-Z] ?\d[A-Z]\d)/u;

/** "Am Hafen 12, 24103 Kiel", "12 bis, Les Halles, 75001 Paris", "Unit 4, Mill Yard, Leeds LS1 4AB": whatever the street is called */
const houseAndTown =
  /\p{Lu}[\p{L}.' -]{2,40} \d{1,4}\s?[a-z]?\s?[,·|•–-]\s?(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}\p{L}+|(?<!\p{N})\d{1,4}(?: bis| ter)?,? [\p{L}.' -]{4,40}, \d{5} \p{Lu}\p{L}+|,\s(?:\p{Lu}[\p{L}' -]+,?\s)?[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?!\p{L})/u;

/** "They opened the shop on Weir Street in 2017", "1987 hat sie eröffnet" */
const yearSaid =
  /^(?:19|20)\d\d(?=\s\p{Ll})|(?<!\p{L})(?:in|since|from|en|depuis|desde|dal|nel|seit|im Jahr|sejak|tahun|vanaf|sinds|em)\s(?:19|20)\d\d(?!\d)/giu;

/** a row of rates names places too */
const priced = /(?:rp\.?|idr|[€£$])\s?\d|\d\s?(?:€|£|eur|usd|gbp|idr)(?!\p{L})/iu;

export const isStreetAddress = (text: string): boolean =>
  text.length <= 200 &&
  /\p{N}/u.test(text) &&
  !priced.test(text) &&
  text.search(registered) < 0 &&
  ((street.test(text) && postCode.test(text.replaceAll(yearSaid, ' '))) ||
    townAndCode.test(text) ||
    houseAndTown.test(text) ||
    (indonesianStreet.test(text) && indonesianPlace.test(text)) ||
    /〒\s?\d/u.test(text) ||
    asianAddress.test(text));

/** "118 North Queen Street": a street and a house, and no town */
export const isHouse = (text: string): boolean =>
  text.length <= 80 && /(?<!\p{N})\p{N}{1,5}\p{L}?(?!\p{N})/u.test(text) && street.test(text) && !postCode.test(text);

export const hasPostCode = (text: string): boolean => postCode.test(text);

const weekdayPatterns = new Map<string, RegExp>();

/** as shops put them beside what `Intl` says */
const shortDays: Record<string, string[]> = {
  en: ['weekdays', 'daily', 'every day', 'mon', 'tues', 'weds', 'thurs', 'fri', 'sat', 'sun'],
  de: ['werktags', 'täglich', 'mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  es: ['l-v', 'l a v', 'lunes a viernes', 'laborables'],
  fr: ['lun', 'ven', '7j/7'],
  pt: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'dias úteis', 'seg', 'sex'],
  it: ['lun', 'ven'],
  nl: ['ma', 'vr', 'werkdagen'],
  pl: ['pn', 'pon', 'pt', 'pt.'],
  tr: ['hafta içi', 'hafta ici'],
  id: ['setiap hari', 'tiap hari', 'hari kerja', "jum'at", 'weekdays'],
  ja: ['平日', '月〜金', '月～金', '月-金', '土日'],
  zh: ['周[一二三四五六日]', '週[一二三四五六日]', '工作日', '每天'],
  ko: ['평일', '매일', '월-금', '월~금'],
  he: ['ראשון', 'שני', 'חמישי', "א'-ה'"],
  ru: ['пн', 'будни', 'ежедневно'],
  uk: ['пн', 'будні', 'щодня'],
  ar: ['يومياً', 'يوميا'],
};

/** a day of the week is named, in the language's own words */
export function namesWeekday(text: string, language: string): boolean {
  const known = weekdayPatterns.get(language) ?? weekdayPattern(language);
  weekdayPatterns.set(language, known);
  return known.test(text.toLowerCase());
}

function weekdayPattern(language: string): RegExp {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
  const names = (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return days.map((day) => format.format(day).toLowerCase().replace(/\.$/, ''));
  });
  const isUnspaced = /^(?:ja|zh|th|ko|he|ar)$/u.test(language);
  const words = [...names.filter((name) => name.length > 1), ...(shortDays[language] ?? [])].join('|');
  return new RegExp(isUnspaced ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
}
