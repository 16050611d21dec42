/** Lengths of time as days, in every language at once: numbers and units hardly collide. Business days count as days. */

/** `unit forms` by the days that one of them lasts; longest alternatives first */
const units: [days: number, forms: string][] = [
  [
    1,
    'business days?|working days?|days?|werktage?n?|arbeitstage?n?|kalendertage?n?|tage?n?|tägig\\p{L}*|jours?|días?|dias?|giorn[oi]|werkdagen|dagen|dag|daagse?|arbetsdagar|vardagar|dagars?|' +
      'hverdager?|virkedager|dagers?|dages?|arkipäivä\\p{L}*|päivä\\p{L}*|munkanap\\p{L}*|nap(?:on|ja|ot|os|ig)?|dni(?:ow\\p{L}*)?|dzień|dnů|dnu|dní|dny|zile|рабочих дн\\p{L}*|дн(?:я|ей|і|ів)|день|' +
      'iş günü\\p{L}*|gün\\p{L}*|hari|ngày|วัน|営業日|日間|日|个工作日|個工作天|个工作天|工作日|工作天|天|영업일|일|ημέρες|ημερών|μέρες|ημέρα|(?:ال)?أيام|أياما|يوم\\p{L}*|ימי עסקים|ימים|יום|ימי',
  ],
  [
    7,
    'weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|veckor|vecka|uger|uker|viikko\\p{L}*|hét|hetet|tygodni\\p{L}*|týdn\\p{L}*|săptămâni|недел\\p{L}*|тижн\\p{L}*|hafta\\p{L}*|minggu|tuần|สัปดาห์|週間|周|个星期|주|εβδομάδες|εβδομάδων|أسابيع|أسبوع\\p{L}*|שבועות|שבוע',
  ],
  [
    30,
    'months?|monate?n?|monatig\\p{L}*|mois|mes(?:es)?|mês|mesi|mese|maanden|maand|månaders?|måneders?|månad|måned|kuukau\\p{L}*|hónap\\p{L}*|miesi\\p{L}*|měsíc\\p{L}*|luni|месяц\\p{L}*|місяц\\p{L}*|ay(?:lık)?|bulan|tháng|เดือน|ヶ月|か月|カ月|个月|個月|개월|μήνες|μηνών|أشهر|شهر\\p{L}*|חודשים|חודש',
  ],
  [
    365,
    'years?|jahre?n?|jährig\\p{L}*|ans?|années?|años?|ann[oi]|anos?|jaar|års?|vuo\\p{L}*|év\\p{L}*|lata|lat|rok\\p{L}*|roky|let|ani|лет|года?|рок\\p{L}*|yıl\\p{L}*|tahun|năm|ปี|年間|年|년|χρόνια|έτη|ετών|ετή|έτος|سنوات|سنة|عام\\p{L}*|שנים|שנה|שנת',
  ],
  [
    1 / 24,
    'business hours?|hours?|hrs?|stunden?|heures?|horas?|or[ae]|uren|uur|timmar|timer|tunti\\p{L}*|tunnin|óra|órán|godzin\\p{L}*|hodin\\p{L}*|ore|час\\p{L}*|годин\\p{L}*|saat\\p{L}*|jam|giờ|ชั่วโมง|時間|小时|小時|시간|ώρες|ωρών|ساعة|ساعات|שעות',
  ],
];

/** number words that terms are written with */
const numberWords: Record<string, number> = Object.fromEntries(
  (
    'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 twelve:12 fourteen:14 fifteen:15 twenty:20 twenty-one:21 twenty-eight:28 thirty:30 forty-five:45 sixty:60 ninety:90 ' +
    'zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 zwölf:12 vierzehn:14 einundzwanzig:21 dreißig:30 fünfundvierzig:45 sechzig:60 deux:2 trois:3 quatre:4 cinq:5 sept:7 huit:8 dix:10 quatorze:14 quinze:15 trente:30 quarante-cinq:45 soixante:60 dos:2 tres:3 cuatro:4 cinco:5 siete:7 ocho:8 diez:10 catorce:14 quince:15 treinta:30 sesenta:60 due:2 tre:3 ' +
    'quattro:4 cinque:5 sette:7 dieci:10 quattordici:14 trenta:30 twee:2 drie:3 vijf:5 zeven:7 tien:10 veertien:14 dertig:30 dois:2 dez:10 quinze:15 trinta:30 iki:2 üç:3 dört:4 beş:5 yedi:7 ' +
    'ondört:14 otuz:30 dua:2 tiga:3 empat:4 lima:5 tujuh:7 sepuluh:10 dwa:2 trzy:3 pięć:5 siedem:7 czternaście:14 ' +
    '一:1 二:2 两:2 兩:2 三:3 七:7 十:10 ein:1 eine:1 einem:1 einen:1 eines:1 un:1 une:1 una:1 um:1 uma:1 een:1 één:1 ett:1 et:1 egy:1 bir:1 satu:1 jeden:1 один:1 одна:1 одного:1'
  )
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([word = '', number]) => [word, Number(number)]),
);

/** "un giorno" is some day; "un anno" is a length of time */
const ones = new Set(
  'ein eine einem einen eines un une una um uma een één ett et egy bir satu jeden один одна одного'.split(' '),
);

/** "forty-five" before "five" */
const wordsByLength = Object.keys(numberWords).sort((a, b) => b.length - a.length);
const number = `\\d{1,3}|${wordsByLength.join('|')}`;
const between =
  '(?:\\s?(?:-|–|—|−|~|〜|～|/)\\s?|\\s(?:to|or|and|bis|oder|und|à|ou|et|a|o|y|e|al|tot|en|til|till|do|až|až do|ila|ile|sampai|hingga|đến)\\s|から|至|到)';
const digits = /[０-９]/gu;
const joined = '(?:\\s?\\(\\s?[\\p{L}\\p{N} -]{1,20}\\))?';
/** an adjective of the language between number and unit: "business", "pracovních" */
const adjective = '(?: de(?= ))?(?:[\\s-]{1,2}(?!per |pro |par |por |each |a |an )\\p{L}{4,16}(?=[\\s-]))?';
const pattern = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}.,:%$€£¥])(?<from>${number})${joined}(?:\\s?個?(?:business |working )?${between}(?<to>${number})${joined})?${adjective}[\\s-]{0,2}` +
    `(?:${units.map(([, forms], at) => `(?<u${at}>${forms})`).join('|')})(?!\\p{Script=Latin}|\\p{Script=Cyrillic}|\\p{N})`,
  'giu',
);

export interface Span {
  from: number;
  to: number;
}

const textMaxLength = 400;

/** Every length of time that the text names; below a day it counts as one, what is said in minutes is left out. */
export const durationsIn = (raw: string): Span[] => spansIn(raw, Math.ceil);

/** The same, hours as parts of a day. */
export const exactDurationsIn = (raw: string): Span[] => spansIn(raw, (days) => days);

/** "The same day", and no number of days. */
export const saysSoonAlone = (text: string): boolean => soon.test(text) && countedIn(text, Math.ceil).length === 0;

function spansIn(text: string, whole: (days: number) => number): Span[] {
  const spans = countedIn(text, whole);
  return spans.length === 0 && soon.test(text.slice(0, textMaxLength)) ? [{ from: 1, to: 1 }] : spans;
}

function countedIn(raw: string, whole: (days: number) => number): Span[] {
  const text = raw
    .slice(0, textMaxLength)
    .normalize('NFC')
    .replaceAll(digits, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll(/[\u00a0\u202f]/gu, ' ')
    .replaceAll(/(?:سنة|عام)\s(?:واحدة?|كاملة?)/gu, '1 سنة')
    .replaceAll(/سنتين|عامين/gu, '2 سنة')
    .replaceAll(/שנה אחת/gu, '1 שנה')
    .replaceAll(/שנתיים/gu, '2 שנה')
    .replaceAll(/(?<!\p{L})se(tahun|bulan|minggu)(?!\p{L})/giu, '1 $1')
    .replaceAll(/(?<![\d.,:])(\d)\s?[x×]\s?24\s?(?:jam|hours?|h)(?!\p{L})/giu, '$1 days')
    .replaceAll(/(?<![\d.,:])(24|48|72|96)\s?hs?(?!\p{L})/giu, '$1 hours');
  const spans: (Span & { end: number })[] = [];
  for (const { index, 0: said, groups = {} } of text.matchAll(pattern)) {
    const days = units.find((_, at) => groups[`u${at}`] !== undefined)?.[0] ?? 0;
    const from = groups['from'] ?? '';
    const least = numberOf(from);
    const most = groups['to'] === undefined ? least : numberOf(groups['to']);
    if (
      days === 0 ||
      least < 0 ||
      most < least ||
      most === 0 ||
      (ones.has(from.toLowerCase()) && (days < 7 || said.trim().split(/\s+/u).length > 2))
    )
      continue;
    const span = { from: whole(inDays(least, days)), to: whole(inDays(most, days)), end: index + said.length };
    const last = spans.at(-1);
    // "3 days to 7 days"
    if (last !== undefined && span.to > last.to && joining.test(text.slice(last.end, index)))
      spans[spans.length - 1] = { from: last.from, to: span.to, end: span.end };
    else spans.push(span);
  }
  return spans.map(({ from, to }) => ({ from, to }));
}

export const isSoon = (text: string): boolean => soon.test(text);

/** "24 hours" are a day; "2 hours" are none, and "the same day" counts none. */
export const isCounted = (text: string): boolean =>
  !soon.test(text) && exactDurationsIn(text).every(({ to }) => to >= 1);

const joining = new RegExp(`^${between}\\s?$`, 'iu');

/** on the day of the order, or the one after */
const soon =
  /(?<!\p{L})(?:same[\s-]day|next (?:business |working )?day|(?:am|noch am)?\s?(?:selben|gleichen) (?:tag|werktag)|am nächsten (?:werk)?tag|mismo día|día siguiente|(?:le )?jour même|même jour|lendemain|mesmo dia|dia seguinte|stesso giorno|giorno (?:successivo|dopo)|(?:de)?zelfde (?:werk)?dag|volgende (?:werk)?dag|morgen in huis|tego samego dnia|następnego dnia|aynı gün|ertesi gün|hari yang sama|hari itu juga|hari yg sama|hari (?:kerja )?berikutnya|keesokan hari\p{L}*|samma dag|nästa (?:arbets)?dag|samme dag|næste (?:hver)?dag|neste (?:virke)?dag|samana päivänä|seuraavana (?:arki)?päivänä|týž den|stejný den|následující (?:pracovní )?den|aznap|ugyanazon a napon|aceeași zi|a doua zi|в тот же день|на следующий (?:рабочий )?день|того ж дня|наступного дня|αυθημερόν|ίδια (?:η)?μέρα|επόμενη (?:εργάσιμη )?(?:η)?μέρα|نفس اليوم|اليوم التالي|באותו (?:ה)?יום|למחרת)(?!\p{L})|当日|即日|翌日|翌営業日|当天|當天|次日|隔天|당일|익일|다음\s?날/iu;

const numberOf = (text: string): number => (/^\d/u.test(text) ? Number(text) : (numberWords[text.toLowerCase()] ?? -1));
/** 12 months are a year */
const inDays = (count: number, unit: number): number =>
  unit === 30 && count >= 12 && count % 12 === 0 ? (count / 12) * 365 : Math.round(count * unit * 1000) / 1000;
