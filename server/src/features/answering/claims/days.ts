/** On which days, and when, something is said to happen: a statement about the same must say it too. */
import { namedDaysIn, weekdaysIn } from '../../../facts/weekdays.ts';
import { withoutMarks } from '../../../languages/patterns.ts';
import { remembered } from '../../../lib/remembered.ts';
import { heavyOf, sharesFamily } from './about.ts';
import { likeness, stemsIn } from './licence.ts';
import { patternOf, saysNo } from './promise-words.ts';
import { productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { aboutSource, perSource } from './sources.ts';
import type { Source } from './sources.ts';

const shut =
  /(?<!\p{L})(?:closed|shut|geschlossen|ruhetag|fermée?s?|cerrad[oa]s?|cerramos|chius[oiae]|gesloten|dicht|fechad[oa]s?|tutup|libur|kapalı\p{L}*|zamknięt\p{L}+|nieczynn\p{L}+|закрыт\p{L}+|зачинен\p{L}+|stängt|lukket|stengt|suljettu|zavřen\p{L}+|zárva|închis\p{L}*|κλειστ[άό])(?!\p{L})|定休|休業|休息|휴무|مغلق|סגור/iu;
const parts =
  /[,;.:!?|()](?=\s|$)|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|og|och|men|i|ale|a|dan|tapi|ve|ama)\s/giu;

/** languages that say last whether it is open: "mağazamız pazar ve pazartesi kapalıdır" */
const verbLast: ReadonlySet<string> = new Set(['tr', 'ja', 'ko']);

const isDenied = (text: string): boolean => shut.test(text) || saysNo(text);

/** "on any weekday", but not "within 2 weekdays", which counts them */
const workdays =
  /(?<!\p{L})(?:(?:on|any|every|each|all) (?:weekdays?|working days?|business days?)|weekdays (?=from|between|\p{N})|werktags|wochentags|unter der woche|(?:an (?:allen |jedem )?|jeden |alle )(?:werk|wochen|arbeits)tag\p{L}{0,2}|en semaine|(?:tous les|chaque|les) jours? (?:ouvrable|ouvré|de (?:la )?semaine)s?|entre semana|(?:todos los|cada|cualquier) días? laborable?s?|(?:(?:nei|tutti i) giorni feriali|ogni giorno feriale)|doordeweeks|(?:op|elke|alle) werkdag(?:en)?|(?:nos|todos os) dias úteis)(?!\p{L})/iu;
const workingDays: readonly number[] = [1, 2, 3, 4, 5];

const daysWithWork: typeof namedDaysIn = (text, language) =>
  new Set([...namedDaysIn(text, language), ...(workdays.test(text) ? workingDays : [])]);

/** Days of the parts that say yes; "Saturdays and Sundays" are two parts of one. */
function openDaysIn(text: string, language: string, daysIn = namedDaysIn): ReadonlySet<number> {
  // "Saturdays, Sundays and public holidays are not counted" opens on none of them
  if (!/\d/u.test(text) && (saysNo(text) || (shut.test(text) && !text.includes(';')))) return new Set();
  const open = new Set<number>();
  const denied = new Set<number>();
  const all = text.split(parts);
  let isShut = false;
  for (const [at, part] of all.entries()) {
    const isBare = !/\d/u.test(part) && (part.match(/\p{L}{3,}/gu) ?? []).length < 2;
    // "on Sundays and Mondays closed": a day alone goes with what follows, else with what stood before
    const isLed =
      isBare || (verbLast.has(language) && namedDaysIn(part.trim().split(' ').at(-1) ?? '', language).size > 0);
    const told = isLed && at + 1 < all.length && isDenied(all[at + 1] ?? '') ? (all[at + 1] ?? '') : part;
    if (isDenied(told)) isShut = true;
    else if (!isBare) isShut = false;
    for (const day of daysIn(part, language)) (isShut ? denied : open).add(day);
  }
  // "Monday to Saturday" over "and" and "to" is read from the whole
  for (const day of daysIn(text, language)) if (!denied.has(day)) open.add(day);
  return open;
}

const openDays = perSource(({ plain, language }) => openDaysIn(plain, language));
/** "leaves within 2 working days": on these it does happen */
const countsWorkdays = perSource(({ plain, language }) => {
  const days = weekdaysIn(plain, language);
  return workingDays.every((day) => days.has(day)) && !saysNo(plain);
});

const isOnWorkdaysOnly = perSource(({ plain }) => workdays.test(plain) && !isDenied(plain));

/** of goods */
const comesBack =
  /(?<!\p{L})(?:(?:have|get) (?:it|them|one|some|more) (?:back|in)|back in stock|restock\p{L}*|wieder (?:da|verfügbar|lieferbar|vorrätig)|de retour en stock|de nuevo en stock)(?!\p{L})/iu;

export function createDayFault(sources: readonly Source[]) {
  // a bowl "for daily use" opens on no day
  const telling = sources.filter((source) => source.product === null && openDays(source).size > 0);

  return ({ plain, language, claims, about }: Sentence): string | null => {
    if (/[?？؟]\s*$/u.test(plain)) return null;
    const said = openDaysIn(plain, language, daysWithWork);
    if (comesBack.test(plain) && said.size > 0 && !telling.some((source) => comesBack.test(source.plain)))
      return 'it names a day on which something is back, which the shop data does not';
    // "for a weekend" names no day of the shop's
    if (said.size === 0 || (saysNo(plain) && !shut.test(plain))) return null;
    const stems = new Set(
      stemsIn(
        plain
          .split(' ')
          .filter((word) => namedDaysIn(word, language).size === 0)
          .join(' '),
      ),
    );
    const near = telling.filter((source) => source.language === language);
    const likes = near.map((source) => ({ source, like: likeness(stems, source, null) }));
    const most = Math.max(0, ...likes.map(({ like }) => like));
    const isAsLike = (source: Source) => source.language === language && likeness(stems, source, null) >= most;
    // without a word in common nothing tells what the days are of
    if (most === 0 && namedDaysIn(plain, language, []).size === 0) return null;
    const alike = most === 0 ? telling : likes.filter(({ like }) => like > 0).map(({ source }) => source);
    const ofTerm =
      heavyOf(about.families).length === 0
        ? []
        : alike.filter((source) => sharesFamily(about.families, aboutSource(source).families));
    const same = ofTerm.length > 0 ? ofTerm : alike;
    // "Tuesday to Friday: 9.30 to 17.30" has no word in common with how hours are told in a sentence
    const saysHours = heavyOf(about.families).length === 0 && claims.some(({ kind }) => kind === 'clock');
    const meant = saysHours ? [...same, ...telling.filter(({ topics }) => topics.includes('contact.hours'))] : same;
    const known = new Set(meant.flatMap((source) => [...openDays(source)]));
    // "Ring us on weekdays between 9 and 5": Monday is one of them
    if (sources.some((source) => isAsLike(source) && source.product === null && isOnWorkdaysOnly(source)))
      for (const day of workingDays) known.add(day);
    const isOnWorkdays = workdays.test(plain) && sources.some((source) => isAsLike(source) && countsWorkdays(source));
    if (isOnWorkdays) for (const day of workingDays) known.add(day);
    return meant.length === 0 || [...said].every((day) => known.has(day))
      ? null
      : 'it names a day of the week that the shop data does not name for this';
  };
}

/** When something comes that was said without a number: "next week", "in March". A source about the same must say it. */
const weeks = patternOf(
  "(?:next|this|coming|following) (?:week|weekend|month|spring|summer|autumn|winter)|in (?:a few|a couple of|some) (?:days|weeks)|(?:nächste|kommende|diese)[nrms]? (?:woche|wochenende|monat)|in (?:wenigen|ein paar|einigen) (?:tagen|wochen)|(?:la )?semaine prochaine|cette semaine|(?:le )?mois prochain|ce mois-ci|d'ici quelques (?:jours|semaines)|dans quelques (?:jours|semaines)|(?:la )?próxim[oa] (?:semana|mes|mês)|semana que viene|esta semana|este (?:mes|mês)|en unos días|dentro de unos días|prossim[oa] (?:settimana|mese)|(?:settimana|mese) prossim[oa]|questa settimana|tra (?:pochi|qualche) giorn[oi]|(?:volgende|komende|deze) (?:week|maand)|over een paar dagen|semana que vem|daqui a uns dias|(?:w )?(?:przyszłym|tym|następnym) (?:tygodniu|miesiącu)|za kilka dni|(?:příští|tento) (?:týden|měsíc)|za pár dní|(?:næste|neste|nästa|denne|denna) (?:uge|uke|vecka|måned|månad)|om (?:et par|några|noen) (?:dage|dagar|dager)|ensi (?:viikolla|kuussa)|tällä viikolla|(?:την )?επόμενη εβδομάδα|τον επόμενο μήνα|jövő héten|jövő hónapban|ezen a héten|(?:minggu|bulan) (?:depan|ini)|săptămâna (?:viitoare|aceasta)|luna viitoare|(?:на )?следующей неделе|в следующем месяце|на этой неделе|через несколько дней|(?:на )?наступного тижня|наступного місяця|цього тижня|(?:gelecek|önümüzdeki|bu) (?:hafta|ay)|(?:الأسبوع|الشهر) (?:القادم|المقبل)|هذا الأسبوع|(?:ב)?(?:שבוע|חודש) הבא|השבוע",
  '来週|今週|来月|数日|下周|下週|本周|下个月|几天内|다음 ?주|이번 ?주|다음 ?달',
);
const shortest = 5;
/** "März" of a shop may be one, which allows and forbids nothing by itself */
const shortestOfShop = 3;
const letters = /\p{L}+/gu;
const keptMonths = new Map<string, ReadonlyMap<string, number>>();

/** By the first letters, which hold through inflections; shorter names are words of other meanings too. */
const monthStems = (language: string): ReadonlyMap<string, number> =>
  remembered(keptMonths, language, () => {
    const named = (month: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 5)));
    const found = Array.from({ length: 12 }, (_, month) =>
      [named(month, { month: 'long' }), named(month, { month: 'long', day: 'numeric' })].flatMap((text) =>
        longStemsIn(text, shortestOfShop).map((stem): [string, number] => [stem, month]),
      ),
    );
    return new Map(found.flat());
  });

const longStemsIn = (text: string, least = shortest): string[] =>
  (withoutMarks(text.toLowerCase()).match(letters) ?? [])
    .filter((word) => word.length >= least)
    .map((word) => word.slice(0, shortest));

const monthsIn = (text: string, language: string, least = shortest): number[] =>
  longStemsIn(text, least).flatMap((stem) => monthStems(language).get(stem) ?? []);
const monthsOfSource = perSource(({ plain, language }) => new Set(monthsIn(plain, language, shortestOfShop)));
const saysWeeks = perSource(({ plain }) => weeks.test(plain));

export function createCalendarFault(sources: readonly Source[]) {
  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (saysNo(plain) || /[?？؟]\s*$/u.test(plain)) return null;
    const isSoon = weeks.test(plain);
    const months = monthsIn(plain, language);
    if (!isSoon && months.length === 0) return null;
    const urls = new Set(productsAt(sentence, { at: plain.length }).map(({ url }) => url));
    const near = sources.filter(({ product }) => product === null || urls.size === 0 || urls.has(product));
    if (isSoon && !near.some((source) => saysWeeks(source))) return 'it promises a week that the shop data does not';
    return months.every((month) => near.some((source) => monthsOfSource(source).has(month)))
      ? null
      : 'it names a month that the shop data does not name for this';
  };
}
