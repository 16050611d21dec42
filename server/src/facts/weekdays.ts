/** Which days of the week a text names, alone or as "Monday to Friday", in the words of any language. */
import { betweenEnds } from '../languages/patterns.ts';

/** Sunday is 0 */
const all: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
const working: readonly number[] = [1, 2, 3, 4, 5];
const weekend: readonly number[] = [0, 6];

/** Sunday first, as shops and visitors write them beside what `Intl` says; `|` parts several forms */
const ownDays: Record<string, string> = {
  en: 'sun,mon,tue|tues,wed|weds,thu|thur|thurs,fri,sat',
  de: 'so,mo,di,mi,do,fr,sa|sonnabend',
  es: 'd,l,m,x,j,v,s',
  fr: 'dim,lun,mar,mer,jeu,ven,sam',
  it: 'dom,lun,mar,mer,gio,ven,sab',
  nl: 'zo,ma,di,wo,do,vr,za',
  pt: 'dom,seg|segunda,ter|terça,qua|quarta,qui|quinta,sex|sexta,sáb',
  id: "minggu|ahad,senin,selasa,rabu,kamis,jumat|jum'at,sabtu",
  pl: 'nd|ndz|niedzielę|niedziele|niedziel,pn|pon,wt,śr|środę,czw,pt|pt.,sob|sobotę|soboty',
  ja: '日曜,月曜,火曜,水曜,木曜,金曜,土曜',
  zh: '周日|周天|星期天|週日,周一|週一,周二|週二,周三|週三,周四|週四,周五|週五,周六|週六',
  ru: 'вс|воскресенье|воскресеньям,пн,вт,ср|среду,чт,пт|пятницу,сб|субботу|субботам',
  uk: 'нд|неділю,пн,вт,ср|середу,чт,пт|п’ятницу,сб|суботу',
  fi: 'su|sunnuntaisin,ma|maanantaisin,ti,ke,to,pe|perjantaisin,la|lauantaisin',
};
const groups: [RegExp, readonly number[]][] = [
  [
    /(?<!\p{L})(?:every ?day|daily|all week|täglich|jeden tag|todos los días|cada día|tous les jours|tutti i giorni|todos os dias|elke dag|dagelijks|codziennie|her gün|setiap hari|tiap hari|ежедневно|щодня|varje dag|hver dag|joka päivä|يوميا)(?!\p{L})|毎日|年中無休|每天|매일|7j\/7|7 días/iu,
    all,
  ],
  [
    /(?<!\p{L})(?:weekdays?|business days|working days|werktags|unter der woche|días laborables|entre semana|en semaine|giorni feriali|dias úteis|doordeweeks|werkdagen|dni robocze|hafta ?içi|hari kerja|будни|будням|будні|vardagar|hverdager|hverdage|arkisin)(?!\p{L})|平日|工作日|평일|月[〜～~-]金|월[〜～~-]금/iu,
    working,
  ],
  [
    /(?<!\p{L})(?:weekends?|wochenende|fin de semana|week-end|fim de semana|fine settimana|weekenden|weekendu?|hafta ?sonu|akhir pekan|выходны\p{L}*|вихідн\p{L}*|helg\p{L}*|viikonlop\p{L}*)(?!\p{L})|土日|週末|周末|주말/iu,
    weekend,
  ],
];
const freeSpans = groups.filter(([, days]) => days !== working);
const unspaced = new Set(['ja', 'zh', 'th', 'ko', 'he', 'ar']);
/** letters that stand for days only as capitals beside hours or each other */
const initials = new Set(['es']);
const textMaxLength = 400;

interface Reader {
  pattern: RegExp;
  days: Map<string, number>;
}

const readers = new Map<string, Reader>();

/** Of days that are named as a span, all that lie in it. */
export function weekdaysIn(raw: string, language: string): ReadonlySet<number> {
  return daysIn(raw, language, groups);
}

/** Without "2 working days", which are none of the week's. */
export const namedDaysIn = (raw: string, language: string, spans = freeSpans): ReadonlySet<number> =>
  daysIn(raw, language, spans);

function daysIn(raw: string, language: string, spans: typeof groups): ReadonlySet<number> {
  const text = raw.slice(0, textMaxLength);
  const found = new Set<number>();
  for (const [pattern, days] of spans) if (pattern.test(text)) for (const day of days) found.add(day);
  const reader = readers.get(language) ?? readerOf(language);
  readers.set(language, reader);
  let before: { day: number; end: number } | null = null;
  for (const match of text.matchAll(reader.pattern)) {
    const day =
      reader.days.get(match[0].toLowerCase().replace(/s$/u, '')) ??
      reader.days.get(match[0].toLowerCase()) ??
      bentDay(match[0], reader.days);
    if (day === undefined) continue;
    found.add(day);
    const gap = text.slice(before?.end ?? 0, match.index);
    if (before !== null && (betweenEnds.test(gap) || (gap === ' ' && turkishFrom.test(text.slice(0, before.end)))))
      for (let one: number = before.day; one !== day; one = (one + 1) % 7) found.add(one);
    before = { day, end: match.index + match[0].length };
  }
  return found;
}

/** "salıdan cumartesiye" */
const turkishFrom = /[dt][ae]n$/u;

/** With an ending: "pazartesileri". */
function bentDay(said: string, days: ReadonlyMap<string, number>): number | undefined {
  const lower = said.toLowerCase();
  const [longest] = [...days.keys()]
    .filter((form) => form.length > 3 && lower.startsWith(form))
    .toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : days.get(longest);
}

function readerOf(language: string): Reader {
  const days = new Map<string, number>();
  for (let day = 0; day < 7; day += 1) {
    const date = new Date(Date.UTC(2026, 0, 4 + day));
    for (const weekday of ['long', 'short'] as const) {
      const name = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date);
      days.set(name.toLowerCase().replace(/\.$/u, ''), day);
    }
    for (const form of ownDays[language]?.split(',')[day]?.split('|') ?? []) days.set(form, day);
  }
  const escaped = (least: number, most: number): string =>
    [...days.keys()]
      .filter(({ length }) => length >= least && length <= most)
      .sort((a, b) => b.length - a.length)
      .map((form) => RegExp.escape(form))
      .join('|');
  if (unspaced.has(language)) return { pattern: new RegExp(escaped(2, 20), 'giu'), days };
  const letters = [...days.keys()]
    .filter((form) => /^\p{L}$/u.test(form))
    .join('')
    .toUpperCase();
  // German "sonntags", English "Sundays", Spanish "los sábados"; Turkish "pazartesileri"
  const ends = language === 'tr' ? String.raw`(?:ler\p{L}{0,3}|lar\p{L}{0,3}|'?[dt][ae]n?|'?y?[ae])?` : 's?';
  const short = escaped(2, 3) || '(?!)';
  const parts = [
    String.raw`(?<!\p{L})(?:${escaped(4, 20)})${ends}(?!\p{L})`,
    // "so" and "do" are words, "Mo-Do" and "Fr 9-17" are days
    String.raw`(?<![\p{L}\p{N}])(?:${short})(?=\s?[-–—/&:]|\.?,?\s?\d|\.?\s?(?:bis|to|a|à|t\/m|do|s\/d)\s)`,
    String.raw`(?<=\p{L}\.?\s?[-–—/&]\s?)(?:${short})(?!\p{L})`,
    String.raw`(?<=\p{L}\.? (?:bis|to|t\/m|do|s\/d) )(?:${short})(?!\p{L})`,
    language === 'en' ? String.raw`(?<!\p{L})(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?=[?]|$)` : '(?!)',
    initials.has(language)
      ? String.raw`(?<![\p{L}\p{N}])[${letters}](?=\s?[-–]\s?[${letters}]|\s?\d)|(?<=[${letters}]\s?[-–]\s?)[${letters}](?!\p{L})`
      : '(?!)',
  ];
  const source = parts.join('|');
  // "L-V" is written in capitals, "lunes" as it comes
  return { pattern: new RegExp(source, initials.has(language) ? 'gu' : 'giu'), days };
}
