/** What can stand beside a number and make it a promise: money, lengths of time, measures, shares, in every language at once. */
import { currencyOf } from '../../../extraction/parse-price.ts';
import { packs } from '../../../languages/packs.ts';
import { joinAlternatives } from '../../../languages/patterns.ts';

/** Words for currencies by the codes that they may mean; inflected as languages do. */
const money: [codes: string, forms: string][] = [
  [
    'EUR',
    "€|eur(?:os?|o['’]s|a|y|ach|ech|ot|ós|ul|on|oa|olla)?|ευρώ|ευρ|евро|євро|ユーロ|유로|欧元|歐元|يورو|יורו|אירו|evr[oa]|avro|euró(?:t|ért)?|یورو|ยูโร",
  ],
  ['USD', 'us\\$|usd|us[ -]dollars?'],
  [
    'USD CAD AUD NZD SGD HKD MXN',
    '\\$|dollars?|bucks?|d[oó]lar(?:es|y|ů|u|a|ów|i)?|dollar[oi]|доллар\\p{L}{0,3}|долар\\p{L}{0,3}|δολάρι\\p{L}{0,2}|ドル|달러|美元|美金|دولار\\p{L}{0,3}|דולר\\p{L}{0,2}',
  ],
  [
    'GBP',
    '£|gbp|pounds?(?: sterling)?|quid|pfund|pond(?:en)?|libras?(?: esterlinas)?|livres? sterling|sterlin[ae]?|фунт\\p{L}{0,3}|ポンド|파운드|英镑|جنيه\\p{L}{0,2}|funt(?:y|ów)?|liber|font|punta[a]?|pund|λίρ(?:ες|α)',
  ],
  ['CHF', 'chf|franken|francs?(?: suisses)?|franchi(?: svizzeri)?|fr\\.'],
  ['JPY CNY', '[¥￥]|円|yen|엔'],
  ['CNY TWD', '元|块钱?|rmb|人民币|위안'],
  ['KRW', '₩|원|krw'],
  ['SEK NOK DKK ISK', 'kr\\.?|kroner?|kronor|krona'],
  ['PLN', 'zł|złot\\p{L}{1,4}|pln'],
  ['CZK', 'kč|korun\\p{L}{0,2}|czk'],
  ['HUF', '(?-i:Ft)|forint\\p{L}{0,3}|huf'],
  ['RON', 'lei|leu|ron'],
  ['TRY', '₺|tl|türk lirası|lira\\p{L}{0,2}'],
  ['RUB', '₽|руб\\p{L}{0,4}\\.?'],
  ['UAH', '₴|грн\\.?|грив\\p{L}{1,3}'],
  ['IDR', 'rp\\.?|rupiah|idr'],
  ['INR', '₹|rupees?|inr'],
  ['ILS', '₪|ש["״]ח|שקל\\p{L}{0,2}'],
  ['SAR', 'ريال\\p{L}{0,2}'],
  ['AED', 'درهم|دراهم'],
  ['BRL', 'r\\$|reais'],
  ['MXN ARS COP', 'pesos?'],
];
/** hundredths of whichever currency */
const cents =
  'cents?|pence|penny|(?<![\\s\\S])(?-i:p)|céntimos?|centavos?|cêntimos?|centimes?|centesimi|eurocents?|öre|øre|kuruş|groszy|senttiä';

/** Lengths of time: minutes that one lasts, or months where a calendar decides. */
const times: [unit: 'min' | 'month', size: number, forms: string][] = [
  [
    'min',
    1,
    'minut(?:es?|en|os?|i|a|y|ter|ów|ia|ik)?|mins?|perc(?:et|en)?|minuu\\p{L}*|мин(?:ут\\p{L}*)?\\.?|хвилин\\p{L}*|dakika\\p{L}*|menit|λεπτά|λεπτών|دقيق\\p{L}*|دقائق|דקות|דקה|分(?:钟|鐘|間)?|분|phút|นาที',
  ],
  [
    'min',
    60,
    'hours?|hrs?|hs?(?![\\p{L}.])|stunden?|std\\.?|heures?|horas?|or[ae]|uren|uur|tim(?:mar|er|me)|tunti\\p{L}*|tunnin|tuntia|órá\\p{L}*|óra|godzin\\p{L}*|hodin\\p{L}*|ore|oră|час(?!т)\\p{L}{0,3}|годин\\p{L}*|saat\\p{L}*|jam|ώρ(?:ες|ών|α)|ساع(?:ة|ات|تين)|שעות|שעה|時間|小时|小時|시간|giờ|ชั่วโมง|घंटे',
  ],
  [
    'min',
    1440,
    '(?:werk|arbeits|kalender)?tage?[ns]?|\\p{L}{0,8}tägig\\p{L}*|(?:business |working |calendar )?days?|jours?|journées?|d[ií]as?|giorn[oi]|(?:werk)?dag(?:en|e|ar|er|arna|s|es)?|arbetsdag(?:ar)?|vardag(?:ar)?|(?:hver|virke|arbejds)dage?r?|(?:arki)?päiv\\p{L}+|(?:munka)?nap(?:on|ja|ot|os|ig|ot)?|dn(?:i|ů|u|í|y|ia|iach|ech)|dzień|dnia|den|zile|zi|дн\\p{L}{1,2}|день|ημέρ\\p{L}+|μέρ\\p{L}+|gün\\p{L}*|hari|ngày|วัน|दिन|(?:ال)?أيام|ايام|يوم\\p{L}*|ימי(?:ם)?|יום|営業日|日(?:間|以内)?|(?:个|個)?工作[日天]|天|영업일|일|nights?|nächte?n?|nuits?|noches?',
  ],
  [
    'min',
    10080,
    'weeks?|wks?|wochen?|\\p{L}{0,8}wöchig\\p{L}*|semaines?|semanas?|settiman[ae]|weken|week|veck(?:or|a)|uger?|uker?|viik\\p{L}+|h[eé]t(?:et|en|ig)?|tygodni\\p{L}*|tydzień|týdn\\p{L}*|týden|săptămân\\p{L}+|недел\\p{L}*|тижн\\p{L}*|тиждень|hafta\\p{L}*|minggu|pekan|tuần|สัปดาห์|सप्ताह|週間?|(?:个|個)?(?:星期|礼拜)|周|주(?:일|간)?|εβδομάδ\\p{L}+|أسابيع|أسبوع\\p{L}*|שבועות|שבוע',
  ],
  ['min', 20160, 'fortnights?|quinzaines?|quincenas?'],
  [
    'month',
    1,
    'months?|monate?[ns]?|\\p{L}{0,8}monatig\\p{L}*|mois|mes(?:es)?|mês|mes[ie]|maand(?:en)?|månad(?:er|s)?|måned(?:er|ers)?|kuukau\\p{L}+|hónap\\p{L}*|miesi[ąę]\\p{L}*|měsíc\\p{L}*|lun[iă]|месяц\\p{L}*|місяц\\p{L}*|ay(?:lık|da|dan)?|bulan|tháng|เดือน|महीने|(?:ヶ|か|カ|ケ)月間?|(?:个|個)月|개월|달|μήν\\p{L}+|أشهر|شهور|شهر\\p{L}*|חודש\\p{L}*',
  ],
  [
    'month',
    12,
    'years?|yrs?|jahre?[ns]?|\\p{L}{0,8}jährig\\p{L}*|ans?|années?|años?|ann[oi]|anos?|jaar|jaren|år(?:s|et)?|vuo\\p{L}+|év(?:es|ig|et|re|en)?|lata?|rok(?:u|y|i|ów)?|let|ani|an|лет|года?|рок\\p{L}*|рік|yıl\\p{L}*|sene|tahun|năm|ปี|साल|年間?|년|χρόνια|έτ\\p{L}+|سنوات|سنة|سنين|عام\\p{L}*|أعوام|שנים|שנה|שנות',
  ],
  ['month', 120, 'decades?|jahrzehnte?n?|décennies?|décadas?|decenn[io]'],
];

/** Measures that convert into each other, by how many of the first one each is. */
const measures: [of: string, size: number, forms: string][] = [
  ['mm', 1, 'mm|millimet(?:er|re)s?|millimètres?|milímetros?|millimetri|милли?метр\\p{L}*|毫米|ミリ(?:メートル)?'],
  [
    'mm',
    10,
    'cm|zentimetern?|centimet(?:er|re)s?|centimètres?|centímetros?|centimetri|санти?метр\\p{L}*|см|厘米|公分|センチ(?:メートル)?|센티미터|سم|ס["״]מ|εκ',
  ],
  ['mm', 1000, 'm|met(?:er|re)s?|metern|mètres?|metros?|metri|метр\\p{L}*|м|米|メートル|미터|متر|מטר'],
  ['mm', 25.4, '″|inch(?:es)?|zoll|pouces?|pulgadas?|pollici|tommer?|дюйм\\p{L}*'],
  ['mm', 304.8, 'f(?:ee|oo)?t'],
  ['g', 1, 'g|grams?|gramm(?:es?|i)?|gr|gramos?|grammi|gramas?|г|грамм?\\p{L}*|克|グラム|그램|غرام|جرام|גרם'],
  [
    'g',
    1000,
    'kg|kilos?|kilogram(?:s|m|mes?|mi|os)?|кг|кило\\p{L}*|公斤|千克|キロ(?:グラム)?|킬로(?:그램)?|كجم|كغ|ק["״]ג',
  ],
  ['g', 28.35, 'oz\\.?|ounces?'],
  ['g', 453.6, 'lbs?\\.?'],
  ['ml', 1, 'ml|millilit(?:er|re)s?|millilitres?|mililitros?|millilitri|мл|毫升|ミリリットル'],
  ['ml', 10, 'cl|centilit(?:er|re)s?'],
  ['ml', 3785.41, 'gal\\.?|gallons?|gall?on(?:en|es|i)|галлон\\p{L}*'],
  ['ml', 1000, 'l|lit(?:er|re)s?|litern|litros?|litri|л|литр\\p{L}*|升|リットル|리터|لتر|ליטר'],
  [
    '°',
    1,
    '°\\s?c?|degrees?(?: celsius)?|grad(?:i|os|en|er)?|degrés?|graus|stopni\\p{L}*|stupň\\p{L}*|градус\\p{L}*|度|도|درجة|מעלות|derajat|derece|asteen|fok',
  ],
  ['W', 1, 'w|watts?|ватт?|вт|ワット|瓦'],
  ['K', 1, 'k|kelvin|кельвин\\p{L}*|ケルビン'],
  ['lm', 1, 'lm|lumens?|lúmenes|люмен\\p{L}*|ルーメン|流明'],
  ['V', 1, 'v|volts?|вольт'],
];

const percents = joinAlternatives(['[%٪％]', ...[...packs.values()].map((pack) => pack.percent), 'процент\\p{L}*']);

export type Unit =
  | { kind: 'money'; currencies: readonly string[]; size: number; length: number }
  | { kind: 'percent' | 'min' | 'month' | 'measure'; of: string; size: number; length: number }
  | { kind: 'word'; of: string; length: number }
  | { kind: 'none'; length: 0 };

interface Form {
  unit: (said: string) => Unit;
}

/** capital letters alone tell a code: "all" and "try" are words */
const code = '[A-Z]{3}';
const groups: [forms: string, form: Form][] = [
  [percents, { unit: ({ length }) => ({ kind: 'percent', of: '%', size: 1, length }) }],
  ...money.map(([codes, forms]): [string, Form] => {
    const currencies = codes.split(' ');
    return [forms, { unit: ({ length }) => ({ kind: 'money', currencies, size: 1, length }) }];
  }),
  [cents, { unit: ({ length }) => ({ kind: 'money', currencies: [], size: 0.01, length }) }],
  ...times.map(([kind, size, forms]): [string, Form] => [
    forms,
    { unit: ({ length }) => ({ kind, of: kind, size, length }) },
  ]),
  ...measures.map(([of, size, forms]): [string, Form] => [
    forms,
    { unit: ({ length }) => ({ kind: 'measure', of, size, length }) },
  ]),
];
const unspacedEnd = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}])';
const signEnd = '(?<=[€$£¥￥₩₺₽₴₹₪%٪％°″])';
const all = groups.map(([forms], at) => `(?<u${at}>${forms})`).join('|');
/** an adjective may stand between: "5 working days", "3 volle Jahre" */
const adjective =
  '(?:(?!(?:to|bis|und|and|or|à|et|ou|oder|of|de|per|a|an|en|in|for|mit|with|y|e|y|o|i|og|och|ja|la|le|el|il|al|ab|an|im|am|na|do|za|po|på|av|til|för|für|pour|por|als|from|is|are)[\\s-])\\p{L}{2,14}[\\s-](?![€$£¥₩₺₽₴₹₪]))?';
const after = new RegExp(`^(?:-|\\s{0,2}(?:${adjective}(?:de )?)|個|个)?(?:${all})(?:${signEnd}|${unspacedEnd})`, 'iu');
const codeAfter = new RegExp(`^\\s?(${code})(?![\\p{L}\\p{N}])`, 'u');
const moneyForms = money.map(([, forms], at) => `(?<m${at}>${forms})`).join('|');
const before = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${moneyForms})\\s?$|(?<![\\p{L}\\p{N}])(?<code>${code})\\s?$|(?<percent>[%٪]|yüzde|百分之)\\s?$`,
  'iu',
);
const word = /^[\s-]{0,2}(\p{L}[\p{L}\p{M}'’]*)/u;

/** "a $5 charge", "3 meter Rp 225.000": the sign is that of the amount behind it */
const ofNext = /^(?:\s\p{L}{1,12})?\s(?:(?:[$£¥₩₹₪]|Rp\.?)\s?\d|€\d)/u;

/** The unit of a number by what stands right before it and right after it. */
export function unitAt(left: string, right: string): Unit {
  const cut = ofNext.exec(right)?.[0].search(/[€$£¥₩₹₪]|Rp/u) ?? 60;
  const found = after.exec(right.slice(0, cut));
  if (found !== null) {
    const at = groups.findIndex((_, place) => found.groups?.[`u${place}`] !== undefined);
    const unit = groups[at]?.[1].unit(found[0]);
    if (unit !== undefined) return unit;
  }
  const told = codeAfter.exec(right)?.[1];
  const known = told === undefined ? null : currencyOf(told);
  if (told !== undefined && known !== null)
    return { kind: 'money', currencies: [known], size: 1, length: told.length + 1 };
  const ahead = before.exec(left.slice(-24));
  if (ahead?.groups?.['percent'] !== undefined) return { kind: 'percent', of: '%', size: 1, length: 0 };
  const aheadCode = ahead?.groups?.['code'];
  if (aheadCode !== undefined && aheadCode === aheadCode.toUpperCase() && currencyOf(aheadCode) !== null)
    return { kind: 'money', currencies: [currencyOf(aheadCode) ?? ''], size: 1, length: 0 };
  const place = money.findIndex((_, index) => ahead?.groups?.[`m${index}`] !== undefined);
  if (place >= 0) return { kind: 'money', currencies: (money[place]?.[0] ?? '').split(' '), size: 1, length: 0 };
  const next = word.exec(right)?.[1];
  return next === undefined
    ? { kind: 'none', length: 0 }
    : { kind: 'word', of: next.toLowerCase(), length: next.length + 1 };
}
